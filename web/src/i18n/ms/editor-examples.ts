/** Placeholders of empty fields; they load with the sections. */
export const exampleTexts = {
  shortNameExamples: { bride: 'cth. Aisyah', groom: 'cth. Danial' },
  jawiExamples: { bride: 'عائشه', groom: 'دانيال' },
  fullNameExamples: { bride: 'cth. Nur Aisyah binti Ahmad', groom: 'cth. Muhammad Danial bin Hassan' },
  name1Example: 'cth. Ahmad bin Abdullah',
  name2Example: 'cth. Siti Aminah binti Yusof',
  contactNameExample: 'cth. Pak Long, bapa pengantin',
  contactPhoneExample: 'cth. 012-345 6789',
  activityExample: 'cth. Makan beradab',
  venueExample: 'cth. Dewan Seri Melati',
  addressExample: 'cth. Lot 18, Jalan Kenanga 3, 40000 Shah Alam',
} as const;
