import type { Locale } from '../i18n/language.js';

/**
 * Every failure that the API can answer: the slug, its HTTP status and its sentence in both languages.
 * An error without a text cannot exist, because the code is a key of this table. Source: the HTTP contract.
 */
export const ERRORS = {
  validation: {
    status: 400,
    en: 'Some fields are not filled in correctly. Please check them and try again.',
    ms: 'Ada maklumat yang belum betul. Sila semak dan cuba lagi.',
  },
  'trial-expired': {
    status: 400,
    en: 'Sorry, your free trial has ended. Please proceed with payment to unlock unlimited edit.',
    ms: 'Maaf, tempoh percubaan percuma anda telah tamat. Sila buat bayaran untuk mengedit tanpa had.',
  },
  'payment-required': {
    status: 400,
    en: 'Sorry, please complete your payment to proceed.',
    ms: 'Maaf, sila lengkapkan bayaran anda untuk meneruskan.',
  },
  overpayment: {
    status: 400,
    en: 'This payment is more than the order owes. Please check the amount, or confirm it with overpay: true.',
    ms: 'Bayaran ini melebihi baki pesanan. Sila semak jumlahnya, atau sahkan dengan overpay: true.',
  },
  'pending-order': {
    status: 400,
    en: 'You have an order that is not paid yet. Please finish it before you make another.',
    ms: 'Anda mempunyai pesanan yang belum dibayar. Sila selesaikannya sebelum membuat pesanan baharu.',
  },
  'package-required': {
    status: 400,
    en: 'This part needs a package that the order does not have. Please change the package first.',
    ms: 'Bahagian ini memerlukan pakej yang tiada dalam pesanan. Sila tukar pakej dahulu.',
  },
  'limit-reached': {
    status: 400,
    en: 'The limit has been reached.',
    ms: 'Had telah dicapai.',
  },
  'wishes-closed': {
    status: 400,
    en: 'This invitation does not accept wishes.',
    ms: 'Jemputan ini tidak menerima ucapan.',
  },
  'answers-closed': {
    status: 400,
    en: 'Replies to this invitation are closed. New answers and changes are no longer accepted.',
    ms: 'Jawapan untuk jemputan ini telah ditutup. Jawapan baharu dan perubahan tidak diterima lagi.',
  },
  'removal-under-way': {
    status: 409,
    en: 'Answers are being removed or brought back at the moment. Please try again when that is done.',
    ms: 'Jawapan sedang dibuang atau dipulihkan. Sila cuba lagi selepas selesai.',
  },
  'sample-read-only': {
    status: 400,
    en: 'This is a sample invitation. Answers to it are not kept.',
    ms: 'Ini jemputan contoh. Jawapan kepadanya tidak disimpan.',
  },
  'already-reserved': {
    status: 400,
    en: 'This gift has already been reserved.',
    ms: 'Hadiah ini telah ditempah.',
  },
  'already-registered': {
    status: 400,
    en: 'You are already registered.',
    ms: 'Anda sudah berdaftar.',
  },
  'item-locked': {
    status: 400,
    en: 'An item that is already being made cannot be changed or removed.',
    ms: 'Item yang sedang disiapkan tidak boleh diubah atau dibuang.',
  },
  'nothing-to-submit': {
    status: 400,
    en: 'There is nothing to submit in this order.',
    ms: 'Tiada apa-apa untuk dihantar dalam pesanan ini.',
  },
  'invalid-file': {
    status: 400,
    en: 'This file is not a picture that we can read. Please choose a JPEG, PNG, WebP, AVIF or HEIC.',
    ms: 'Fail ini bukan gambar yang boleh dibaca. Sila pilih JPEG, PNG, WebP, AVIF atau HEIC.',
  },
  'invalid-token': {
    status: 403,
    en: 'Your session has ended. Please sign in again.',
    ms: 'Sesi anda telah tamat. Sila log masuk semula.',
  },
  'not-found': {
    status: 404,
    en: 'We could not find what you are looking for.',
    ms: 'Maaf, perkara yang dicari tidak dijumpai.',
  },
  'method-not-allowed': {
    status: 405,
    en: 'This address does not accept that method.',
    ms: 'Alamat ini tidak menerima kaedah itu.',
  },
  'request-timeout': {
    status: 408,
    en: 'Your request did not arrive in time. Please try again.',
    ms: 'Permintaan anda tidak sampai tepat pada masanya. Sila cuba lagi.',
  },
  conflict: {
    status: 409,
    en: 'Someone else has changed this in the meantime. Please compare and save again.',
    ms: 'Maklumat ini telah diubah oleh orang lain. Sila bandingkan dan simpan semula.',
  },
  'idempotency-mismatch': {
    status: 409,
    en: 'This Idempotency-Key was already used for another request. Please use a new key.',
    ms: 'Idempotency-Key ini telah digunakan untuk permintaan lain. Sila guna kunci baharu.',
  },
  'file-too-large': {
    status: 413,
    en: 'This file is too large.',
    ms: 'Fail ini terlalu besar.',
  },
  'body-too-large': {
    status: 413,
    en: 'This request is too large.',
    ms: 'Permintaan ini terlalu besar.',
  },
  'unsupported-media-type': {
    status: 415,
    en: 'Please send this request as application/json, or as multipart/form-data where it carries a picture.',
    ms: 'Sila hantar permintaan ini sebagai application/json, atau multipart/form-data jika ada gambar.',
  },
  'too-many-requests': {
    status: 429,
    en: 'Too many requests. Please wait a moment and try again.',
    ms: 'Terlalu banyak permintaan. Sila tunggu sebentar dan cuba lagi.',
  },
  internal: {
    status: 500,
    en: 'Something went wrong. Please try again later.',
    ms: 'Sesuatu telah berlaku. Sila cuba sebentar lagi.',
  },
  'google-unavailable': {
    status: 502,
    en: 'Google does not answer at the moment. Please try again later.',
    ms: 'Google tidak menjawab buat masa ini. Sila cuba sebentar lagi.',
  },
  unavailable: {
    status: 503,
    en: 'The service is briefly unavailable. Please try again in a moment.',
    ms: 'Perkhidmatan tergendala sebentar. Sila cuba sebentar lagi.',
  },
} as const satisfies Record<string, { status: number } & Record<Locale, string>>;

/** The slug of a failure. */
export type ErrorCode = keyof typeof ERRORS;

/** The sentence of a failure for a person. */
export function errorText(code: ErrorCode, locale: Locale): string {
  return ERRORS[code][locale];
}

/** One invalid field of a body: its path (`couple.bride.fullName`) and a sentence. */
export interface FieldError {
  field: string;
  message: string;
}

/** The body of every failed call; the slug stands where each of the seeds' clients looks for it. */
export interface ErrorEnvelope {
  code: ErrorCode;
  data: {
    code: ErrorCode;
    error: {
      errorCode: ErrorCode;
      errorMessage: string;
      fields?: FieldError[];
      /** With `conflict`: the section as it is stored now; with `overpayment`: the order. */
      current?: unknown;
    };
  };
}

/** The body of every successful call. */
export interface SuccessEnvelope<T> {
  code: 200;
  data: T;
}
