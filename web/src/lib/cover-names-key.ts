/** Where the names for covers are kept on the device (kept-cover-names.ts); removed at sign-out. */
export const COVER_NAMES_KEY = 'coverNames';

/** As many letters as an invitation's short name may have. */
export const LONGEST_NAME = 40;
