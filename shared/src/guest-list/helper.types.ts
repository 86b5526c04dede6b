import type { ChangedTemplates, FamilyView, MessageKind } from './family.types.js';

/** A family as the helper of its branch sees it: without note, table, RSVP, and what was opened. */
export interface HelperFamily extends Pick<
  FamilyView,
  'id' | 'name' | 'title' | 'seats' | 'side' | 'language' | 'link' | 'revision' | 'createdAt'
> {
  /** `01•-••• 6789`; empty when there is none. */
  maskedPhone: string;
  /** ISO 8601: when each message was sent. */
  sent: Partial<Record<MessageKind, string>>;
  /** The message that the helper has opened in WhatsApp, as long as they have not said whether they sent it. */
  chat: MessageKind | null;
}

/** What a helper link gives: one branch, and nothing of others. */
export interface HelperBranch {
  /** For the public part of the invitation, whose names and dates the messages have. */
  invitationId: string;
  /** The branch's id: what waits on a device for its families is kept under it, also when the link is renewed. */
  id: string;
  name: string;
  /** Most seats of its families; `null`: no limit. */
  quota: number | null;
  /** Seats of its families. */
  seats: number;
  families: HelperFamily[];
  /** The texts of the invitation that differ from the defaults. */
  templates: ChangedTemplates;
  /**
   * Titles of the sessions that a new family is invited to, in their order; the main one's may be empty. Empty where
   * there is one.
   */
  sessions: string[];
}
