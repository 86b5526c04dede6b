import { MOST_NOTE_LETTERS } from '@serikad/shared/invitations/defaults';
import { TextField } from '../../../../components/form/form-fields.js';
import { placeTexts as p } from '../../../../i18n/editor-place.js';
import { editorTexts as t } from '../../../../i18n/editor.js';
import type { SectionForm } from '../section.types.js';
import * as css from '../../editor.module.css';

const NOTES = ['landmark', 'parking', 'prayerRoom', 'wheelchair'] as const;

/** What helps guests to find the place and to arrive. */
export function NoteFields({ form }: { form: SectionForm<'location'> }) {
  return (
    <div className={css.secSub}>
      <h2>{t.placeNotes}</h2>
      <p>{p.notesText}</p>
      <div className="stack">
        {NOTES.map((note) => (
          <TextField
            key={note}
            form={form}
            path={`placeNotes.${note}`}
            label={p.notes[note]}
            optional
            placeholder={p.noteExamples[note]}
            maxLength={MOST_NOTE_LETTERS}
          />
        ))}
      </div>
    </div>
  );
}
