/** What Google returns about a person who signs in. */
export interface GooglePerson {
  /** Google's id of the account; never given to another. */
  sub: string;
  /** Verified by Google; lower case. */
  email: string;
  /** At most 100 characters; may be empty. */
  name: string;
}
