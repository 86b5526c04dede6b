/** The couple's verse stays in the form while the default one is chosen. */
export interface OthersValues {
  hashtagChecked: boolean;
  verseChecked: boolean;
  page2Header1: number;
  page2Header2: number;
  viewSnowEffects: boolean;
  hideIslamicItem: boolean;
  viewWishes: boolean;
  wishEnabled: boolean;
  approveWishes: boolean;
  countdownLabel: string;
  ownVerse: boolean;
  customVerse: { verse: string; surah: string };
  backgroundColor: string | null;
  contentTextColor: string | null;
}
