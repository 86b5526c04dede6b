/** The colours that designs are searched by: Malay words, as addresses, answers and stored designs have them. */
export const COLOUR_WORDS = [
  'putih',
  'krim',
  'emas',
  'jingga',
  'merah',
  'merah-jambu',
  'ungu',
  'biru',
  'hijau',
  'coklat',
  'hitam',
] as const;
export type ColourWord = (typeof COLOUR_WORDS)[number];
