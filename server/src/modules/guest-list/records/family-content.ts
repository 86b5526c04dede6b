import { OWN_BRANCH } from '@serikad/shared/guest-list/branch.dto';
import type { FamilyDto } from '@serikad/shared/guest-list/family.dto';
import { MAIN_SESSION } from '@serikad/shared/guest-list/family.types';
import type { Types } from 'mongoose';
import { DomainError } from '../../../common/domain-error.js';
import { sha256Base64Url } from '../../../common/sha256.js';
import type { FamilyRecord } from './family.schema.js';
import type { GuestSecretsService } from './guest-secrets.service.js';
import type { ListEntry } from './guest-list.schema.js';

/** What the couple write of a family, apart from its branch and seats. */
type FamilyTexts = Pick<FamilyRecord, 'name' | 'title' | 'side' | 'language' | 'note' | 'table'>;

export interface FamilyContent extends FamilyTexts {
  /** Empty without one. */
  phone: string;
  sessions: string[] | null;
}

export interface NewFamily {
  content: FamilyContent;
  place: Pick<ListEntry, 'b' | 's'>;
}

/**
 * Field by field: a DTO may carry more, and the order decides the hash.
 * @param known ids of the invitation's sessions
 * @throws DomainError validation when there is no such session
 */
export function newFamilyOf(dto: FamilyDto, known: readonly string[] = [MAIN_SESSION]): NewFamily {
  const { name, title, phone, side, language, note, table, sessions } = dto;
  checkSessions(sessions, known);
  return {
    content: { name, title, phone, side, language, note, table, sessions },
    place: { b: dto.branch ?? OWN_BRANCH, s: dto.seats },
  };
}

/** @throws DomainError validation unless a family may be invited to these sessions; `null`: all */
export function checkSessions(sessions: readonly string[] | null, known: readonly string[]): void {
  if (sessions?.some((session) => !known.includes(session)) || sessions?.length === 0) {
    throw new DomainError('validation', { fields: [{ field: 'sessions', code: 'choice' }] });
  }
}

/** The fields of a document that hold this; `undefined` for those that it lacks. */
export function storedContent(
  _id: Types.ObjectId,
  { phone, sessions, ...texts }: FamilyContent,
  secrets: GuestSecretsService,
): FamilyTexts & { phone: string | undefined; sessions: string[] | undefined } {
  return {
    ...texts,
    phone: phone === '' ? undefined : secrets.encryptPhone(_id, phone),
    sessions: sessions ?? undefined,
  };
}

/** Whether a document holds this already. */
export function hasContent(family: FamilyRecord, content: FamilyContent, secrets: GuestSecretsService): boolean {
  return JSON.stringify(storedText(family, secrets)) === JSON.stringify(content);
}

/** What a document holds, its fields in the order of `newFamilyOf`. */
export function storedText(family: FamilyRecord, secrets: GuestSecretsService): FamilyContent {
  const { name, title, side, language, note, table, phone, sessions } = family;
  return {
    name,
    title,
    phone: phone === undefined ? '' : secrets.decryptPhone(family._id, phone),
    side,
    language,
    note,
    table,
    sessions: sessions ?? null,
  };
}

export interface NewDocument {
  _id: Types.ObjectId;
  invitationId: Types.ObjectId;
  bodyHash: string;
  createdAt: Date;
  /** When the request began, by the database's clock. */
  adding: Date;
  batch?: Types.ObjectId;
  /** Of its entry. */
  seats: number;
}

export function newDocument(
  { _id, invitationId, bodyHash, createdAt, adding, batch, seats }: NewDocument,
  content: FamilyContent,
  secrets: GuestSecretsService,
): FamilyRecord {
  const { phone, sessions, ...texts } = storedContent(_id, content, secrets);
  return {
    _id,
    invitationId,
    ...texts,
    ...(phone !== undefined && { phone }),
    ...(sessions && { sessions }),
    tokenHash: sha256Base64Url(secrets.familyToken(_id, 0)),
    rotation: 0,
    bodyHash,
    rev: 0,
    createdAt,
    adding,
    // Earlier than every change of the list after the one that adds the family.
    listed: { seats, revision: 0 },
    ...(batch && { batch }),
    answersDeleted: 0,
  };
}
