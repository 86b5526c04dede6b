/** The part of the address that says that Save was pressed before signing in. */
export const SAVE_PARAM = 'save';
