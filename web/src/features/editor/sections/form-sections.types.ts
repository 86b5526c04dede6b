import type { AttendanceInfoDto } from '@serikad/shared/invitations/attendance-info.dto';
import type { BottomBarDto } from '@serikad/shared/invitations/bottom-bar.dto';
import type { DateTimeDto } from '@serikad/shared/invitations/date-time.dto';
import type { DesignLanguageDto } from '@serikad/shared/invitations/design-language.dto';
import type { DressCodeDto } from '@serikad/shared/invitations/dress-code.dto';
import type { GiftReceiverDto } from '@serikad/shared/invitations/gift-receiver.dto';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import type { LocationDto } from '@serikad/shared/invitations/location.dto';
import type { MusicDto } from '@serikad/shared/invitations/music.dto';
import type { NamesDto } from '@serikad/shared/invitations/names.dto';
import type { OthersDto } from '@serikad/shared/invitations/others.dto';
import type { DoaDto, SecondPageDto } from '@serikad/shared/invitations/pages.dto';
import type { SalamKautDto } from '@serikad/shared/invitations/salam-kaut.dto';
import type { AttendanceValues } from './attendance/values.types.js';
import type { DesignLanguageValues } from './design-language/values.types.js';
import type { DoaValues } from './doa/values.types.js';
import type { MusicValues } from './music/values.types.js';
import type { NamesValues } from './names/values.types.js';
import type { OthersValues } from './others/values.types.js';
import type { SalamKautValues } from './salam-kaut/values.types.js';
import type { SecondPageValues } from './second-page/values.types.js';
import type { WithoutId } from './without-id.types.js';

/** A form has what its body has, if it is not said otherwise. */
interface FormOf<Body extends object, Values extends object = WithoutId<Body>> {
  body: Body;
  values: Values;
}

/** What each section with fields sends, and what its form holds. */
export interface FormSections {
  designLanguage: FormOf<DesignLanguageDto, DesignLanguageValues>;
  names: FormOf<NamesDto, NamesValues>;
  dateTime: FormOf<DateTimeDto>;
  location: FormOf<LocationDto>;
  dressCode: FormOf<DressCodeDto>;
  salamKaut: FormOf<SalamKautDto, SalamKautValues>;
  giftReceiver: FormOf<GiftReceiverDto>;
  music: FormOf<MusicDto, MusicValues>;
  secondPage: FormOf<SecondPageDto, SecondPageValues>;
  doa: FormOf<DoaDto, DoaValues>;
  attendance: FormOf<AttendanceInfoDto, AttendanceValues>;
  bottomBar: FormOf<BottomBarDto, Pick<InvitationView, 'bottomBar'>>;
  others: FormOf<OthersDto, OthersValues>;
}
