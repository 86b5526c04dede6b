import type { ChosenOption } from '@serikad/shared/designs/design-choices';
import type {
  BankAccount,
  Contact,
  Convoy,
  Couple,
  CoverPage,
  HijriChoice,
  Inviter,
  InvitingParty,
  JawiCouple,
  JawiNames,
  PageStyle,
  PersonName,
  PhaseChoice,
  PlaceNotes,
  Postponement,
  TentativeEntry,
  TextStyle,
} from '@serikad/shared/invitations/invitation.types';
import { NO_CONVOY } from '@serikad/shared/invitations/new-invitation';
import { NOT_POSTPONED } from '@serikad/shared/invitations/postponement';
import type { PlaceLinks } from '@serikad/shared/places/place-check';
import type { PhotoView } from '@serikad/shared/photos/photo.types';
import type { PrayerChoice } from '@serikad/shared/prayer-times/prayer-times.types';

// Nested objects of an invitation field by field, for writes and answers: unknown fields neither get into the database
// nor out of it.

export function coupleOf({ groom, bride, order }: Couple): Couple {
  return { groom: personOf(groom), bride: personOf(bride), order };
}

function personOf({ shortName, fullName }: PersonName): PersonName {
  return { shortName, fullName };
}

/** Invitations that were stored before there were names in Jawi have none. */
export function jawiNamesOf(names: Partial<JawiNames> | null | undefined): JawiNames {
  return { couple: jawiCoupleOf(names?.couple), couple2: jawiCoupleOf(names?.couple2) };
}

function jawiCoupleOf(couple: JawiCouple | undefined): JawiCouple {
  return { groom: couple?.groom ?? '', bride: couple?.bride ?? '' };
}

export function inviterOf({ inviter1, inviter2 }: Inviter): Inviter {
  return { inviter1: partyOf(inviter1), inviter2: inviter2 && partyOf(inviter2) };
}

function partyOf({ name1, name2 }: InvitingParty): InvitingParty {
  return { name1, name2 };
}

export function chosenOptionOf({ choice, option }: ChosenOption): ChosenOption {
  return { choice, option };
}

export function contactOf({ name, phoneNo }: Contact): Contact {
  return { name, phoneNo };
}

export function tentativeOf({ time, activity }: TentativeEntry): TentativeEntry {
  return { time, activity };
}

/** Invitations that were stored before it was there show no Hijri date. */
export function hijriOf(hijri: HijriChoice | null | undefined): HijriChoice {
  return { show: hijri?.show ?? false, text: hijri?.text ?? '' };
}

/** The links that the couple have checked; none in invitations that were stored before it was there. */
export function checkedLinksOf(checked: PlaceLinks | null | undefined): PlaceLinks {
  return { googleMapLink: checked?.googleMapLink ?? '', wazeLink: checked?.wazeLink ?? '' };
}

/** Invitations that were stored before they were there have none. */
export function placeNotesOf(notes: Partial<PlaceNotes> | null | undefined): PlaceNotes {
  const { landmark = '', parking = '', prayerRoom = '', wheelchair = '' } = notes ?? {};
  return { landmark, parking, prayerRoom, wheelchair };
}

/** Invitations that were stored before it was there show no prayer times. */
export function prayersOf(prayers: PrayerChoice | null | undefined): PrayerChoice {
  return { show: prayers?.show ?? false, district: prayers?.district ?? '' };
}

/** Invitations that were stored before it was there have none. */
export function convoyOf(convoy: Partial<Convoy> | null | undefined): Convoy {
  const { enabled, meetingPoint, mapLink, time, cars, contactName, contactPhone } = { ...NO_CONVOY, ...convoy };
  return { enabled, meetingPoint, mapLink, time, cars, contactName, contactPhone };
}

/** Invitations that were stored before there could be a second account have an empty one. */
export function bankAccountOf(account: Partial<BankAccount> | null | undefined): BankAccount {
  const { qrUrl = null, name = '', bankName = '', accountNo = '' } = account ?? {};
  return { qrUrl, name, bankName, accountNo };
}

/** Invitations that were stored before they could be postponed were not. */
export function postponedOf(postponed: Postponement | null | undefined): Postponement {
  const { on, from, sequence } = postponed ?? NOT_POSTPONED;
  return { on, from, sequence };
}

/** Invitations that were stored before there were phases have none. */
export function phasesOf(phases: PhaseChoice | null | undefined): PhaseChoice {
  return { mode: phases?.mode ?? 'off', thanks: phases?.thanks ?? '' };
}

export function styleOf({ font, size, color, bold }: TextStyle): TextStyle {
  return { font, size, color, bold };
}

/** The cover's ground; a photo that is not among the invitation's any more is none. */
export function coverPageOf(
  { category, backgroundImage, backgroundColor, hideText }: CoverPage,
  photos: readonly PhotoView[],
): CoverPage {
  const isThere = photos.some(({ imageUrl }) => imageUrl === backgroundImage);
  return { category, backgroundImage: isThere ? backgroundImage : null, backgroundColor, hideText };
}

export function pageStyleOf(style: PageStyle): PageStyle {
  const { title, coupleName, fullName, dateTimeTitle, paddingTop, paddingBottom } = style;
  return {
    title: title && styleOf(title),
    coupleName: coupleName && styleOf(coupleName),
    fullName: fullName && styleOf(fullName),
    dateTimeTitle: dateTimeTitle && styleOf(dateTimeTitle),
    paddingTop,
    paddingBottom,
  };
}
