import type { SessionView } from '@serikad/shared/guest-list/session.types';
import type { MessageAlignment } from '@serikad/shared/invitations/invitation.types';

/** What the couple decide about their guests' RSVPs. A limit under 1 means none. */
export interface RsvpSettings {
  /** Whether guests are asked to answer. */
  show: boolean;
  /** Most guests per RSVP. */
  limit: number;
  /** Most guests altogether. */
  totalLimit: number;
  message: string;
  messageAlignment: MessageAlignment;
  /** From this moment on new RSVPs and more guests are refused; absent: never. */
  closesAt?: Date;
}

/** The settings to save; what may be left out then stays as it is. */
export type RsvpSettingsChange = Omit<RsvpSettings, 'message' | 'messageAlignment' | 'closesAt'> & {
  message?: string | undefined;
  messageAlignment?: MessageAlignment | undefined;
  /** `null`: never. */
  closesAt?: Date | null | undefined;
};

/** The settings as stored, with the seats that are taken. */
export interface SeatsState extends RsvpSettings {
  taken: number;
  /** How often the settings were saved. */
  revision: number;
}

/** What a family's RSVP needs to know of the counter document. */
export interface Answering {
  /** Ids of the sessions, the main one first. */
  sessions: string[];
  closesAt: Date | null;
  /** The same sessions with what a family reads of each. */
  details: SessionView[];
  /** How often the sessions were changed. */
  sessionsRevision: number;
}

/** All sessions of an invitation, the main one first. */
export interface SessionsState {
  sessions: SessionView[];
  /** How often they were changed. */
  revision: number;
}

export const NEW_SEATS: Readonly<SeatsState> = {
  show: true,
  limit: 0,
  totalLimit: 0,
  message: '',
  messageAlignment: 'text-center',
  taken: 0,
  revision: 0,
};
