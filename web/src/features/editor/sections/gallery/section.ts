import { MOST_PHOTOS } from '@serikad/shared/photos/photo.types';
import { sectionTexts as s } from '../../../../i18n/editor-sections.js';
import { editorTexts as t } from '../../../../i18n/editor.js';
import { call } from '../../../../lib/api.js';
import type { MediaSectionDefinition } from '../section.types.js';

export const gallery: MediaSectionDefinition = {
  title: s.galleryTitle,
  lead: s.galleryLead(MOST_PHOTOS),
  icon: 'image',
  group: 'content',
  loadFields: () => import('./gallery-section.js').then((m) => m.GallerySection),
  media: 'gallery',
  count: ({ photos }) => (photos.length > 0 ? `${photos.length}/${MOST_PHOTOS}` : undefined),
  preview: { area: 'event', scrollTo: '.sec.gal, .sec.count', outline: '.gallery' },
  deletions: ({ photos, invitation: { _id: invitationId } }) =>
    photos.map(
      ({ _id: id }) =>
        () =>
          call('DELETE /api/photo/delete', { body: { id, invitationId } }),
    ),
  summary: ({ photos }) => (photos.length === 0 ? t.empty : s.photoCount(photos.length, MOST_PHOTOS)),
  isComplete: ({ photos }) => photos.length > 0,
};
