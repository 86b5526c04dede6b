import type { DesignCategory, DesignTheme } from '../design.types.js';
import type { ColourWord } from './colour-words.js';
import type { Motif } from './motifs.js';

/*
 * The words that find a design by what it has, in Malay and English. Not for pages: their names are in web/src/i18n.
 */

export const COLOUR_SEARCH_WORDS: Readonly<Record<ColourWord, string>> = {
  putih: 'putih white gading ivory',
  krim: 'krim cream beige kuning air ivory gading',
  emas: 'emas gold kuning yellow kencana golden',
  jingga: 'jingga oren orange pic peach terakota terracotta',
  merah: 'merah red marun maroon burgundy',
  'merah-jambu': 'merah jambu pink blush ros',
  ungu: 'ungu purple violet lavender lilac',
  biru: 'biru blue navy nilam indigo',
  hijau: 'hijau green zamrud emerald sage teal',
  coklat: 'coklat brown perang',
  hitam: 'hitam black kelabu grey gray charcoal',
};

export const MOTIF_SEARCH_WORDS: Readonly<Record<Motif, string>> = {
  mawar: 'mawar ros rose roses bunga flower',
  'bunga-raya': 'bunga raya hibiscus flower',
  melati: 'melati melur jasmine bunga flower',
  anggerik: 'anggerik orkid orchid bunga flower',
  teratai: 'teratai lotus water lily bunga flower',
  kantan: 'kantan torch ginger halia bunga flower',
  daisi: 'daisi daisy bunga flower',
  'bunga-liar': 'bunga liar wildflower wildflowers meadow flower',
  dedaun: 'dedaun daun leaf leaves foliage greenery',
  lalang: 'lalang rumput grass pampas',
  kelapa: 'kelapa palma nyiur coconut palm tree',
  songket: 'songket benang emas gold thread kain cloth tenun woven',
  batik: 'batik canting kain cloth',
  tekat: 'tekat sulaman embroidery baldu velvet',
  anyaman: 'anyaman anyam weave weaving woven mengkuang rotan rattan',
  renda: 'renda lace',
  ukiran: 'ukiran ukir carving carved awan larat kerawang',
  jubin: 'jubin tile tiles',
  pelamin: 'pelamin dais tirai curtain drapery',
  diraja: 'diraja raja istana royal palace court',
  masjid: 'masjid mosque kubah',
  gerbang: 'gerbang arch arches pintu',
  geometri: 'geometri geometry geometric corak pattern',
  pelita: 'pelita tanglung lampu lantern lamp lamps lights',
  bulan: 'bulan purnama moon crescent malam night',
  matahari: 'matahari mentari senja sun sunset',
  laut: 'laut pantai sea beach ocean',
  'rumah-kampung': 'rumah kampung kampong village house serambi',
  surat: 'surat sampul setem letter envelope stamp',
};

export const CATEGORY_SEARCH_WORDS: Readonly<Record<DesignCategory, string>> = {
  floral: 'floral bunga flower flowers',
  minimalist: 'minimalist minimalis minimal ringkas simple',
  islamic: 'islamic islamik islam',
  vintage: 'vintage klasik lama retro',
  modern: 'modern moden',
  classic: 'classic klasik tradisional traditional warisan heritage',
  rustic: 'rustic rustik desa',
};

/** Of designs that show a couple's own photo. */
export const OWN_PHOTO_SEARCH_WORDS =
  'gambar foto sendiri kami kita anda pasangan pengantin own our your photo photograph picture couple bride groom';

export const THEME_SEARCH_WORDS: Readonly<Record<DesignTheme, string>> = {
  light: 'cerah light terang',
  dark: 'gelap dark malam',
};

/** What people call any invitation when they search: these words choose no designs, beside others or alone. */
export const WORDS_OF_EVERY_DESIGN: ReadonlySet<string> = new Set([
  'card',
  'cards',
  'design',
  'designs',
  'digital',
  'invitation',
  'invitations',
  'jemputan',
  'kad',
  'kahwin',
  'perkahwinan',
  'rekaan',
  'undangan',
  'urus',
  'walimatul',
  'walimatulurus',
  'wedding',
]);
