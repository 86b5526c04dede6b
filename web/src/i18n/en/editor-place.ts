import type * as malay from '../ms/editor-place.js';
import type { TextsLike } from '../texts-like.js';

export const placeTexts: TextsLike<typeof malay.placeTexts> = {
  apps: { googleMapLink: 'Google Maps', wazeLink: 'Waze' },
  nowhere: (app) => `This ${app} link opens no place. Find the venue in ${app}, tap Share, and paste that link here.`,
  swapped: (app) =>
    `The coordinates in this ${app} link seem to be swapped. Find the venue in ${app} again and copy its link.`,
  outside: (app) =>
    `This ${app} link: outside Malaysia? Its point is in the sea or in another country. If the event is there, leave it.`,
  apart: (distance) =>
    `The Google Maps and Waze links lead to two different places, about ${distance} apart. Please check both.`,
  confirmTitle: (app) => `Confirm the ${app} link`,
  confirmText: 'This link can’t be read here. Open it on a phone and make sure that its pin is at the venue.',
  open: 'Open the link',
  confirm: 'The place is right',
  confirmed: (app) => `You have confirmed the ${app} link.`,
  notesText: 'All of it is optional. Guests read it below the address.',
  landmark: 'Gate or landmark',
  parking: 'Parking',
  prayerRoom: 'Prayer room (surau)',
  wheelchair: 'Wheelchair access',
  landmarkExample: 'e.g. Gate 2, next to the petrol station',
  parkingExample: 'e.g. Free, behind the hall',
  prayerRoomExample: 'e.g. Level 1, next to the lift',
  wheelchairExample: 'e.g. Ramp at the main entrance',
};
