import type { Locale } from '../i18n/language.js';

export interface VerifyResult {
  registered: boolean;
  token: string;
  /** `name`: as registered; before that, as Google has it. */
  user: SignedInAccount & { name: string };
}

export interface RegisterResult {
  token: string;
  user: SignedInAccount;
}

interface SignedInAccount {
  _id: string;
  /** The language of the account; absent while none was chosen. */
  language?: Locale;
}

/** A person as they see themselves. */
export interface UserView {
  _id: string;
  name: string;
  email: string;
  phoneNo: string;
  registered: boolean;
  isAdmin: boolean;
  /** The language in which the person reads the shop; absent while none was chosen. */
  language?: Locale;
  createdAt: string;
}
