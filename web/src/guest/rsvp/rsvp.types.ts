/** What an RSVP says; `attendanceCount` 0 is a no, or a wish alone. */
export interface RsvpContent {
  from: string;
  attendanceCount: number;
  message: string;
}

/** An RSVP that the server has: the guest's secret and what they last sent. */
export interface StoredRsvp extends RsvpContent {
  wishId: string;
  /** Sent from the form without attendance. */
  wishOnly: boolean;
}

/** An RSVP that is still to be sent. */
export interface PendingRsvp extends RsvpContent {
  wishOnly: boolean;
}

/**
 * What a guest's first RSVP was sent with: the key, and the words that the server has, or will have, for it. It stays
 * until the guest's secret is here, so that no reload and no other tab makes a second record of it.
 */
export interface FirstTry extends RsvpContent {
  key: string;
}

/** What a guest has typed so far. */
export interface RsvpDraft {
  from: string;
  attending: boolean;
  count: string;
  message: string;
}
