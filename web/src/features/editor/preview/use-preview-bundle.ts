import type { InvitationBundle } from '@serikad/shared/invitations/invitation.types';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { editorTexts as t } from '../../../i18n/ms/editor.js';
import { designQuery } from '../../../lib/queries/designs.js';
import type { EditorMedia } from '../media/media.types.js';
import { withValues } from '../model/with-values.js';
import { valuesOfForms, type EditorForms } from '../use-editor-forms.js';

/** What the preview shows: the invitation with what stands in the forms, in the design that is chosen in them. */
export function usePreviewBundle(bundle: InvitationBundle, forms: EditorForms, media: EditorMedia): InvitationBundle {
  const id = forms.designLanguage.values.design;
  const { data } = useQuery({ ...designQuery(id), placeholderData: keepPreviousData });
  const values = valuesOfForms(forms);
  const design = id === bundle.design._id ? bundle.design : (data ?? bundle.design);
  const { preview } = media;
  return useMemo(() => {
    const invitation = withValues(bundle.invitation, values);
    const { couple } = invitation;
    const named = [couple.bride, couple.groom].some(({ shortName }) => shortName !== '');
    const placeholder = { shortName: t.namePlaceholder, fullName: '' };
    return preview({
      ...bundle,
      design,
      invitation: {
        ...invitation,
        theme: design.theme,
        // A cover without any name says nothing of how it will look.
        ...(!named && { couple: { ...couple, bride: placeholder, groom: placeholder } }),
      },
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `values` and `forms` are new at every render, what they hold is not
  }, [
    bundle,
    design,
    preview,
    forms.designLanguage.values,
    forms.names.values,
    forms.dateTime.values,
    forms.location.values,
    forms.dressCode.values,
    forms.salamKaut.values,
    forms.giftReceiver.values,
    forms.music.values,
    forms.secondPage.values,
    forms.doa.values,
    forms.attendance.values,
    forms.bottomBar.values,
    forms.others.values,
  ]);
}
