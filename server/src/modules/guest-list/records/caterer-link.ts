import { sha256 } from '../../rsvp/responses/rsvp-secrets.service.js';
import type { GuestListRecord } from './guest-list.schema.js';
import type { GuestSecretsService } from './guest-secrets.service.js';

/** The path of a caterer's link. */
const CATERER_PATH = '/c/';

/** The caterer's link for the couple; empty without one, and when the guest key was another one. */
export function catererLinkOf({ _id, caterer }: GuestListRecord, secrets: GuestSecretsService): string {
  if (!caterer?.hash) return '';
  const token = secrets.catererToken(_id.toHexString(), caterer.rotation - 1);
  return sha256(token) === caterer.hash ? `${CATERER_PATH}${token}` : '';
}
