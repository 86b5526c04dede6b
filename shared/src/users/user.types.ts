export interface VerifyResult {
  registered: boolean;
  token: string;
  user: { _id: string };
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
