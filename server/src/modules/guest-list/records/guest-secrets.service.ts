import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DAY_MS } from '@serikad/shared/calendar/durations';
import { TOKEN_LENGTH } from '@serikad/shared/guest-list/guest-list';
import { Types } from 'mongoose';
import { APP_CONFIG } from '../../../common/app-options.js';
import { sha256Base64Url } from '../../../common/sha256.js';
import type { AppConfig } from '../../../config/app-config.js';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/**
 * The largest multiple of 62 that a byte can be under: bytes above it are left out, so that all characters are alike.
 */
const FAIR_BYTES = 248;
/** Characters of base64url. */
const SIGNATURE_LENGTH = 22;
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What follows from the guest key: the tokens of links, the ids of families and the encryption of their phones. */
@Injectable()
export class GuestSecretsService {
  private readonly log = new Logger(GuestSecretsService.name);
  private readonly macKey: KeyObject;
  private readonly phoneKey: KeyObject;
  private hasWarned = false;

  constructor(@Inject(APP_CONFIG) { guestKey }: Pick<AppConfig, 'guestKey'>) {
    const derived = (purpose: string): KeyObject =>
      createSecretKey(Buffer.from(hkdfSync('sha256', guestKey, '', purpose, 32)));
    this.macKey = derived('serikad guest links');
    this.phoneKey = derived('serikad guest phones');
  }

  /** The token of a family's personal link. @param rotation how often the link was renewed */
  familyToken(familyId: Types.ObjectId, rotation: number): string {
    return this.token(`family:${familyId.toHexString()}:${rotation}`);
  }

  /** The token of a branch's helper link. @param rotation how often a link was made before */
  helperToken(invitationId: string, branchId: string, rotation: number): string {
    return this.token(`helper:${invitationId}:${branchId}:${rotation}`);
  }

  /** The token of the caterer's link. @param rotation how often a link was made before */
  catererToken(invitationId: string, rotation: number): string {
    return this.token(`caterer:${invitationId}:${rotation}`);
  }

  /** The token of the door link. @param rotation how often a link was made before */
  doorToken(invitationId: string, rotation: number): string {
    return this.token(`door:${invitationId}:${rotation}`);
  }

  /** The token of the hall's screen. @param rotation how often a link was made before */
  wallToken(invitationId: string, rotation: number): string {
    return this.token(`wall:${invitationId}:${rotation}`);
  }

  /** What is stored of the key that a guest's device made for the album. */
  albumGuest(invitationId: string, key: string): string {
    return this.mac(`album guest:${invitationId}:${key}`).toString('base64url').slice(0, SIGNATURE_LENGTH);
  }

  /** What is stored of the network that a guest's photo comes from, while it is being received. */
  albumNetwork(invitationId: string, network: string): string {
    return this.mac(`album network:${invitationId}:${network}`).toString('base64url').slice(0, SIGNATURE_LENGTH);
  }

  /** The `_id` of a guest's photo, in the same way as a family's. @param upload made by the device */
  albumPhotoId(invitationId: string, guest: string, upload: string): Types.ObjectId {
    return this.id(`album photo:${invitationId}:${guest}:${upload}`);
  }

  /** 132 bits that can only be made with the key. @param purpose keeps signatures of one kind from being another's */
  signature(purpose: 'album picture' | 'album archive', text: string): string {
    return this.mac(`${purpose}:${text}`).toString('base64url').slice(0, SIGNATURE_LENGTH);
  }

  isSigned(purpose: 'album picture' | 'album archive', text: string, signature: string): boolean {
    const given = Buffer.from(signature);
    const right = Buffer.from(this.signature(purpose, text));
    return given.length === right.length && timingSafeEqual(given, right);
  }

  /**
   * Signatures of the addresses of pictures: of a day, in UTC, and good for the next one too.
   * @param now milliseconds
   */
  pictureSigner(now: number): (uuid: string) => string {
    const day = Math.floor(now / DAY_MS);
    return (uuid) => `${day}.${this.signature('album picture', `${uuid} ${day}`)}`;
  }

  isPictureSigned(uuid: string, given: string, now: number): boolean {
    const [, day = '', signature = ''] = /^(\d{1,6})\.(.+)$/.exec(given) ?? [];
    const age = Math.floor(now / DAY_MS) - Number(day);
    return (age === 0 || age === 1) && this.isSigned('album picture', `${uuid} ${day}`, signature);
  }

  /** A family's `_id`: the same for every repetition of a request, and not to be guessed without the key. */
  familyId(invitationId: string, idempotencyKey: string): Types.ObjectId {
    return this.id(`id:${invitationId}:${idempotencyKey}`);
  }

  /** The same of a row of an import; the ids of its rows are in their order, as lists show families of one moment. */
  importedFamilyId(invitationId: string, batch: Types.ObjectId, at: number): Types.ObjectId {
    const bytes = Buffer.from(this.familyId(invitationId, batch.toHexString()).id);
    bytes.writeUInt16BE(at, bytes.length - 2);
    return new Types.ObjectId(bytes);
  }

  /** In the same way of a branch. */
  branchId(invitationId: string, idempotencyKey: string): Types.ObjectId {
    return this.id(`branch:${invitationId}:${idempotencyKey}`);
  }

  /** In the same way of a session. */
  sessionId(invitationId: string, idempotencyKey: string): Types.ObjectId {
    return this.id(`session:${invitationId}:${idempotencyKey}`);
  }

  /** In the same way of an import. */
  batchId(invitationId: string, idempotencyKey: string): Types.ObjectId {
    return this.id(`import:${invitationId}:${idempotencyKey}`);
  }

  /** Tells a repetition from another body under the same key. Phones are part of it: a plain hash could be searched. */
  bodyHash(content: object): string {
    return this.mac(`body:${JSON.stringify(content)}`).toString('base64url');
  }

  encryptPhone(familyId: Types.ObjectId, phone: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.phoneKey, iv).setAAD(familyId.id);
    const text = Buffer.concat([cipher.update(phone, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
  }

  /** @returns an empty text when it was encrypted under another key, or for another family */
  decryptPhone(familyId: Types.ObjectId, encrypted: string): string {
    const bytes = Buffer.from(encrypted, 'base64url');
    try {
      const decipher = createDecipheriv(CIPHER, this.phoneKey, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      }).setAAD(familyId.id);
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    } catch {
      if (!this.hasWarned)
        this.log.error('phone numbers of guest lists cannot be decrypted: GUEST_KEY was another one');
      this.hasWarned = true;
      return '';
    }
  }

  /**
   * The path of a link for the couple: `prefix` and its token.
   * @param hash what is stored of the token; absent without a link
   * @returns empty without a link, and when the guest key was another one: the token can't be made again, and the link
   *   that was sent goes on working
   */
  linkOf(prefix: string, token: string, hash: string | undefined): string {
    return sha256Base64Url(token) === hash ? `${prefix}${token}` : '';
  }

  private id(text: string): Types.ObjectId {
    return new Types.ObjectId(this.mac(text).subarray(0, 12));
  }

  private token(text: string): string {
    let token = '';
    // One round gives 31 characters on average.
    for (let round = 0; token.length < TOKEN_LENGTH; round += 1) {
      for (const byte of this.mac(`${text}:${round}`)) {
        if (byte < FAIR_BYTES) token += BASE62.charAt(byte % BASE62.length);
      }
    }
    return token.slice(0, TOKEN_LENGTH);
  }

  private mac(text: string): Buffer {
    return createHmac('sha256', this.macKey).update(text).digest();
  }
}
