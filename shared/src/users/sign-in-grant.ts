const GRANT = /^grant\.([A-Za-z0-9_-]{22})$/;

/**
 * What the redirect flow leaves in the fragment of the sign-in page: a reference to Google's token, which the same
 * browser holds in an HttpOnly cookie. `POST /user/google-auth/verify` takes it in the place of a token of Google's.
 */
export function grantOf(id: string): string {
  return `grant.${id}`;
}

/** The id in a grant; nothing for any other text. */
export function grantId(token: string): string | undefined {
  return GRANT.exec(token)?.[1];
}
