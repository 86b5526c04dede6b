/** A guest's page fits the first ten packets of a connection with it; at 4 some pages do not. */
export const BROTLI_QUALITY = 5;
