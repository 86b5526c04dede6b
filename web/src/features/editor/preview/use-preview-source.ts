import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import { published } from '@serikad/shared/invitations/published';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { editorTexts as t } from '../../../i18n/editor.js';
import { designQuery } from '../../../lib/queries/designs.js';
import type { EditorMedia } from '../media/media.types.js';
import type { EditorForms, EditorValues } from '../sections/section.types.js';
import { memoizedPatches, withValues } from './preview-values.js';
import { latestValues, watchForms } from '../use-editor-forms.js';

/** What the preview renders. Another object when something changes that is in no form. */
export interface PreviewSource {
  /** Its design, and the files that are chosen, stored or not; its texts as they are stored. */
  base: InvitationBundle;
  /** The whole, with the current values of the fields. */
  get: () => InvitationBundle;
  /** Calls `listener` at every change in the forms, within the key's own event. @returns how to stop */
  subscribe: (listener: () => void) => () => void;
}

/** The invitation with the forms' values, in the design that is chosen in them. */
export function usePreviewSource(bundle: InvitationBundle, forms: EditorForms, media: EditorMedia): PreviewSource {
  const id = forms.designLanguage.values.design;
  const isStored = id === bundle.design._id;
  const { data } = useQuery({ ...designQuery(id), enabled: !isStored, placeholderData: keepPreviousData });
  const design = isStored ? bundle.design : (data ?? bundle.design);
  const { preview } = media;
  return useMemo(
    () => {
      const base = preview({ ...bundle, design });
      const patches = memoizedPatches();
      return {
        base,
        // What guests don't get for want of the package, the preview doesn't show either.
        get: () => published(withForms(base, latestValues(forms), patches), bundle.order?.items ?? null),
        subscribe: (listener) => watchForms(forms, listener),
      };
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `forms` is new at every render, what it reads is the same
    [bundle, design, preview],
  );
}

function withForms(
  base: InvitationBundle,
  values: EditorValues,
  patchOf: ReturnType<typeof memoizedPatches>,
): InvitationBundle {
  const invitation = withValues(base.invitation, values, patchOf);
  const { couple } = invitation;
  const named = [couple.bride, couple.groom].some(({ shortName }) => shortName !== '');
  const placeholder = { shortName: t.namePlaceholder, fullName: '' };
  return {
    ...base,
    invitation: {
      ...invitation,
      theme: base.design.theme,
      // Without any name the cover would not show how it will look.
      ...(!named && { couple: { ...couple, bride: placeholder, groom: placeholder } }),
    },
  };
}
