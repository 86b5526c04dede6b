import type { AttendanceInfoDto } from '@serikad/shared/invitations/attendance-info.dto';
import type { DateTimeDto } from '@serikad/shared/invitations/date-time.dto';
import type { DesignLanguageDto } from '@serikad/shared/invitations/design-language.dto';
import type { InvitationAnswer } from '@serikad/shared/invitations/invitation.types';
import type { LocationDto } from '@serikad/shared/invitations/location.dto';
import type { NamesDto } from '@serikad/shared/invitations/names.dto';
import type { SecondPageDto } from '@serikad/shared/invitations/pages.dto';
import { call } from '../../../lib/api.js';
import type { DtoLoader } from '../../../lib/form/use-form.js';
import type { EditorSection } from './sections.js';

/** The body of each section's call. */
export interface SectionBodies {
  designLanguage: DesignLanguageDto;
  names: NamesDto;
  dateTime: DateTimeDto;
  location: LocationDto;
  secondPage: SecondPageDto;
  attendance: AttendanceInfoDto;
}

/** The class that checks each body; it loads with the first check. */
export const DTOS: { [S in EditorSection]: DtoLoader<SectionBodies[S]> } = {
  designLanguage: () => import('@serikad/shared/invitations/design-language.dto').then((m) => m.DesignLanguageDto),
  names: () => import('@serikad/shared/invitations/names.dto').then((m) => m.NamesDto),
  dateTime: () => import('@serikad/shared/invitations/date-time.dto').then((m) => m.DateTimeDto),
  location: () => import('@serikad/shared/invitations/location.dto').then((m) => m.LocationDto),
  secondPage: () => import('@serikad/shared/invitations/pages.dto').then((m) => m.SecondPageDto),
  attendance: () => import('@serikad/shared/invitations/attendance-info.dto').then((m) => m.AttendanceInfoDto),
};

interface Headers extends Record<string, string> {
  /** The revision that the edit began from. */
  'If-Match': string;
}

/** Saves each section. */
export const SAVES: { [S in EditorSection]: (body: SectionBodies[S], headers: Headers) => Promise<InvitationAnswer> } =
  {
    designLanguage: (body, headers) => call('PUT /api/invitation/update/design-language', { body, headers }),
    names: (body, headers) => call('PUT /api/invitation/update/names', { body, headers }),
    dateTime: (body, headers) => call('PUT /api/invitation/update/date-time', { body, headers }),
    location: (body, headers) => call('PUT /api/invitation/update/location', { body, headers }),
    secondPage: (body, headers) => call('PUT /api/invitation/update/second-page', { body, headers }),
    attendance: (body, headers) => call('PUT /api/invitation/update/attendance-info', { body, headers }),
  };
