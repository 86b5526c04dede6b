/** That the seller hid a guest's words from the other guests. */
export interface Withheld {
  /** ISO 8601. */
  at: string;
  reason: string;
}

/** A wish as the list shows it: to the owner whole, to the public without the count. */
export interface WishView {
  _id: string;
  invitationId: string;
  from: string;
  message: string;
  createdAt: string;
  /** For the owner alone. */
  attendanceCount?: number;
  willAttend?: boolean;
  /** For the owner alone, where the seller hid the message: it is empty then. */
  withheld?: Withheld;
}

/** A guest's own answer, by its secret. */
export interface OwnWish {
  invitationId: string;
  from: string;
  attendanceCount: number;
  willAttend: boolean;
  message: string;
  createdAt: string;
}

export const WISH_LIST_LIMIT = 1000;
