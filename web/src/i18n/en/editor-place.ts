import type * as malay from '../ms/editor-place.js';
import type { TextsLike } from '../texts-like.js';

export const placeTexts: TextsLike<typeof malay.placeTexts> = {
  apps: { googleMapLink: 'Google Maps', wazeLink: 'Waze' },
  linkHelp: 'Open Google Maps, find the hall, tap',
  linkHelpShare: 'Share',
  linkHelpEnd: 'and paste the link here.',
  testMaps: 'Test the Google Maps link',
  testWaze: 'Test the Waze link',
  problems: {
    nowhere: (app) => `This ${app} link opens no place. Find the venue in ${app}, tap Share, and paste that link here.`,
    swapped: (app) =>
      `The coordinates in this ${app} link seem to be swapped. Find the venue in ${app} again and copy its link.`,
    outside: (app) =>
      `This ${app} link: outside Malaysia? Its point is in the sea or in another country. If the event is there, leave it.`,
  },
  apart: (distance) =>
    `The Google Maps and Waze links lead to two different places, about ${distance} apart. Please check both.`,
  confirmTitle: (app) => `Confirm the ${app} link`,
  confirmText: 'This link can’t be read here. Open it on a phone and make sure that its pin is at the venue.',
  open: 'Open the link',
  confirm: 'The place is right',
  confirmed: (app) => `You have confirmed the ${app} link.`,
  notesText: 'All of it is optional. Guests read it below the address.',
  notes: {
    landmark: 'Gate or landmark',
    parking: 'Parking',
    prayerRoom: 'Prayer room (surau)',
    wheelchair: 'Wheelchair access',
  },
  noteExamples: {
    landmark: 'e.g. Gate 2, next to the petrol station',
    parking: 'e.g. Free, behind the hall',
    prayerRoom: 'e.g. Level 1, next to the lift',
    wheelchair: 'e.g. Ramp at the main entrance',
  },
  live: 'Live stream',
  liveText:
    'For guests who cannot come. The card shows the link from an hour before the wedding begins until midnight of that day, and at no other time.',
  liveLink: 'Link of the live stream',
  liveHint: 'YouTube, Facebook, TikTok, Zoom, Google Meet or another.',
  testLive: 'Test the live stream link',
  convoy: 'Convoy',
  convoyText: 'A page of its own for those who drive together: its link is for the convoy alone.',
  convoyShow: 'Open the page of the convoy',
  meetingPoint: 'Meeting point',
  meetingPointExample: 'e.g. Petronas petrol station, Jalan Bakri',
  mapLink: 'Map link of the meeting point',
  convoyTime: 'Time',
  convoyTimeExample: 'e.g. Meet at 8.30 am, leave at 9.00 am',
  cars: 'Cars',
  carsHint: 'How many, in which order, and what drivers need to know.',
  carsExample: 'e.g. 8 cars. The couple’s car leads, lights on.',
  contactName: 'Whom to call',
  contactPhone: 'Phone number',
  convoyAfterSave: 'The link opens after you save.',
  copy: 'Copy the link',
  copied: 'Copied',
  copyFailed: 'The link could not be copied.',
  see: 'See the page',
};
