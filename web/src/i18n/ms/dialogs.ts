/** The dialogs of the whole app, in the words of the product's specification. */
export const dialogTexts = {
  error: 'Error',
  errorBeside: 'Ralat',
  ok: 'OK',
  okay: 'Okay',
  okBeside: 'Baik',
  close: 'Close',
  closeBeside: 'Tutup',
  payNow: 'Pay Now',
  payNowBeside: 'Bayar sekarang',
  trialExpired: 'Trial expired',
  trialExpiredText: 'Sorry, your free trial has ended. Please proceed with payment to unlock unlimited edit.',
  /** Above the prescribed sentence. */
  trialExpiredNote: 'Tempoh percubaan percuma anda telah tamat. Sila buat bayaran untuk terus mengedit.',
  paymentRequired: 'Payment Required',
  paymentRequiredText: 'Sorry, please complete your payment to proceed.',
  paymentRequiredNote: 'Sila lengkapkan bayaran anda dahulu.',
  payText: 'Assalamualaikum, saya ingin membuat bayaran untuk pesanan saya.',
} as const;
