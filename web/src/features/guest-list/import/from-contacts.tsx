import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { guestImportTexts as t } from '../../../i18n/guest-import.js';
import { FileDrop } from './from-file.js';
import type { Source } from './import-draft.js';
import { pickedSource, type PickedContact } from './read-source.js';
import * as css from './import.module.css';

interface Props {
  source: Source;
  failure: string | undefined;
  onSource: (source: Source) => void;
  onBegin: (failure: string | undefined) => void;
}

interface ContactPicker {
  select: (properties: string[], options: { multiple: boolean }) => Promise<PickedContact[]>;
}

/** The phone's own picker of contacts, where the browser has one, or a file of contacts. */
export function FromContacts({ source, failure, onSource, onBegin }: Props) {
  const picker = (navigator as Navigator & { contacts?: ContactPicker }).contacts;
  const pick = async () => {
    if (!picker) return;
    onBegin(undefined);
    try {
      const contacts = await picker.select(['name', 'tel'], { multiple: true });
      if (contacts.length > 0) onSource(pickedSource(contacts));
    } catch {
      onBegin(t.pickFailed);
    }
  };
  const picked = source.name === '' && source.text !== '' ? source.text.split('BEGIN:VCARD').length - 1 : 0;
  return (
    <>
      {picker && (
        <div className={css.picker}>
          <Icon name="phone" className="soft" />
          <div>
            <b className="b sm">{t.pickTitle}</b>
            <p className="xs soft">{t.pickText}</p>
            <Button onClick={() => void pick()}>{t.pick}</Button>
            {picked > 0 && (
              <p className={css.chosen} role="status">
                <Icon name="check" className="green" />
                <b className="b">{t.picked(picked)}</b>
              </p>
            )}
          </div>
        </div>
      )}
      <FileDrop
        {...{ source, failure, onSource, onBegin }}
        icon="users"
        accept=".vcf,text/vcard,text/x-vcard"
        label={t.contactsFile}
      >
        {t.contactsHint}
      </FileDrop>
    </>
  );
}
