/** What the pictures of designs show: words as addresses, answers and stored designs have them. */
export const MOTIFS = [
  'mawar',
  'bunga-raya',
  'melati',
  'anggerik',
  'teratai',
  'kantan',
  'daisi',
  'bunga-liar',
  'dedaun',
  'lalang',
  'kelapa',
  'songket',
  'batik',
  'tekat',
  'anyaman',
  'renda',
  'ukiran',
  'jubin',
  'pelamin',
  'diraja',
  'masjid',
  'gerbang',
  'geometri',
  'pelita',
  'bulan',
  'matahari',
  'laut',
  'rumah-kampung',
  'surat',
] as const;
export type Motif = (typeof MOTIFS)[number];

/** Most of one design. */
export const MOST_MOTIFS = 8;
export const LONGEST_SEARCH_WORDS = 300;
