import type { MessageAlignment } from '@serikad/shared/invitations/invitation.types';

/** What the couple decide about their guests' answers. A limit under 1 means none. */
export interface AttendanceSettings {
  /** Whether guests are asked to answer. */
  show: boolean;
  /** Most guests per answer. */
  limit: number;
  /** Most guests altogether. */
  totalLimit: number;
  message: string;
  messageAlignment: MessageAlignment;
}

/** The settings to save; an alignment that is not given stays as it is. */
export type AttendanceChange = Omit<AttendanceSettings, 'message' | 'messageAlignment'> & {
  message?: string | undefined;
  messageAlignment?: MessageAlignment | undefined;
};

/** The settings as stored, with the seats that are taken. */
export interface AttendanceState extends AttendanceSettings {
  taken: number;
  /** How often the settings were saved. */
  revision: number;
}

export const NEW_ATTENDANCE: Readonly<AttendanceState> = {
  show: true,
  limit: 0,
  totalLimit: 0,
  message: '',
  messageAlignment: 'text-center',
  taken: 0,
  revision: 0,
};
