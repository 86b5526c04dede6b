import type * as malay from '../ms/editor-examples.js';
import type { TextsLike } from '../texts-like.js';

export const exampleTexts: TextsLike<typeof malay.exampleTexts> = {
  shortNameExamples: { bride: 'e.g. Aisyah', groom: 'e.g. Danial' },
  jawiExamples: { bride: 'عائشه', groom: 'دانيال' },
  fullNameExamples: { bride: 'e.g. Nur Aisyah binti Ahmad', groom: 'e.g. Muhammad Danial bin Hassan' },
  name1Example: 'e.g. Ahmad bin Abdullah',
  name2Example: 'e.g. Siti Aminah binti Yusof',
  contactNameExample: 'e.g. Uncle Ahmad, father of the groom',
  contactPhoneExample: 'e.g. 012-345 6789',
  activityExample: 'e.g. Lunch is served',
  venueExample: 'e.g. Dewan Seri Melati',
  addressExample: 'e.g. Lot 18, Jalan Kenanga 3, 40000 Shah Alam',
};
