/** What a guest answers; `attendanceCount` 0 is a no, or a wish alone. */
export interface AnswerContent {
  from: string;
  attendanceCount: number;
  message: string;
}

/** An answer that the server has: the guest's secret and what they last sent. */
export interface StoredAnswer extends AnswerContent {
  wishId: string;
  /** Sent without having been asked whether they come. */
  wishOnly: boolean;
}

/** An answer that is still to be sent. */
export interface PendingAnswer extends AnswerContent {
  wishOnly: boolean;
}

/**
 * What a guest's first answer went out with: the key, and the words that the server knows or will know it by. It stays
 * until the guest's secret is here, so that no reload and no other tab makes a second record of it.
 */
export interface FirstTry extends AnswerContent {
  key: string;
}

/** What a guest has typed so far. */
export interface AnswerDraft {
  from: string;
  attending: boolean;
  count: string;
  message: string;
}
