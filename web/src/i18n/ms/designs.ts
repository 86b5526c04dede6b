import type { DesignTheme } from '@serikad/shared/designs/design.types';
import type { DigitalOptionId } from '@serikad/shared/pricing/price-list';

export { CATEGORY_NAMES } from '@serikad/shared/i18n/ms/category-names';
export { designTitles } from '@serikad/shared/i18n/ms/design-titles';

export const THEME_NAMES: Readonly<Record<DesignTheme, string>> = { light: 'tema cerah', dark: 'tema gelap' };

export const catalogueTexts = {
  title: 'Kad Undangan',
  text: 'Setiap rekaan boleh menjadi kad RSVP, Motion Video dan kad cetak A6 yang sepadan.',
  categories: 'Kategori',
  all: 'All',
  count: (from: number, to: number, all: number) => `${from}–${to} daripada ${all} rekaan`,
  design: (code: string, category: string) => `Rekaan ${code}, ${category}`,
  packages: 'Pakej',
  packagesOf: (code: string) => `Pakej ${code}`,
  noMatches: 'No matches',
  beyondText: 'Tiada rekaan pada halaman ini. Mungkin pautannya sudah lama.',
  firstPage: 'Ke halaman pertama',
  showAll: 'Lihat semua rekaan',
  error: 'Rekaan tidak dapat dimuatkan.',
  tryAgain: 'Try again',
  promoTitle: 'Bina kad anda, percuma untuk 24 jam pertama',
  promoText: 'Pilih mana-mana rekaan dan tukar kemudian. Butiran anda ikut berpindah.',
  promoButton: 'Cuba percuma',
  chosen: (plan: string, price: number) => `Pakej pilihan anda: ${plan} (RM${price}). Pilih rekaan untuk meneruskan.`,
  orderChosen: 'Tempah pakej ini',
} as const;

export const popupTexts = {
  tabs: 'Jenis undangan',
  video: 'Motion Video',
  rsvp: 'RSVP',
  rsvpSample: 'Lihat kad seperti tetamu melihatnya',
  sample: 'Contoh',
  videoSample: 'Tonton contoh video',
  play: 'Main',
  noVideo: 'Contoh video rekaan ini akan datang',
  subs: {
    video: {
      'video-standard': 'Motion Video dengan lagu pilihan',
      'video-premium': 'Animasi penuh dan butiran majlis',
      'video-rsvp': 'Motion Video bersama RSVP Premium',
    },
    rsvp: {
      'rsvp-standard': 'Kad digital, peta dan kalendar',
      'rsvp-premium': 'Tambah kehadiran, galeri, hadiah, salam kaut',
      'video-rsvp': 'RSVP Premium bersama Motion Video',
    },
  } as Readonly<Record<'video' | 'rsvp', Partial<Record<DigitalOptionId, string>>>>,
  buy: (price: number) => `Beli sekarang (RM ${price})`,
  chatPrices: 'Harga tempahan WhatsApp',
  tryFree: 'Cuba percuma',
  orderHere: (price: number) => `Tempah di sini (RM ${price})`,
  packages: 'Lihat pakej',
  order: (plan: string, price: number, code: string, name: string) =>
    `Assalamualaikum, saya ingin membeli ${plan} (RM ${price}) untuk rekaan ${code} (${name}).`,
} as const;

export const detailsTexts = {
  title: (code: string) => `Rekaan ${code}`,
  cover: (name: string) => `Muka depan kad rekaan ${name}`,
  views: { cover: 'Muka depan', video: 'Video', card: 'Kad digital', print: 'Cetak A6' },
  viewsLabel: 'Paparan rekaan',
  play: 'Play Motion Video',
  noVideo: 'Motion Video akan datang',
  onPhone: (name: string) => `Kad digital rekaan ${name} pada telefon`,
  printed: (name: string) => `Kad cetak A6 rekaan ${name}, hadapan dan belakang, dengan sampul putih`,
  back: {
    title: 'Atur Cara Majlis',
    entries: [
      ['11.00 pagi', 'Kehadiran Tetamu'],
      ['12.30 tengah hari', 'Ketibaan Pengantin'],
      ['4.30 petang', 'Majlis Bersurai'],
    ],
  },
  sample: 'Lihat contoh kad digital',
  sampleMalay: 'Bahasa Melayu',
  sampleEnglish: 'English',
  newTab: 'dibuka dalam tab baharu',
  packages: 'Pakej',
  tryNow: 'Try Now For Free',
  order: 'Tempah pakej ini',
  chat: 'Chat dengan kami',
  chatText: (code: string, name: string) => `Assalamualaikum, saya berminat dengan rekaan ${code} (${name}).`,
  fine: [
    '24 jam pertama percuma, semua ciri dibuka',
    'Kad digital siap serta-merta, video 3–7 hari bekerja',
    'Jimat RM15 bila tambah kad cetak A6',
  ],
  optionSubs: {
    'video-rsvp': 'Kad digital penuh dan Motion Video',
    'rsvp-premium': 'Kehadiran, galeri, hadiah, salam kaut',
    'rsvp-standard': 'Kad digital, peta dan kalendar',
    'video-premium': 'Animasi penuh dan butiran majlis',
    'video-standard': 'Motion Video dengan lagu pilihan',
  },
  choices: 'Apa yang boleh anda pilih',
  ownPhoto: 'Gambar anda sendiri di muka depan',
  choicesText: 'Semuanya sudah termasuk, dan boleh ditukar bila-bila masa.',
  features: 'Apa yang anda terima',
  featureColumns: [
    {
      name: 'Motion Video',
      text: 'Untuk status dan kumpulan keluarga',
      points: [
        'Sesuai untuk WhatsApp dan status',
        'Nama, tarikh dan lokasi diedit untuk anda',
        'Lagu latar pilihan anda',
        'Semakan melalui WhatsApp sebelum siap',
      ],
    },
    {
      name: 'RSVP Standard',
      text: 'Satu pautan yang cukup lengkap',
      points: [
        'Animasi pembukaan dan muzik latar',
        'Atur cara dan hitung detik',
        'Google Maps, Waze dan kalendar',
        'Kod pakaian dan nombor untuk dihubungi',
      ],
    },
    {
      name: 'RSVP Premium',
      text: 'Semua dalam Standard, dan',
      points: [
        'Kehadiran tetamu dengan had jemputan',
        'Galeri sehingga 7 foto',
        'Salam kaut dengan QR bank',
        'Senarai hadiah yang boleh ditempah tetamu',
      ],
    },
  ],
  cards: 'Kad cetak A6 yang sepadan',
  allPrices: 'Semua harga dan tambahan',
  notFound: 'Rekaan tidak dijumpai',
  notFoundText: 'Rekaan ini tiada dalam katalog kami.',
} as const;
