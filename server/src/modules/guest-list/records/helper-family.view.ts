import { maskedPhone } from '@serikad/shared/guest-list/guest-list';
import type { HelperFamily } from '@serikad/shared/guest-list/helper.types';
import type { FamilyRecord } from './family.schema.js';
import { linkOf } from './family.view.js';
import type { ListEntry } from './guest-list.schema.js';
import type { GuestSecretsService } from './guest-secrets.service.js';

/** A family as the helper of its branch sees it. */
export function helperFamilyView(
  family: FamilyRecord,
  { b: branch, s: seats }: Pick<ListEntry, 'b' | 's'>,
  secrets: GuestSecretsService,
): HelperFamily {
  const { _id, name, title, phone, side, language, rev, createdAt, sent = {}, chats = {} } = family;
  return {
    id: _id.toHexString(),
    name,
    title,
    maskedPhone: phone === undefined ? '' : maskedPhone(secrets.decryptPhone(_id, phone)),
    seats,
    side,
    language,
    link: linkOf(family, secrets),
    revision: rev,
    createdAt: createdAt.toISOString(),
    sent: Object.fromEntries(Object.entries(sent).map(([kind, { at }]) => [kind, at.toISOString()])),
    chat: chats[branch] ?? null,
  };
}
