import { hash } from 'node:crypto';

/** SHA-256 in 43 characters of base64url. */
export function sha256(text: string): string {
  return hash('sha256', text, 'base64url');
}
