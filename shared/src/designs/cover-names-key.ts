/** Where the names for covers are kept on the device (web/src/lib/kept-cover-names.ts); removed at sign-out. */
export const COVER_NAMES_KEY = 'coverNames';

/** The attribute of a field for covers; its value is what is typed in it: `bride`, `groom` or `date`. */
export const COVER_NAME_ATTRIBUTE = 'data-name';

/** As many letters as an invitation's short name may have. */
export const LONGEST_NAME = 40;
