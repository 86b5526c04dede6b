import type { GuestSecretsService } from '../guest-list/records/guest-secrets.service.js';
import type { AlbumHead } from './albums.repository.js';

/** The path of the hall's screen. */
const WALL_PATH = '/w/';

/** The link of the hall's screen for the couple; empty without one. */
export function wallLinkOf({ _id, wall }: AlbumHead, secrets: GuestSecretsService): string {
  const token = secrets.wallToken(_id.toHexString(), (wall?.rotation ?? 0) - 1);
  return secrets.linkOf(WALL_PATH, token, wall?.hash);
}
