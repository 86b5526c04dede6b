import { useMemo } from 'react';
import { call } from '../../../lib/api.js';
import type { EditorMedia, MediaOptions, MediaPart } from './media.types.js';

const NOTHING: MediaPart = { dirty: false, saving: false, check: () => true, save: () => Promise.resolve() };

/** The parts of one invitation's editor that have files. */
export function useEditorMedia(_options: MediaOptions): EditorMedia {
  return useMemo(
    () => ({
      ready: true,
      logo: NOTHING,
      qr: {
        ...NOTHING,
        send: (body, headers) => call('PUT /api/invitation/update/salam-kaut', { body, headers, files: {} }),
      },
      gifts: NOTHING,
      gallery: NOTHING,
      preview: (bundle) => bundle,
      handOn: () => Promise.resolve(),
    }),
    [],
  );
}
