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

/** An answer that is still to be sent; the key makes sure that it is stored once. */
export interface PendingAnswer extends AnswerContent {
  key: string;
  wishOnly: boolean;
}

/** What a guest has typed so far. */
export interface AnswerDraft {
  from: string;
  attending: boolean;
  count: string;
  message: string;
}
