import { LONGEST_ALBUM_NAME } from '@serikad/shared/album/album.types';

/** Of a browser that stores nothing. */
const unkept = new Map<string, string>();

/** The name that the guest gives with photos of an invitation; `undefined` until one was typed. */
export function albumName(invitationId: string): string | undefined {
  try {
    return unkept.get(invitationId) ?? localStorage.getItem(`album-name:${invitationId}`) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepAlbumName(invitationId: string, name: string): void {
  try {
    localStorage.setItem(`album-name:${invitationId}`, name);
    unkept.delete(invitationId);
  } catch {
    unkept.set(invitationId, name);
  }
}

/** As it is sent: on one line, and no longer than the server takes. */
export function sentName(name: string): string {
  const line = name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_ALBUM_NAME);
  // Half a sign at the end, where an emoji was cut.
  return line.replace(/[\ud800-\udbff]$/, '').trim();
}
