import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG } from '../../../common/app-options.js';
import { Types } from 'mongoose';
import type { AppConfig } from '../../../config/app-config.js';

/**
 * The secrets by which guests edit their RSVPs. A secret follows from the invitation and the idempotency key of the
 * request, so that a repeated request gets the same one although only its hash is stored.
 */
@Injectable()
export class RsvpSecretsService {
  /**
   * Made once: of bytes Node makes such a key with every signature, which takes seven times as long as the signature.
   */
  private readonly key: KeyObject;

  constructor(@Inject(APP_CONFIG) config: AppConfig) {
    this.key = createSecretKey(Buffer.from(hkdfSync('sha256', config.jwtSecret, '', 'serikad wish secrets', 32)));
  }

  /** @returns 43 characters that carry 256 bits */
  of(invitationId: string, idempotencyKey: string): string {
    return this.mac(`wish:${invitationId}:${idempotencyKey}`).toString('base64url');
  }

  /** The RSVP's `_id`: the same for every repetition of a request, and not to be guessed without the server's key. */
  rsvpId(invitationId: string, idempotencyKey: string): Types.ObjectId {
    return new Types.ObjectId(this.mac(`answer:${invitationId}:${idempotencyKey}`).subarray(0, 12));
  }

  /** What a tombstone keeps of an RSVP's `bodyHash`: 43 characters that reveal nothing without the server's key. */
  repeatHash(bodyHash: string): string {
    return this.mac(`repeat:${bodyHash}`).toString('base64url');
  }

  /**
   * A hash that is the same for RSVPs of one invitation from one network, and reveals nothing else: 16 characters.
   * @param client of `clientOf`
   */
  sourceOf(invitationId: string, client: string): string {
    return this.mac(`source:${invitationId}:${client}`).subarray(0, 12).toString('base64url');
  }

  private mac(text: string): Buffer {
    return createHmac('sha256', this.key).update(text).digest();
  }
}
