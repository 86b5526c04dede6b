import { Fragment } from 'react';
import { MOST_NOTE_LETTERS } from '@serikad/shared/invitations/defaults';
import { TextField } from '../../../../components/form/form-fields.js';
import { placeTexts as p } from '../../../../i18n/editor-place.js';
import { editorTexts as t } from '../../../../i18n/editor.js';
import type { SectionProps } from '../section.types.js';
import { StoredPhotoField } from '../../media/stored-photo-field.js';
import * as css from '../../editor.module.css';

const NOTES = ['landmark', 'parking', 'prayerRoom', 'wheelchair'] as const;

/** What helps guests to find the place and to arrive. */
export function NoteFields({ forms: { location: form }, bundle, disabled }: SectionProps) {
  return (
    <div className={css.secSub}>
      <h2>{t.placeNotes}</h2>
      <p>{p.notesText}</p>
      <div className="stack">
        {NOTES.map((note) => (
          <Fragment key={note}>
            <TextField
              form={form}
              path={`placeNotes.${note}`}
              label={p.notes[note]}
              optional
              placeholder={p.noteExamples[note]}
              maxLength={MOST_NOTE_LETTERS}
            />
            {note === 'landmark' && (
              <StoredPhotoField
                bundle={bundle}
                field="placePhoto"
                words={{ label: p.photo, hint: p.photoHint, afterSave: p.photoAfterSave }}
                disabled={disabled}
              />
            )}
          </Fragment>
        ))}
      </div>
    </div>
  );
}
