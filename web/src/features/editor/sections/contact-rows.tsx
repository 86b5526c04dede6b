import { MOST_CONTACTS } from '@serikad/shared/invitations/defaults';
import { Field } from '../../../components/ui/field.js';
import { TextInput } from '../../../components/ui/inputs.js';
import { editorTexts as t } from '../../../i18n/ms/editor.js';
import type { SectionForm } from '../use-editor-forms.js';
import { AddRow, RowButtons } from './rows.js';

/** Whom guests may call, in the order of the card. */
export function ContactRows({ form }: { form: SectionForm<'names'> }) {
  const { contacts } = form.values;
  return (
    <>
      {contacts.length > 0 && (
        <ol className="rows">
          {contacts.map((contact, index) => (
            <li key={index} className="contact">
              <Field
                id={form.fieldId(`contacts.${index}.name`)}
                label={<span className="sr">{`${t.contactName}, ${t.row(index + 1)}`}</span>}
                error={form.error(`contacts.${index}.name`)}
              >
                <TextInput
                  value={contact.name}
                  placeholder={t.contactName}
                  autoComplete="off"
                  maxLength={60}
                  onChange={(event) => form.set(`contacts.${index}.name`, event.target.value)}
                />
              </Field>
              <Field
                id={form.fieldId(`contacts.${index}.phoneNo`)}
                label={<span className="sr">{`${t.contactPhone}, ${t.row(index + 1)}`}</span>}
                error={form.error(`contacts.${index}.phoneNo`)}
              >
                <TextInput
                  type="tel"
                  inputMode="tel"
                  autoComplete="off"
                  value={contact.phoneNo}
                  placeholder={t.contactPhone}
                  maxLength={30}
                  onChange={(event) => form.set(`contacts.${index}.phoneNo`, event.target.value)}
                />
              </Field>
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
        {t.addContact}
      </AddRow>
    </>
  );
}
