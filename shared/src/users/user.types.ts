export interface VerifyResult {
  registered: boolean;
  token: string;
  /** `name`: as registered; before that, as Google has it. */
  user: { _id: string; name: string };
}

export interface RegisterResult {
  token: string;
  user: { _id: string };
}

/** A person as they see themselves. */
export interface UserView {
  _id: string;
  name: string;
  email: string;
  phoneNo: string;
  registered: boolean;
  isAdmin: boolean;
  createdAt: string;
}
