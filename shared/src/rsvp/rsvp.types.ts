import type { WaitingReason } from './waiting-message.js';

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
  /** How many of them are children; absent where that was not given. */
  childrenCount?: number;
  willAttend?: boolean;
  /** For the owner alone, of a family that comes to none yet and is not sure of a session. */
  unsure?: true;
  /** For the owner alone, of a family that comes to another session than the main one. */
  otherSession?: true;
  /** For the owner alone, where the seller hid the message: it is empty then. */
  withheld?: Withheld;
  /** For the owner alone, where guests do not see the message before the owner approves it: why. */
  waiting?: WaitingReason;
  /** For the owner alone, where the owner hid the message from the guests. */
  hidden?: true;
  /** For the owner alone, of one that is waiting or hidden: which state of it an approval names. */
  version?: number;
}

/** A guest's own RSVP, by its secret. */
export interface OwnWish {
  invitationId: string;
  from: string;
  attendanceCount: number;
  /** How many of them are children; absent where that was not given. */
  childrenCount?: number;
  willAttend: boolean;
  message: string;
  createdAt: string;
}

/** What became of a review of several wishes. */
export interface WishReview {
  /** Ids of those that are not as wanted: their guests changed them since they were read. */
  changed: string[];
}

/** Many RSVPs that came from one network within a short time. For the owner alone. */
export interface WishFlood {
  /** The newest of them, by the `_id` of the list. */
  newest: string;
  /** ISO 8601: of the oldest and of the newest RSVP. */
  since: string;
  until: string;
  answers: number;
  guests: number;
  firstName: string;
  lastName: string;
}

/** RSVPs that the owner removed together during the last day. */
export interface WishRemoval {
  id: string;
  /** `removing` and `restoring` go on in the background. */
  state: 'removing' | 'removed' | 'restoring';
  /** ISO 8601: the period whose RSVPs were removed. */
  since: string;
  until: string;
  /** How many can be brought back. */
  answers: number;
  /** ISO 8601: until then. */
  undoUntil: string;
  /** The last undo brought back what fits into the limit; these are left. */
  isLimited: boolean;
}

export const RSVP_LIST_LIMIT = 1000;
/** Most wishes that one call approves, hides or deletes. */
export const MOST_REVIEWED = 500;
