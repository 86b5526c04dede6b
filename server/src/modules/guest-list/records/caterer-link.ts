import type { GuestListRecord } from './guest-list.schema.js';
import type { GuestSecretsService } from './guest-secrets.service.js';

/** The path of a caterer's link. */
const CATERER_PATH = '/c/';

/** The caterer's link for the couple; empty without one. */
export function catererLinkOf({ _id, caterer }: GuestListRecord, secrets: GuestSecretsService): string {
  const token = secrets.catererToken(_id.toHexString(), (caterer?.rotation ?? 0) - 1);
  return secrets.linkOf(CATERER_PATH, token, caterer?.hash);
}
