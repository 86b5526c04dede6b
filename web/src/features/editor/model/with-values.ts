import { footerOf } from '@serikad/shared/invitations/footer';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { youtubeVideoId } from '@serikad/shared/invitations/youtube';
import { sameData } from '../../../lib/form/path.js';
import { footerChoices, startSeconds } from './bodies.js';
import { FORM_SECTIONS, type FormSection } from './sections.js';
import { VALUES } from './values.js';
import type { EditorValues } from './values.types.js';

/** What each section's form makes of the invitation; `all` for what hangs on another section. */
export const LOOKS: {
  [S in FormSection]: (values: EditorValues[S], all: EditorValues, stored: InvitationView) => Partial<InvitationView>;
} = {
  designLanguage: ({ ownText, openingText, ...values }, _all, stored) => ({
    ...values,
    // The form's default reaches the card only with a save, which an untouched section never makes.
    title: sameData({ ...values, ownText, openingText }, VALUES.designLanguage(stored)) ? stored.title : values.title,
    openingText: ownText ? openingText : '',
    designCode: values.design,
  }),
  names: ({ couple2, inviter, twoParties, ...values }, { designLanguage }) => ({
    ...values,
    couple2: designLanguage.coupleNo === 2 ? couple2 : null,
    inviter: { ...inviter, inviter2: twoParties ? inviter.inviter2 : null },
  }),
  dateTime: (values) => ({ ...values, date: values.date === '' ? null : values.date }),
  location: ({ venue, address, googleMapLink, wazeLink }) => ({
    venue: { venue, address },
    location: { googleMapLink, wazeLink },
  }),
  dressCode: (dressCode) => ({ dressCode }),
  salamKaut: ({ show, ...account }, _all, { bankAccount }) => ({
    viewSalamKaut: show,
    bankAccount: { ...bankAccount, ...account },
  }),
  giftReceiver: ({ name, address }) => ({ giftReceiverName: name, giftDeliveryAddress: address }),
  music: ({ link, minutes, seconds }) => {
    const typed = link.trim();
    return { music: { link: typed, videoId: youtubeVideoId(typed) ?? '', startTime: startSeconds(minutes, seconds) } };
  },
  secondPage: ({ custom, invitationWord }) => ({ invitationWord: ownText(custom, invitationWord) }),
  doa: ({ custom, doa }) => ({ doa: ownText(custom, doa) }),
  attendance: (values) => ({
    viewAttendance: values.show,
    attendanceMessage: values.message,
    attendanceMessageAlignment: values.messageAlignment,
    attendanceLimit: values.limitOn ? (values.limit ?? 0) : 0,
    totalAttendanceLimit: values.totalOn ? (values.totalLimit ?? 0) : 0,
  }),
  bottomBar: (values) => values,
  others: ({ hashtagChecked, verseChecked, ownVerse, customVerse, ...values }, { names }) => ({
    ...footerOf(footerChoices({ hashtagChecked, verseChecked }), names.hashtag),
    page2: { header1: values.page2Header1, header2: values.page2Header2 },
    viewSnowEffect: values.viewSnowEffects,
    enableSnowEffect: values.viewSnowEffects,
    hideIslamicItem: values.hideIslamicItem,
    viewWishes: values.viewWishes,
    wishEnabled: values.wishEnabled,
    countdownLabel: values.countdownLabel,
    customVerse: ownVerse && customVerse.verse.trim() !== '' ? customVerse : null,
    backgroundColor: values.backgroundColor,
    contentTextColor: values.contentTextColor,
  }),
};

/** The invitation as it would look with what stands in the forms, for the preview. */
export function withValues(invitation: InvitationView, values: EditorValues, lookOf = workedOut): InvitationView {
  return Object.assign(
    {},
    invitation,
    ...FORM_SECTIONS.map((section) => lookOf(section, values, invitation)),
  ) as InvitationView;
}

type LookOf = <S extends FormSection>(section: S, all: EditorValues, stored: InvitationView) => Partial<InvitationView>;

const workedOut: LookOf = (section, all, stored) => LOOKS[section](all[section], all, stored);

/** Which other section's values a section's look hangs on. */
const HANGS_ON: Partial<Record<FormSection, FormSection>> = { names: 'designLanguage', others: 'names' };

/**
 * For `withValues` at each key: works a section's look out anew only when its values are another object than the last
 * time, and gives the same object otherwise, so that whoever compares sees at once that nothing has changed.
 */
export function rememberedLooks(): LookOf {
  const last = new Map<FormSection, { of: readonly unknown[]; look: Partial<InvitationView> }>();
  return (section, all, stored) => {
    const other = HANGS_ON[section];
    const of = [stored, all[section], other && all[other]];
    const known = last.get(section);
    if (known?.of.every((each, index) => each === of[index])) return known.look;
    const look = workedOut(section, all, stored);
    last.set(section, { of, look });
    return look;
  };
}

/** A text of the couple's own; an empty one leaves the default in view. */
function ownText(custom: boolean, text: string): string | null {
  return custom && text.trim() !== '' ? text : null;
}
