/**
 * 128 random bits as hex, for an Idempotency-Key. Not `crypto.randomUUID`: plain http (a phone in the LAN) has none.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
