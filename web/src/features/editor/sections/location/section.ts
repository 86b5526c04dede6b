import { editorTexts as t } from '../../../../i18n/editor.js';
import { call } from '../../../../lib/api.js';
import type { FormSectionDefinition } from '../section.types.js';

const NOTHING_CHECKED = { googleMapLink: '', wazeLink: '' };

export const location: FormSectionDefinition<'location'> = {
  title: t.locationTitle,
  lead: t.locationLead,
  icon: 'pin',
  group: 'basics',
  loadFields: () => import('./location-section.js').then((m) => m.LocationSection),
  preview: {
    area: 'event',
    scrollTo: '[data-field="location"]:not(.c-place)',
    outline: '[data-field="location"]',
  },
  loadDto: () => import('@serikad/shared/invitations/location.dto').then((m) => m.LocationDto),
  toValues: ({ venue, location: links, placeNotes, convoy, liveLink, checkedLinks = NOTHING_CHECKED }) => ({
    ...venue,
    ...links,
    placeNotes,
    convoy,
    liveLink,
    checkedLinks,
  }),
  toBody: (id, values) => ({ id, ...values }),
  save: (body, headers) => call('PUT /api/invitation/update/location', { body, headers }),
  toPreview: ({ venue, address, googleMapLink, wazeLink, placeNotes, liveLink }) => ({
    venue: { venue, address },
    location: { googleMapLink, wazeLink },
    placeNotes,
    liveLink,
  }),
  summary: ({ venue }) => venue || t.empty,
  // The bar above the sections shows whether the links are checked: the code that reads them loads with it.
  isComplete: ({ venue }) => venue !== '',
  firstField: () => 'venue',
};
