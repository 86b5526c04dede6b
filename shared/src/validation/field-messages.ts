import type { Locale } from '../i18n/language.js';

/**
 * The message below a field. `{n}` is the number of the rule, or the name that it refuses. 'Required', 'Invalid' and
 * 'Invalid phone number' are the seeds' words and are the same in both languages.
 */
export const FIELD_MESSAGES = {
  required: { en: 'Required', ms: 'Required' },
  invalid: { en: 'Invalid', ms: 'Invalid' },
  invalidPhone: { en: 'Invalid phone number', ms: 'Invalid phone number' },
  tooLong: { en: 'At most {n} characters', ms: 'Paling banyak {n} aksara' },
  text: { en: 'Please enter text', ms: 'Sila masukkan teks' },
  characters: {
    en: 'Contains characters that cannot be used',
    ms: 'Mengandungi aksara yang tidak boleh digunakan',
  },
  jawi: { en: 'Please use Arabic (Jawi) letters only', ms: 'Sila guna huruf jawi sahaja' },
  wholeNumber: { en: 'Please enter a whole number', ms: 'Sila masukkan nombor bulat' },
  tooSmall: { en: 'At least {n}', ms: 'Sekurang-kurangnya {n}' },
  tooLarge: { en: 'At most {n}', ms: 'Paling banyak {n}' },
  flag: { en: 'Please choose yes or no', ms: 'Sila pilih ya atau tidak' },
  choice: { en: 'Please choose one of the options', ms: 'Sila pilih salah satu' },
  colour: { en: 'Please enter a colour such as #a16207', ms: 'Sila masukkan warna seperti #a16207' },
  colourRange: {
    en: 'Please use 0 to 255 for red, green and blue, and 0 to 1 after the slash, such as rgb(199 161 92/.55)',
    ms: 'Sila guna 0 hingga 255 bagi merah, hijau dan biru, dan 0 hingga 1 selepas garis miring, seperti rgb(199 161 92/.55)',
  },
  link: {
    en: 'Please enter a web address that starts with https://',
    ms: 'Sila masukkan alamat web yang bermula dengan https://',
  },
  youtube: {
    en: 'Please paste the link of a YouTube video, such as https://youtu.be/ScMzIvxBSi4',
    ms: 'Sila tampal pautan video YouTube, seperti https://youtu.be/ScMzIvxBSi4',
  },
  otherVideo: {
    en: 'This is not the video of the link. Please paste the link again',
    ms: 'Ini bukan video pada pautan. Sila tampal semula pautan itu',
  },
  ownPhoto: {
    en: 'Please choose one of the photos in your gallery',
    ms: 'Sila pilih salah satu gambar dalam galeri anda',
  },
  repeated: { en: 'Each may be there once', ms: 'Setiap satu sekali sahaja' },
  everyPhoto: {
    en: 'The gallery has changed. Please send the ids of all its photos, each once',
    ms: 'Galeri telah berubah. Sila hantar id semua gambarnya, setiap satu sekali',
  },
  date: { en: 'Please enter a date such as 2026-12-31', ms: 'Sila masukkan tarikh seperti 2026-12-31' },
  dateRequired: { en: 'Sila pilih tarikh majlis.', ms: 'Sila pilih tarikh majlis.' },
  dateOrder: {
    en: 'The first day has to come before the last',
    ms: 'Hari pertama mesti sebelum hari terakhir',
  },
  tooManyDays: { en: 'At most {n} days at once', ms: 'Paling banyak {n} hari sekali' },
  time: { en: 'Please enter a time such as 16:30', ms: 'Sila masukkan masa seperti 16:30' },
  list: { en: 'Please send a list', ms: 'Sila hantar senarai' },
  tooMany: { en: 'At most {n} entries', ms: 'Paling banyak {n} baris' },
  object: { en: 'Please fill in this part', ms: 'Sila isi bahagian ini' },
  ownUser: { en: 'Please send your own user id, or none', ms: 'Sila hantar id pengguna anda sendiri, atau tiada' },
  unknown: { en: 'Unknown field', ms: 'Medan tidak dikenali' },
  contradiction: {
    en: 'Attending and the number of guests contradict each other',
    ms: 'Jawapan hadir dan bilangan tetamu tidak sepadan',
  },
  table: {
    en: 'This is not a table that can be read. Please save it as CSV once more',
    ms: 'Jadual ini tidak dapat dibaca. Sila simpan semula sebagai CSV',
  },
  consent: {
    en: 'Please confirm that you may give us these numbers',
    ms: 'Sila sahkan bahawa anda dibenarkan memberi nombor-nombor ini',
  },
  oneAdult: {
    en: 'At least one adult',
    ms: 'Sekurang-kurangnya seorang dewasa',
  },
  childrenAmongGuests: {
    en: 'Children are part of the number of guests',
    ms: 'Kanak-kanak termasuk dalam bilangan tetamu',
  },
  unknownPlaceholder: {
    en: '{{n}} is not known. Please choose from the list',
    ms: '{{n}} tidak dikenali. Sila pilih daripada senarai',
  },
  messageTooLong: {
    en: 'Too long for WhatsApp. Please shorten it by about {n} characters',
    ms: 'Terlalu panjang untuk WhatsApp. Sila pendekkan kira-kira {n} aksara',
  },
  addressLength: { en: '3 to 40 characters', ms: '3 hingga 40 aksara' },
  addressCharacters: {
    en: 'Letters a–z, digits, and hyphens between them',
    ms: 'Huruf a–z, angka, dan tanda sempang di antaranya',
  },
  addressReserved: {
    en: 'This word belongs to the shop. Please choose another',
    ms: 'Perkataan ini milik kedai. Sila pilih yang lain',
  },
  addressTaken: {
    en: 'This address is taken. Please choose another',
    ms: 'Alamat ini sudah diambil. Sila pilih yang lain',
  },
  everySession: {
    en: 'Please answer for each session that you are invited to, once',
    ms: 'Sila jawab bagi setiap majlis yang dijemput, sekali sahaja',
  },
  attendanceOff: {
    en: 'The couple are not asking for attendance. You may still leave a wish.',
    ms: 'Jemputan ini tidak meminta kehadiran. Tuan/puan masih boleh menghantar ucapan.',
  },
  imageFormat: {
    en: 'Please choose a JPEG, PNG, WebP, AVIF or HEIC picture',
    ms: 'Sila pilih gambar JPEG, PNG, WebP, AVIF atau HEIC',
  },
  imageBroken: {
    en: 'This picture is damaged or incomplete. Please choose another',
    ms: 'Gambar ini rosak atau tidak lengkap. Sila pilih gambar lain',
  },
  imageMoves: {
    en: 'Moving pictures cannot be used. Please choose one that stands still',
    ms: 'Gambar bergerak tidak boleh digunakan. Sila pilih gambar pegun',
  },
  imagePixels: {
    en: 'At most {n} megapixels. Please make the picture smaller first',
    ms: 'Paling banyak {n} megapiksel. Sila kecilkan gambar dahulu',
  },
  imageSide: {
    en: 'At most {n} pixels a side. Please make the picture smaller first',
    ms: 'Paling banyak {n} piksel setiap sisi. Sila kecilkan gambar dahulu',
  },
  imageWholePixels: {
    en: 'At most {n} megapixels in this format. Please make the picture smaller, or save it as an ordinary JPEG',
    ms: 'Paling banyak {n} megapiksel bagi format ini. Sila kecilkan gambar, atau simpan sebagai JPEG biasa',
  },
  imageSlow: {
    en: 'This picture takes too long to read. Please make it smaller, or save it as an ordinary JPEG',
    ms: 'Gambar ini terlalu lama untuk dibaca. Sila kecilkan gambar, atau simpan sebagai JPEG biasa',
  },
  imageHeic: {
    en: 'This HEIC picture cannot be read here. Please save it as JPEG and choose that',
    ms: 'Gambar HEIC ini tidak dapat dibaca. Sila simpan sebagai JPEG dan pilih semula',
  },
  fileTooLarge: {
    en: 'At most {n} MB. Please choose a smaller file',
    ms: 'Paling banyak {n} MB. Sila pilih fail yang lebih kecil',
  },
  imagesFull: {
    en: 'This invitation already holds as many pictures as it can ({n}). Please remove one first',
    ms: 'Jemputan ini sudah penuh dengan gambar ({n}). Sila buang satu dahulu',
  },
  imageSpaceFull: {
    en: 'The pictures of this invitation take up all of its {n} MB. Please remove one first',
    ms: 'Gambar jemputan ini telah memenuhi ruang {n} MB. Sila buang satu dahulu',
  },
  defaultDesign: {
    en: 'New invitations begin with this design, so it has to be shown',
    ms: 'Jemputan baharu bermula dengan rekaan ini, jadi ia perlu dipaparkan',
  },
  items: {
    en: 'Please choose one digital option, cards, a PDF, or a combination of these from the price list',
    ms: 'Sila pilih satu pakej digital, kad, PDF, atau gabungannya daripada senarai harga',
  },
  tooDeep: {
    en: 'The request has too many layers or fields',
    ms: 'Permintaan mempunyai terlalu banyak lapisan atau medan',
  },
} as const satisfies Record<string, Record<Locale, string>>;

export type FieldMessageKey = keyof typeof FIELD_MESSAGES;

/** What a validation decorator has as its message: a key, and its number or name. */
export function fieldMessageCode(key: FieldMessageKey, n?: number | string): string {
  return n === undefined ? key : `${key}:${n}`;
}

/** Turns the code that a decorator carried into a sentence. */
export function fieldMessageText(code: string, locale: Locale): string {
  const [key = '', n = ''] = code.split(':');
  const entry = Object.hasOwn(FIELD_MESSAGES, key) ? FIELD_MESSAGES[key as FieldMessageKey] : FIELD_MESSAGES.invalid;
  return entry[locale].replace('{n}', () => n);
}
