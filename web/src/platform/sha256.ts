/**
 * SHA-256 as base64url, as the server writes hashes of tokens. Browsers compute it on https and on the machine itself.
 */
export async function sha256(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  // Cheap phones lack `replaceAll`.
  return btoa(String.fromCharCode(...hash))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');
}
