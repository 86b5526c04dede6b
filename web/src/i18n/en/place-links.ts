import type * as malay from '../ms/place-links.js';
import type { TextsLike } from '../texts-like.js';

export const placeLinkTexts: TextsLike<typeof malay.placeLinkTexts> = {
  apps: { googleMapLink: 'Google Maps', wazeLink: 'Waze' },
  problems: {
    nowhere: (app) => `This ${app} link opens no place. Find the venue in ${app}, tap Share, and paste that link here.`,
    swapped: (app) =>
      `The coordinates in this ${app} link seem to be swapped. Find the venue in ${app} again and copy its link.`,
    outside: (app) =>
      `This ${app} link: outside Malaysia? Its point is in the sea or in another country. If the event is there, leave it.`,
  },
  apart: (distance) =>
    `The Google Maps and Waze links lead to two different places, about ${distance} apart. Please check both.`,
  unread: 'This link can’t be read here. Open it on a phone and make sure that its pin is at the venue.',
  open: 'Open the link',
};
