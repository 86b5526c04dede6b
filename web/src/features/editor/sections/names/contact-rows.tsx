import { MOST_CONTACTS } from '@serikad/shared/invitations/defaults';
import { TextField } from '../../../../components/form/form-fields.js';
import { exampleTexts as e } from '../../../../i18n/editor-examples.js';
import { namesTexts as own } from '../../../../i18n/editor-names.js';
import { editorTexts as t } from '../../../../i18n/editor.js';
import type { SectionForm } from '../section.types.js';
import { AddRow, RowButtons } from '../../fields/rows.js';
import * as css from '../../fields/fields.module.css';

/** Whom guests may call, in the order of the guest page. */
export function ContactRows({ form }: { form: SectionForm<'names'> }) {
  const { contacts } = form.values;
  return (
    <>
      {contacts.length > 0 && (
        <ol className={css.rows}>
          {contacts.map((contact, index) => (
            <li key={index} className={css.contact}>
              <TextField
                form={form}
                path={`contacts.${index}.name`}
                label={<span className="sr">{`${own.contactName}, ${t.row(index + 1)}`}</span>}
                placeholder={e.contactNameExample}
                autoComplete="off"
                maxLength={60}
              />
              <TextField
                form={form}
                path={`contacts.${index}.phoneNo`}
                label={<span className="sr">{`${own.contactPhone}, ${t.row(index + 1)}`}</span>}
                type="tel"
                inputMode="tel"
                autoComplete="off"
                placeholder={e.contactPhoneExample}
                maxLength={30}
              />
              <RowButtons
                name={contact.name || t.row(index + 1)}
                index={index}
                count={contacts.length}
                onMove={(to) => form.move('contacts', index, to)}
                onRemove={() => form.remove('contacts', index)}
              />
            </li>
          ))}
        </ol>
      )}
      <AddRow
        full={contacts.length >= MOST_CONTACTS}
        most={MOST_CONTACTS}
        onAdd={() => form.add('contacts', { name: '', phoneNo: '' })}
      >
        {own.addContact}
      </AddRow>
    </>
  );
}
