import { frequentQuestions } from '@serikad/shared/i18n/ms/frequent-questions';
import type { DigitalOptionId } from '@serikad/shared/pricing/price-list';

export { PLAN_NAMES } from '@serikad/shared/i18n/ms/plan-names';

/** What each digital option gives, for the price page. */
export const PLAN_TEXTS: Readonly<Record<DigitalOptionId, { what: string; points: readonly string[] }>> = {
  'video-rsvp': {
    what: 'RSVP Premium bersama Motion Video: semua yang diperlukan untuk menjemput.',
    points: [
      'Semua ciri RSVP Premium',
      'Motion Video premium',
      'Kehadiran dengan had jemputan',
      'Galeri, hadiah dan salam kaut',
      'Jimat lagi RM15 bersama kad cetak',
    ],
  },
  'rsvp-premium': {
    what: 'Kad digital penuh',
    points: ['Kehadiran dengan had jemputan', 'Galeri sehingga 7 foto', 'Hadiah dan salam kaut'],
  },
  'rsvp-standard': {
    what: 'Kad digital ringkas',
    points: ['Pembukaan, muzik, hitung detik', 'Peta, kalendar, hubungi', 'Kod pakaian dan bar bawah'],
  },
  'video-premium': {
    what: 'Motion Video penuh',
    points: ['Animasi penuh', 'Butiran majlis lengkap', 'Lagu pilihan anda'],
  },
  'video-standard': {
    what: 'Motion Video ringkas',
    points: ['Nama, tarikh dan lokasi', 'Lagu latar', 'Siap 3–7 hari bekerja'],
  },
};

export const pricingTexts = {
  title: 'Harga',
  text: 'Bayar sekali bagi setiap majlis. Cuba percuma dahulu, bayar apabila anda berpuas hati.',
  headline: 'jimat paling banyak, untuk gabungan Video + RSVP',
  plans: 'Pakej digital',
  choose: 'Pilih rekaan',
  order: 'Tempah pakej ini',
  tryFree: 'Cuba percuma',
  trialTitle: 'Percubaan percuma',
  trialText: 'Cuba dahulu, bayar kemudian: buat pesanan hari ini, bayar dalam tempoh tujuh hari.',
  trialSteps: [
    ['24 jam pertama', 'Semua ciri dibuka'],
    ['Hingga hari ketujuh', 'Tempoh percubaan'],
    ['Selepas tujuh hari', 'Bayar untuk teruskan'],
  ],
  print: 'Kad cetak dan tambahan',
  printText: 'Dicetak dengan rekaan yang sama seperti kad digital anda. Pesanan minimum 50 keping.',
  deal: (off: number) => `Tolak RM${off} apabila kad cetak ditempah bersama RSVP Premium atau Video + RSVP`,
  dealExample: (digital: number, cards: number, off: number) =>
    `Contoh: RSVP Premium RM${digital} + 100 keping kad RM${cards} − RM${off} = RM${digital + cards - off}`,
  cards: 'Kad A6',
  stickers: 'Pelekat',
  cardTable: 'Harga kad cetak A6',
  stickerTable: 'Harga pelekat',
  quantity: 'Bilangan',
  each: 'Sekeping',
  price: 'Harga',
  pieces: (count: number) => `${count} keping`,
  recommended: 'Cadangan',
  cardProperties: ['Cetakan dua muka', 'Saiz A6', 'Art card berkilat', 'Sampul putih percuma', 'Penghantaran percuma'],
  pictures: {
    card: 'Ilustrasi: kad A6 dan sampul putihnya',
    stickers: 'Ilustrasi: pelekat bulat dengan nama pengantin',
    sign: 'Ilustrasi: papan anak panah ke majlis di tepi jalan',
  },
  picturesNote: 'Gambar ialah ilustrasi. Cetakan mengikut rekaan kad anda.',
  pdf: 'PDF',
  pdfText: 'Cetak sendiri, A5 atau A6, 2 muka surat. Percuma dengan kad cetak.',
  sign: 'Banner anak panah',
  signText: 'Papan arah ke lokasi majlis.',
  delivery: 'Bila siap?',
  deliveries: [
    ['Kad digital', 'Serta-merta'],
    ['PDF', '2–5 hari bekerja'],
    ['Motion Video', '3–7 hari bekerja'],
  ],
  faq: 'Soalan lazim',
  faqText: 'Tidak jumpa jawapannya? Tanya kami di WhatsApp.',
  chat: 'Chat dengan kami',
  chatText: 'Assalamualaikum, saya ingin bertanya tentang harga kad undangan.',
  questions: frequentQuestions,
} as const;
