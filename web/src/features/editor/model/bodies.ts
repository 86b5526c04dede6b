import type { FooterChoice } from '@serikad/shared/invitations/invitation.types';
import { youtubeVideoId } from '@serikad/shared/invitations/youtube';
import type { FormSection } from './sections.js';
import type { EditorValues, NumberInput } from './values.types.js';

/** Makes the body of a section's call out of its form. */
export const BODIES: {
  [S in FormSection]: (id: string, values: EditorValues[S], coupleNo: 1 | 2) => Record<string, unknown>;
} = {
  designLanguage: (id, { ownText, openingText, ...values }) => ({
    id,
    ...values,
    openingText: ownText ? openingText : '',
  }),
  names: (id, { couple2, inviter, twoParties, ...values }, coupleNo) => ({
    id,
    ...values,
    couple2: coupleNo === 2 ? couple2 : null,
    inviter: { ...inviter, inviter2: twoParties ? inviter.inviter2 : null },
  }),
  dateTime: (id, values) => ({ id, ...values }),
  location: (id, values) => ({ id, ...values }),
  dressCode: (id, values) => ({ id, ...values }),
  salamKaut: (id, values) => ({ invitationId: id, ...values }),
  giftReceiver: (id, values) => ({ id, ...values }),
  music: (id, { link, minutes, seconds }) => {
    const typed = link.trim();
    return { id, link: typed, videoId: youtubeVideoId(typed) ?? '', startTime: startSeconds(minutes, seconds) };
  },
  secondPage: (id, { custom, invitationWord }) => ({ id, invitationWord: custom ? invitationWord : null }),
  doa: (id, { custom, doa }) => ({ id, doa: custom ? doa : null }),
  attendance: (id, { show, message, messageAlignment, limitOn, limit, totalOn, totalLimit }) => ({
    id,
    show,
    message,
    messageAlignment,
    limit: limitOn ? limit : 0,
    totalLimit: totalOn ? totalLimit : 0,
  }),
  bottomBar: (id, values) => ({ id, ...values }),
  others: (id, { hashtagChecked, verseChecked, ownVerse, customVerse, ...values }) => ({
    id,
    ...values,
    footer: footerChoices({ hashtagChecked, verseChecked }),
    customVerse: ownVerse ? customVerse : null,
  }),
};

/** When the music begins, in seconds. */
export function startSeconds(minutes: NumberInput, seconds: NumberInput): number {
  return (minutes ?? 0) * 60 + (seconds ?? 0);
}

/** What is chosen for the foot of the letter. */
export function footerChoices(chosen: Pick<EditorValues['others'], 'hashtagChecked' | 'verseChecked'>): FooterChoice[] {
  return [
    ...(chosen.hashtagChecked ? (['hashtag'] as const) : []),
    ...(chosen.verseChecked ? (['verse'] as const) : []),
  ];
}
