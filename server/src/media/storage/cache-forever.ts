/** A file never changes under its address, and nobody guesses one, so whoever has it may keep it. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
