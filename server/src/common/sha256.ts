import { hash } from 'node:crypto';

/** SHA-256 in 64 hex digits. */
export function sha256Hex(data: string | Uint8Array): string {
  return hash('sha256', data, 'hex');
}

/** SHA-256 in 43 characters of base64url. */
export function sha256Base64Url(data: string | Uint8Array): string {
  return hash('sha256', data, 'base64url');
}
