import type * as malay from '../ms/share-link.js';
import type { TextsLike } from '../texts-like.js';

export const shareLinkTexts: TextsLike<typeof malay.shareLinkTexts> = {
  chooseShort: 'Choose a short address',
  changeShort: 'Change the short address',
  shortLabel: 'Short address',
  shortHint: '3 to 40 small letters, digits or hyphens. The long link and earlier addresses go on working.',
  free: 'It is free.',
  taken: 'This address is taken. Try another.',
  problems: {
    addressLength: '3 to 40 characters.',
    addressCharacters: 'Do not begin or end with a hyphen.',
    addressReserved: 'This word belongs to the shop. Try another.',
  },
  earlier: (addresses) => `Still working: ${addresses}`,
  saveShort: 'Use this address',
  cancel: 'Cancel',
  qrAlt: 'QR code with the link to the card',
  qrText: 'Scan it with a phone’s camera to open this link.',
  qrFailed: 'The QR code could not be loaded.',
  qrSvg: 'SVG for print',
  qrPng: 'PNG for print',
  retry: 'Try again',
};
