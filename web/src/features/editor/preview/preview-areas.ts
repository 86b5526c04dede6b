/** Selectors on the guest page for the areas that the preview's buttons name, first to last. */
export const PREVIEW_AREAS = {
  cover: '.stage > :first-child',
  letter: '[data-field="secondPage"], .inviters',
  event: '.when, [data-field="dateTime"]:not(.c-date)',
  guests: '[data-field="attendance"], .wishes',
} as const;
export type PreviewArea = keyof typeof PREVIEW_AREAS;
