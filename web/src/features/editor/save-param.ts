/** The search parameter that says that Save was pressed before signing in. */
export const SAVE_PARAM = 'save';
