import type { MessageAlignment } from '@serikad/shared/invitations/invitation.types';

/** What the couple decide about their guests' RSVPs. A limit under 1 means none. */
interface RsvpSettings {
  /** Whether guests are asked to answer. */
  show: boolean;
  /** Most guests per RSVP. */
  limit: number;
  /** Most guests altogether. */
  totalLimit: number;
  message: string;
  messageAlignment: MessageAlignment;
}

/** The settings to save; an alignment that is not given stays as it is. */
export type RsvpSettingsChange = Omit<RsvpSettings, 'message' | 'messageAlignment'> & {
  message?: string | undefined;
  messageAlignment?: MessageAlignment | undefined;
};

/** The settings as stored, with the seats that are taken. */
export interface SeatsState extends RsvpSettings {
  taken: number;
  /** How often the settings were saved. */
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
