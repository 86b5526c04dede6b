import type { EditorSection } from '../model/sections.js';

/** Which texts of the guest's page stand for a part of the preview, first to last. */
export const PREVIEW_PARTS = {
  cover: '.stage > :first-child',
  letter: '[data-field="secondPage"], .inviters',
  event: '.when, [data-field="dateTime"]:not(.c-date)',
  guests: '[data-field="attendance"], .wishes',
} as const;
export type PreviewPart = keyof typeof PREVIEW_PARTS;

interface Place {
  /** The part that the preview's own buttons name. */
  part: PreviewPart;
  /** Where the preview goes to with the section; what is there first, wins. */
  shown: string;
  /** What is ringed meanwhile. */
  ringed: string;
}

/** Where each section is seen on the guest's page. */
export const PLACES: Record<EditorSection, Place> = {
  designLanguage: { part: 'cover', shown: PREVIEW_PARTS.cover, ringed: '[data-field="mainPage"]' },
  names: { part: 'cover', shown: PREVIEW_PARTS.cover, ringed: '[data-field="names"]' },
  dateTime: { part: 'event', shown: PREVIEW_PARTS.event, ringed: '[data-field="dateTime"]' },
  location: {
    part: 'event',
    shown: '[data-field="location"]:not(.c-place)',
    ringed: '[data-field="location"]',
  },
  dressCode: { part: 'event', shown: '.sec.dress, .sec.doa', ringed: '.dresses' },
  salamKaut: { part: 'guests', shown: PREVIEW_PARTS.guests, ringed: '.bar [data-item="gift"]' },
  giftReceiver: { part: 'guests', shown: PREVIEW_PARTS.guests, ringed: '.bar [data-item="gift"]' },
  gallery: { part: 'event', shown: '.sec.gal, .sec.count', ringed: '.gallery' },
  music: { part: 'guests', shown: '.sec.song, .sec.end', ringed: '.player' },
  secondPage: { part: 'letter', shown: '[data-field="secondPage"]', ringed: '[data-field="secondPage"]' },
  doa: { part: 'event', shown: '.sec.doa, .sec.count', ringed: '.doa-text' },
  attendance: { part: 'guests', shown: PREVIEW_PARTS.guests, ringed: '[data-field="attendance"]' },
  bottomBar: { part: 'cover', shown: PREVIEW_PARTS.cover, ringed: '.bar' },
  others: { part: 'letter', shown: '.sec.letter', ringed: '.heads, .sec.end > .rv:first-child' },
};
