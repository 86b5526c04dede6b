/** What follows from a door link's token on this device. */
export interface DoorKeys {
  /** Names the link's records; the token does not follow from it. */
  id: string;
  key: CryptoKey;
}

const IV_BYTES = 12;

/** Whether this page may encrypt: browsers allow it on https and on the machine itself. */
export function canEncrypt(): boolean {
  return typeof crypto.subtle === 'object';
}

/** HKDF: the same link gives the same key on every opening, and without the link there is none. */
export async function keysOf(token: string): Promise<DoorKeys> {
  const secret = await crypto.subtle.importKey('raw', bytesOf(token), 'HKDF', false, ['deriveKey', 'deriveBits']);
  const hkdf = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: bytesOf('serikad door'),
    info: bytesOf(info),
  });
  const [id, key] = await Promise.all([
    crypto.subtle.deriveBits(hkdf('id'), secret, 128),
    crypto.subtle.deriveKey(hkdf('key'), secret, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
  ]);
  return { id: Array.from(new Uint8Array(id), (byte) => byte.toString(16).padStart(2, '0')).join(''), key };
}

export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

/** Encrypts a record; bound to its name, so that none is taken for another one. */
export async function seal(key: CryptoKey, name: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const cipher = { name: 'AES-GCM', iv, additionalData: bytesOf(name) };
  return { iv, data: await crypto.subtle.encrypt(cipher, key, bytesOf(JSON.stringify(value))) };
}

/** @returns nothing for a record that is damaged, or of another link */
export async function unseal(key: CryptoKey, name: string, { iv, data }: Sealed): Promise<unknown> {
  try {
    const cipher = { name: 'AES-GCM', iv, additionalData: bytesOf(name) };
    return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(cipher, key, data)));
  } catch {
    return undefined;
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
