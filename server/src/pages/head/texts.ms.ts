import type { HeadTexts } from './head-texts.types.js';

export const MALAY: HeadTexts = {
  descriptions: {
    '/': 'Kad undangan kahwin digital dengan RSVP, video motion dan kad cetak A6. Pilih rekaan, isi nama, terus kongsi di WhatsApp.',
    '/cardvideo':
      'Semua rekaan kad undangan kahwin digital kami. Setiap satu boleh menjadi kad RSVP, Motion Video dan kad cetak A6 yang sepadan.',
    '/invitation-design/details/:id':
      'Rekaan kad undangan kahwin digital dengan RSVP, Motion Video dan kad cetak A6. Cuba percuma untuk 24 jam pertama.',
    '/dulang':
      'Sewa dulang hantaran hitam atau emas dalam sebelas tona warna, dengan tambahan sirih. Pilih tona dan tempah melalui WhatsApp.',
    '/dulang/form':
      'Borang sewa dulang hantaran: pilih bilangan, tarikh ambil dan tarikh pulang, kemudian hantar tempahan melalui WhatsApp.',
    '/catalog':
      'Cari perkhidmatan majlis kahwin mengikut kategori dan negeri: kad undangan, dulang hantaran, Motion Video dan kad cetak A6.',
    '/planner':
      'Senarai semak dan bajet majlis kahwin: catat setiap perkara, harga dan bayaran, dan lihat baki yang perlu dibayar.',
    '/apps':
      'Tiada aplikasi untuk dimuat turun: kad undangan, pesanan dan senarai tetamu dibuka terus dalam pelayar telefon anda.',
    '/contact-us':
      'Ada soalan tentang rekaan, harga atau pesanan kad undangan anda? Hubungi kami melalui WhatsApp, kami sedia membantu.',
    '/pricing':
      'Harga kad undangan digital, Motion Video, kad cetak A6 dan pelekat. Bayar sekali bagi setiap majlis, cuba percuma dahulu.',
    '/privacy-policy':
      'Dasar privasi kami: maklumat yang disimpan apabila anda menggunakan laman ini, sebab ia diperlukan, dan pilihan yang anda ada.',
  },
  categories: {
    floral:
      'Kad undangan kahwin gaya Floral: bunga yang lembut dan mekar pada setiap rekaan, dengan RSVP, Motion Video dan kad cetak A6.',
    minimalist:
      'Kad undangan kahwin gaya Minimalist: ruang yang lapang dan garis yang ringkas, dengan RSVP, Motion Video dan kad cetak A6.',
    islamic:
      'Kad undangan kahwin gaya Islamic: gerbang, geometri dan khat yang indah, dengan RSVP, Motion Video dan kad cetak A6.',
    vintage:
      'Kad undangan kahwin gaya Vintage: renda, surat dan kertas lama yang menawan, dengan RSVP, Motion Video dan kad cetak A6.',
    modern:
      'Kad undangan kahwin gaya Modern: bentuk yang berani dan warna yang segar, dengan RSVP, Motion Video dan kad cetak A6.',
    classic:
      'Kad undangan kahwin gaya Classic: songket, ukiran kayu dan emas yang anggun, dengan RSVP, Motion Video dan kad cetak A6.',
    rustic:
      'Kad undangan kahwin gaya Rustic: kayu, anyaman dan daun yang semula jadi, dengan RSVP, Motion Video dan kad cetak A6.',
  },
  onPage: (page) => `Halaman ${page}.`,
  design: (name, code, category, price) => [
    `Rekaan ${name} (${code}), gaya ${category}: kad undangan kahwin digital dengan RSVP dan Motion Video.`,
    `Dari RM${price}, cuba percuma dahulu.`,
    'Kad cetak A6 yang sepadan.',
  ],
  shopPicture: 'Satu pautan, semua terjemput: kad undangan digital pada telefon, di hadapan kad rekaan lain',
  designPicture: (name, category) => `Kad undangan rekaan ${name}, gaya ${category}`,
  crumbs: { catalogue: 'Kad Undangan', trays: 'Dulang Hantaran', trayForm: 'Borang sewa' },
};
