import { DEFAULT_TITLE } from '@serikad/shared/invitations/defaults';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { newCouple } from '@serikad/shared/invitations/new-invitation';
import type { FormSection } from './sections.js';
import type { EditorValues, SectionInput } from './values.types.js';

const FIRST_LIMIT = 5;
const FIRST_TOTAL_LIMIT = 500;

/** The forms of a stored invitation. */
export const VALUES: { [S in FormSection]: (invitation: InvitationView) => EditorValues[S] } = {
  designLanguage: (invitation) => ({
    design: invitation.design,
    language: invitation.language,
    title: invitation.title === '' ? DEFAULT_TITLE : invitation.title,
    coupleNo: invitation.coupleNo,
    openingOption: invitation.openingOption,
    customOpeningLogo: invitation.customOpeningLogo,
    openingText: invitation.openingText,
    ownText: invitation.openingText !== '',
  }),
  names: ({ couple, couple2, inviter: { inviter1, inviter2 }, ...invitation }) => ({
    couple,
    couple2: couple2 ?? newCouple(),
    inviter: { inviter1, inviter2: inviter2 ?? { name1: '', name2: '' } },
    twoParties: inviter2 !== null,
    contacts: invitation.contacts,
    hashtag: invitation.hashtag,
    shortNameStyle: invitation.shortNameStyle,
    fullNameStyle: invitation.fullNameStyle,
  }),
  dateTime: ({ date, startTime, endTime, tentative }) => ({ date: date ?? '', startTime, endTime, tentative }),
  location: ({ venue: { venue, address }, location: { googleMapLink, wazeLink } }) => ({
    venue,
    address,
    googleMapLink,
    wazeLink,
  }),
  dressCode: ({ dressCode: { enabled, male, female } }) => ({ enabled, male, female }),
  salamKaut: ({ bankAccount: { name, bankName, accountNo }, viewSalamKaut }) => ({
    name,
    bankName,
    accountNo,
    show: viewSalamKaut,
  }),
  giftReceiver: ({ giftReceiverName, giftDeliveryAddress }) => ({
    name: giftReceiverName,
    address: giftDeliveryAddress,
  }),
  music: ({ music: { link, startTime } }) => ({
    link,
    minutes: Math.floor(startTime / 60),
    seconds: startTime % 60,
  }),
  secondPage: ({ invitationWord }) => ({ custom: invitationWord !== null, invitationWord: invitationWord ?? '' }),
  doa: ({ doa }) => ({ custom: doa !== null, doa: doa ?? '' }),
  attendance: (invitation) => ({
    show: invitation.viewAttendance,
    message: invitation.attendanceMessage,
    messageAlignment: invitation.attendanceMessageAlignment,
    limitOn: invitation.attendanceLimit > 0,
    limit: invitation.attendanceLimit > 0 ? invitation.attendanceLimit : FIRST_LIMIT,
    totalOn: invitation.totalAttendanceLimit > 0,
    totalLimit: invitation.totalAttendanceLimit > 0 ? invitation.totalAttendanceLimit : FIRST_TOTAL_LIMIT,
  }),
  bottomBar: ({ bottomBar: { showLabel, color, iconColor, iconSize } }) => ({
    bottomBar: { showLabel, color, iconColor, iconSize },
  }),
  others: (invitation) => ({
    hashtagChecked: invitation.footer.includes('hashtag'),
    verseChecked: invitation.footer.includes('verse'),
    page2Header1: invitation.page2.header1,
    page2Header2: invitation.page2.header2,
    viewSnowEffects: invitation.viewSnowEffect,
    hideIslamicItem: invitation.hideIslamicItem,
    viewWishes: invitation.viewWishes,
    wishEnabled: invitation.wishEnabled,
    countdownLabel: invitation.countdownLabel,
    ownVerse: invitation.customVerse !== null,
    customVerse: invitation.customVerse ?? { verse: '', surah: '' },
    backgroundColor: invitation.backgroundColor,
    contentTextColor: invitation.contentTextColor,
  }),
};

/** A section's form as it begins from what is stored. */
export function inputOf<S extends FormSection>(section: S, invitation: InvitationView): SectionInput<S> {
  return { ...VALUES[section](invitation), revision: invitation.revisions[section] };
}

/** Inputs are never changed, only replaced. */
const valuesOfInputs = new WeakMap<object, object>();

/** A form's values without the revision; the same object for the same input. */
export function valuesIn<S extends FormSection>(input: SectionInput<S>): EditorValues[S] {
  const known = valuesOfInputs.get(input);
  // An intersection less the part that was added is the rest of it; the compiler does not see so much.
  if (known) return known as EditorValues[S];
  const { revision: _began, ...values } = input;
  valuesOfInputs.set(input, values);
  return values as unknown as EditorValues[S];
}
