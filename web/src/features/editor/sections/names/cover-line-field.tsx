import { hasPlaceForCoverLine } from '@serikad/shared/designs/cover-line-place';
import { MOST_COVER_LINE_LETTERS } from '@serikad/shared/invitations/defaults';
import { useState } from 'react';
import { TextField } from '../../../../components/form/form-fields.js';
import { namesTexts as own } from '../../../../i18n/editor-names.js';
import { editorTexts as t } from '../../../../i18n/editor.js';
import type { SectionForm } from '../section.types.js';

/** The couple's own line on the cover, where the design has a place for it or had one when it was typed. */
export function CoverLineField({ form, layout }: { form: SectionForm<'names'>; layout: string }) {
  const hasPlace = hasPlaceForCoverLine(layout);
  const { coverLine } = form.values;
  // It stays while it is emptied.
  const [wasThere, setWasThere] = useState(coverLine !== '');
  if (coverLine !== '' && !wasThere) setWasThere(true);
  if (!hasPlace && coverLine === '' && !wasThere) return null;
  return (
    <TextField
      form={form}
      path="coverLine"
      label={t.coverLine}
      hint={hasPlace ? own.coverLineHint : own.coverLineNoPlace}
      optional
      dir="auto"
      autoComplete="off"
      maxLength={MOST_COVER_LINE_LETTERS}
    />
  );
}
