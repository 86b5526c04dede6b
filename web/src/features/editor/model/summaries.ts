import { shortNames } from '@serikad/shared/invitations/couple-names';
import { DEFAULT_INVITATION_WORD, DEFAULT_MUSIC } from '@serikad/shared/invitations/defaults';
import type { InvitationBundle } from '@serikad/shared/invitations/invitation-bundle.types';
import { youtubeVideoId } from '@serikad/shared/invitations/youtube';
import { MOST_PHOTOS } from '@serikad/shared/photos/photo.types';
import { sectionTexts as s } from '../../../i18n/editor-sections.js';
import { editorTexts as t } from '../../../i18n/editor.js';
import { clockTime } from '../../../lib/format.js';
import { startSeconds } from './bodies.js';
import { dayText, minuteTime } from './facts.js';
import type { FormSection } from './sections.js';
import type { EditorValues } from './values.types.js';

/** What else a section's line speaks of: the card as the preview has it, with design, gifts and photos. */
export type Card = Pick<InvitationBundle, 'design' | 'gifts' | 'photos' | 'invitation'>;

/** One line on what a section holds, for the list of sections. */
export const SUMMARIES: { [S in FormSection]: (values: EditorValues[S], card: Card) => string } = {
  designLanguage: ({ language }, { design }) => `${design.name} · ${t.languages[language]}`,
  names: ({ couple }) => shortNames(couple) || t.empty,
  dateTime: ({ date, startTime }) =>
    date === '' ? t.empty : `${dayText(date)}${startTime === '' ? '' : `, ${clockTime(startTime)}`}`,
  location: ({ venue }) => venue || t.empty,
  dressCode: ({ enabled, male, female }) =>
    enabled ? [male, female].filter((text) => text !== '').join(' · ') || t.empty : s.dressHidden,
  salamKaut: ({ show, bankName, accountNo }, { invitation }) =>
    accountNo === '' && bankName === '' && invitation.bankAccount.qrUrl === null
      ? t.empty
      : [bankName || accountNo || s.qr, show ? s.kautShown : s.kautHidden].join(' · '),
  giftReceiver: (_receiver, { gifts }) => giftText(gifts),
  music: ({ link, minutes, seconds }) => {
    const id = youtubeVideoId(link.trim());
    if (id === null) return link.trim() === '' ? s.musicNone : t.empty;
    const from = s.musicFrom(minuteTime(startSeconds(minutes, seconds)));
    return `${id === DEFAULT_MUSIC.videoId ? s.musicSample : s.musicSong} · ${from}`;
  },
  secondPage: ({ custom, invitationWord }, { invitation }) =>
    custom && invitationWord !== '' ? invitationWord : DEFAULT_INVITATION_WORD[invitation.language],
  doa: ({ custom, doa }) => (custom && doa !== '' ? doa : t.wordDefault),
  attendance: ({ show, totalOn, totalLimit }) =>
    !show ? t.attendanceClosed : totalOn && totalLimit !== null ? t.attendanceUpTo(totalLimit) : t.attendanceOpen,
  bottomBar: ({ bottomBar: { showLabel } }) => (showLabel ? s.barWithLabels : s.barWithoutLabels),
  others: ({ viewSnowEffects }) => (viewSnowEffects ? s.snowOn : s.snowOff),
};

export function gallerySummary({ photos }: Card): string {
  return photos.length === 0 ? t.empty : s.photoCount(photos.length, MOST_PHOTOS);
}

/** Whether a section says what guests need to know. */
export const COMPLETE: { [S in FormSection]: (values: EditorValues[S], card: Card) => boolean } = {
  designLanguage: ({ title }) => title.trim() !== '',
  names: ({ couple, inviter }) =>
    [couple.bride, couple.groom].every(({ shortName, fullName }) => shortName !== '' && fullName !== '') &&
    inviter.inviter1.name1 !== '',
  dateTime: ({ date }) => date !== '',
  location: ({ venue }) => venue !== '',
  dressCode: ({ enabled, male, female }) => enabled && male !== '' && female !== '',
  salamKaut: ({ accountNo }, { invitation }) => accountNo !== '' || invitation.bankAccount.qrUrl !== null,
  giftReceiver: ({ name, address }, { gifts }) => gifts.length > 0 && name !== '' && address !== '',
  music: ({ link }) => link.trim() === '' || youtubeVideoId(link.trim()) !== null,
  secondPage: ({ custom, invitationWord }) => !custom || invitationWord.trim() !== '',
  doa: ({ custom, doa }) => !custom || doa.trim() !== '',
  attendance: () => true,
  bottomBar: () => true,
  others: ({ ownVerse, customVerse }) => !ownVerse || customVerse.verse.trim() !== '',
};

function giftText(gifts: Card['gifts']): string {
  if (gifts.length === 0) return t.empty;
  const reserved = gifts.filter(({ reservation }) => reservation !== null).length;
  return [s.giftCount(gifts.length), ...(reserved > 0 ? [s.giftReserved(reserved)] : [])].join(' · ');
}
