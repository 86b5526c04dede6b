import {
  type FamilyAnswer,
  type FamilyView,
  OWN_BRANCH,
  type SentMessage,
} from '@serikad/shared/guest-list/family.types';
import type { FamilyRecord } from './family.schema.js';
import type { GuestSecretsService } from './guest-secrets.service.js';
import type { ListEntry } from './guest-list.schema.js';

/** The path of a personal link. */
const PERSONAL_PATH = '/i/';

/** What the totals of a list are counted from. */
export type FamilyFiguresView = Pick<FamilyView, 'seats' | 'branch' | 'sessions' | 'sent' | 'openedAt' | 'answer'>;

export function figuresView(
  { sessions, openedAt, sent = {} }: Pick<FamilyRecord, 'sessions' | 'openedAt' | 'sent'>,
  { b: branch, s: seats }: Pick<ListEntry, 'b' | 's'>,
  answer: FamilyAnswer | null,
): FamilyFiguresView {
  return {
    seats,
    branch,
    sessions: sessions ?? null,
    sent: Object.fromEntries(Object.entries(sent).map(([kind, message]) => [kind, sentView(message)])),
    openedAt: openedAt?.toISOString() ?? null,
    answer,
  };
}

/** A family as the list's owner sees it. */
export function familyView(
  family: FamilyRecord,
  place: Pick<ListEntry, 'b' | 's'>,
  answer: FamilyAnswer | null,
  secrets: GuestSecretsService,
): FamilyView {
  const { _id, phone, createdAt, reopened } = family;
  return {
    ...figuresView(family, place, answer),
    id: _id.toHexString(),
    name: family.name,
    title: family.title,
    phone: phone === undefined ? '' : secrets.decryptPhone(_id, phone),
    side: family.side,
    language: family.language,
    note: family.note,
    table: family.table,
    link: linkOf(family, secrets),
    revision: family.rev,
    createdAt: createdAt.toISOString(),
    chat: family.chats?.[OWN_BRANCH] ?? null,
    reopened: reopened ?? false,
  };
}

export function linkOf({ _id, rotation, tokenHash }: FamilyRecord, secrets: GuestSecretsService): string {
  return secrets.linkOf(PERSONAL_PATH, secrets.familyToken(_id, rotation), tokenHash);
}

function sentView({ at, branch }: { at: Date; branch?: string }): SentMessage {
  return { at: at.toISOString(), ...(branch !== undefined && { branch }) };
}
