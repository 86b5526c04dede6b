import type { TentativeEntry } from './invitation.types.js';
import type { InvitationLanguage } from '../i18n/language.js';

/** What the form and the order's details show until a title is saved. */
export const DEFAULT_TITLE = 'UNDANGAN PERKAHWINAN';
/** What My Orders shows when an invitation has no title. */
export const ORDER_LIST_TITLE = 'MAJLIS UNDANGAN';
/** What guests see when an invitation has no title. */
export const PUBLIC_TITLES: Readonly<Record<InvitationLanguage, string>> = {
  malay: 'WALIMATUL URUS',
  english: 'WEDDING INVITATION',
};

/** The title on the guest page: the stored one, else the default of the invitation's language. */
export function publicTitle({ title, language }: { title: string; language: InvitationLanguage }): string {
  return title.trim() === '' ? PUBLIC_TITLES[language] : title;
}
export const DEFAULT_OPENING_COLOUR = '#a16207';
export const DEFAULT_START_TIME = '11:00';
export const DEFAULT_END_TIME = '16:30';
export const DEFAULT_TENTATIVE: readonly TentativeEntry[] = [
  { time: '11:00', activity: 'Kehadiran Tetamu' },
  { time: '12:30', activity: 'Ketibaan Pengantin' },
  { time: '16:30', activity: 'Majlis Bersurai' },
];
export const NEW_TENTATIVE: TentativeEntry = { time: '12:00', activity: 'Aktiviti' };
/** A piece of background music to begin with. */
export const DEFAULT_MUSIC = {
  videoId: 'ScMzIvxBSi4',
  link: 'https://www.youtube.com/watch?v=ScMzIvxBSi4',
  startTime: 0,
} as const;

/** Most entries of the lists that a couple fill in. */
export const MOST_CONTACTS = 10;
export const MOST_TENTATIVE = 20;
export const MOST_HIJRI_LETTERS = 60;
export const MOST_JAWI_LETTERS = 40;
export const MOST_COVER_LINE_LETTERS = 30;
export const MOST_NOTE_LETTERS = 160;
export const MOST_THANKS_LETTERS = 500;

/** Between which sizes, in pixels, the icons of the bottom bar may be. */
export const SMALLEST_BAR_ICON = 16;
export const LARGEST_BAR_ICON = 40;

/** The text of the second page when the couple wrote no word of their own. */
export const DEFAULT_INVITATION_WORD: Readonly<Record<InvitationLanguage, string>> = {
  malay:
    'Dengan penuh kesyukuran ke hadrat Ilahi, kami menjemput Tan Sri/Puan Sri, Datuk/Datin, tuan/puan sekeluarga ke majlis perkahwinan anakanda kami yang dikasihi',
  english:
    'With gratitude to Allah, we request the honour of your presence, together with your family, at the wedding of our beloved children',
};

export const DEFAULT_DOA: Readonly<Record<InvitationLanguage, string>> = {
  malay:
    'Ya Allah, berkatilah majlis perkahwinan ini. Limpahkanlah rahmat dan kasih sayang kepada kedua mempelai, kurniakanlah mereka zuriat yang soleh dan solehah, dan kekalkanlah jodoh mereka hingga ke syurga. Aamiin.',
  english:
    'O Allah, bless this marriage. Shower the bride and groom with mercy and love, grant them righteous children, and keep them together until Paradise. Ameen.',
};

/** The verse below the pages when the couple chose none of their own (Ar-Rum 30:21). */
export const DEFAULT_VERSE: Readonly<Record<InvitationLanguage, { verse: string; surah: string }>> = {
  malay: {
    verse:
      '“Dan di antara tanda-tanda kebesaran-Nya ialah Dia menciptakan pasangan untukmu daripada jenismu sendiri, agar kamu berasa tenteram kepadanya.”',
    surah: 'Surah Ar-Rum, 30:21',
  },
  english: {
    verse:
      '“And among His signs is that He created for you mates from among yourselves, that you may find tranquillity in them.”',
    surah: 'Surah Ar-Rum, 30:21',
  },
};
