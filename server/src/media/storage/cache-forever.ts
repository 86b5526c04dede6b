/** A file never changes under its address, and addresses can't be guessed, so any cache may keep it. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
