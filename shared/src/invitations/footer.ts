import type { FooterChoice } from './invitation.types.js';

/** The footer of the pages, in both of the forms in which clients read it. */
export interface Footer {
  footer: FooterChoice[];
  page1Footer: { hashtagChecked: boolean; verseChecked: boolean };
}

/** The footer that comes of a choice: without a hashtag it shows the verse. */
export function footerOf(choices: readonly FooterChoice[], hashtag: string): Footer {
  const hasHashtag = hashtag.trim() !== '';
  const hashtagChecked = hasHashtag && choices.includes('hashtag');
  const verseChecked = !hasHashtag || choices.includes('verse');
  return {
    footer: [...(hashtagChecked ? (['hashtag'] as const) : []), ...(verseChecked ? (['verse'] as const) : [])],
    page1Footer: { hashtagChecked, verseChecked },
  };
}
