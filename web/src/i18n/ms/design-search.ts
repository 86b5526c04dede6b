import type { DesignTheme } from '@serikad/shared/designs/design.types';
import type { ColourWord } from '@serikad/shared/designs/search/colour-words';
import type { Motif } from '@serikad/shared/designs/search/motifs';

export const COLOUR_NAMES: Readonly<Record<ColourWord, string>> = {
  putih: 'Putih',
  krim: 'Krim',
  emas: 'Emas & kuning',
  jingga: 'Jingga & pic',
  merah: 'Merah & marun',
  'merah-jambu': 'Merah jambu',
  ungu: 'Ungu',
  biru: 'Biru',
  hijau: 'Hijau',
  coklat: 'Coklat',
  hitam: 'Hitam & kelabu',
};

export const MOTIF_NAMES: Readonly<Record<Motif, string>> = {
  mawar: 'Mawar',
  'bunga-raya': 'Bunga raya',
  melati: 'Melati',
  anggerik: 'Anggerik',
  teratai: 'Teratai',
  kantan: 'Bunga kantan',
  daisi: 'Daisi',
  'bunga-liar': 'Bunga liar',
  dedaun: 'Dedaun',
  lalang: 'Lalang & pampas',
  kelapa: 'Kelapa & palma',
  songket: 'Songket',
  batik: 'Batik',
  tekat: 'Tekat & sulaman',
  anyaman: 'Anyaman & rotan',
  renda: 'Renda',
  ukiran: 'Ukiran',
  jubin: 'Jubin',
  pelamin: 'Pelamin',
  diraja: 'Diraja',
  masjid: 'Masjid',
  gerbang: 'Gerbang',
  geometri: 'Geometri',
  pelita: 'Pelita & tanglung',
  bulan: 'Bulan',
  matahari: 'Matahari',
  laut: 'Laut & pantai',
  'rumah-kampung': 'Rumah kampung',
  surat: 'Surat & setem',
};

export const THEME_CHOICES: Readonly<Record<DesignTheme, string>> = { light: 'Cerah', dark: 'Gelap' };

export const searchTexts = {
  field: 'Cari rekaan',
  placeholder: 'Contoh: “mawar”',
  search: 'Cari',
  filters: 'Penapis',
  /** The number of chosen filters, for those who hear it. */
  chosenFilters: (count: number) => `${count} dipilih`,
  colour: 'Warna',
  theme: 'Tema',
  motif: 'Motif',
  count: (count: number) => `(${count})`,
  chosen: 'Pilihan anda',
  remove: (name: string) => `Buang ${name}`,
  words: (text: string) => `“${text}”`,
  removeAll: 'Padam semua',
  nothing: 'Tiada rekaan yang sepadan dengan semua pilihan ini. Cuba buang satu:',
  nothingAlone: 'Tiada rekaan yang sepadan dengan pilihan ini.',
  without: (name: string, count: number) => `Tanpa ${name} (${count})`,
  nearest: 'Mungkin anda suka',
  similar: 'Rekaan serupa',
} as const;
