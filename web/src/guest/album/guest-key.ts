const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 24;
const KEY = /^[0-9A-Za-z]{24}$/;
/** Bytes from here on are left out, so that every letter is as likely as another. */
const LIMIT = 256 - (256 % LETTERS.length);

/** Of a browser that stores nothing: as long as the page is open. */
const unkept = new Map<string, string>();

/** The key by which the server knows this device's photos of an invitation: 24 random letters, made once. */
export function guestKey(invitationId: string): string {
  const name = `album-key:${invitationId}`;
  const known = read(name) ?? unkept.get(name);
  if (known !== undefined) return known;
  const key = randomKey();
  try {
    localStorage.setItem(name, key);
  } catch {
    unkept.set(name, key);
  }
  return key;
}

function read(name: string): string | undefined {
  try {
    const kept = localStorage.getItem(name) ?? '';
    return KEY.test(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function randomKey(): string {
  let key = '';
  while (key.length < LENGTH) {
    const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
    for (const byte of bytes) if (byte < LIMIT && key.length < LENGTH) key += LETTERS.charAt(byte % LETTERS.length);
  }
  return key;
}

/** Whether this device has sent photos, or begun to. */
export function hasGuestKey(invitationId: string): boolean {
  const name = `album-key:${invitationId}`;
  return read(name) !== undefined || unkept.has(name);
}
