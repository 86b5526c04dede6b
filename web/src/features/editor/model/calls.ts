import type { AttendanceInfoDto } from '@serikad/shared/invitations/attendance-info.dto';
import type { BottomBarDto } from '@serikad/shared/invitations/bottom-bar.dto';
import type { DateTimeDto } from '@serikad/shared/invitations/date-time.dto';
import type { DesignLanguageDto } from '@serikad/shared/invitations/design-language.dto';
import type { DressCodeDto } from '@serikad/shared/invitations/dress-code.dto';
import type { GiftReceiverDto } from '@serikad/shared/invitations/gift-receiver.dto';
import type { InvitationAnswer } from '@serikad/shared/invitations/invitation.types';
import type { LocationDto } from '@serikad/shared/invitations/location.dto';
import type { MusicDto } from '@serikad/shared/invitations/music.dto';
import type { NamesDto } from '@serikad/shared/invitations/names.dto';
import type { OthersDto } from '@serikad/shared/invitations/others.dto';
import type { DoaDto, SecondPageDto } from '@serikad/shared/invitations/pages.dto';
import type { SalamKautDto } from '@serikad/shared/invitations/salam-kaut.dto';
import { call } from '../../../lib/api.js';
import type { DtoLoader } from '../../../lib/form/use-form.js';
import type { EditorMedia } from '../media/media.types.js';
import type { FormSection } from './sections.js';

/** The body of each section's call. */
export interface SectionBodies {
  designLanguage: DesignLanguageDto;
  names: NamesDto;
  dateTime: DateTimeDto;
  location: LocationDto;
  dressCode: DressCodeDto;
  salamKaut: SalamKautDto;
  giftReceiver: GiftReceiverDto;
  music: MusicDto;
  secondPage: SecondPageDto;
  doa: DoaDto;
  attendance: AttendanceInfoDto;
  bottomBar: BottomBarDto;
  others: OthersDto;
}

/** The class that checks each body; it loads with the first check. */
export const DTOS: { [S in FormSection]: DtoLoader<SectionBodies[S]> } = {
  designLanguage: () => import('@serikad/shared/invitations/design-language.dto').then((m) => m.DesignLanguageDto),
  names: () => import('@serikad/shared/invitations/names.dto').then((m) => m.NamesDto),
  dateTime: () => import('@serikad/shared/invitations/date-time.dto').then((m) => m.DateTimeDto),
  location: () => import('@serikad/shared/invitations/location.dto').then((m) => m.LocationDto),
  dressCode: () => import('@serikad/shared/invitations/dress-code.dto').then((m) => m.DressCodeDto),
  salamKaut: () => import('@serikad/shared/invitations/salam-kaut.dto').then((m) => m.SalamKautDto),
  giftReceiver: () => import('@serikad/shared/invitations/gift-receiver.dto').then((m) => m.GiftReceiverDto),
  music: () => import('@serikad/shared/invitations/music.dto').then((m) => m.MusicDto),
  secondPage: () => import('@serikad/shared/invitations/pages.dto').then((m) => m.SecondPageDto),
  doa: () => import('@serikad/shared/invitations/pages.dto').then((m) => m.DoaDto),
  attendance: () => import('@serikad/shared/invitations/attendance-info.dto').then((m) => m.AttendanceInfoDto),
  bottomBar: () => import('@serikad/shared/invitations/bottom-bar.dto').then((m) => m.BottomBarDto),
  others: () => import('@serikad/shared/invitations/others.dto').then((m) => m.OthersDto),
};

export interface SaveHeaders extends Record<string, string> {
  /** The revision that the edit began from. */
  'If-Match': string;
}

/** Saves each section; what has files of its own goes with them. */
export const SAVES: {
  [S in FormSection]: (body: SectionBodies[S], headers: SaveHeaders, media: EditorMedia) => Promise<InvitationAnswer>;
} = {
  designLanguage: (body, headers) => call('PUT /api/invitation/update/design-language', { body, headers }),
  names: (body, headers) => call('PUT /api/invitation/update/names', { body, headers }),
  dateTime: (body, headers) => call('PUT /api/invitation/update/date-time', { body, headers }),
  location: (body, headers) => call('PUT /api/invitation/update/location', { body, headers }),
  dressCode: (body, headers) => call('PUT /api/invitation/update/dress-code', { body, headers }),
  salamKaut: (body, headers, { qr }) => qr.send(body, headers),
  giftReceiver: (body, headers) => call('PUT /api/invitation/update/gift-receiver-info', { body, headers }),
  music: (body, headers) => call('PUT /api/invitation/update/music', { body, headers }),
  secondPage: (body, headers) => call('PUT /api/invitation/update/second-page', { body, headers }),
  doa: (body, headers) => call('PUT /api/invitation/update/doa', { body, headers }),
  attendance: (body, headers) => call('PUT /api/invitation/update/attendance-info', { body, headers }),
  bottomBar: (body, headers) => call('PUT /api/invitation/update/bottom-bar', { body, headers }),
  others: (body, headers) => call('PUT /api/invitation/update/others', { body, headers }),
};
