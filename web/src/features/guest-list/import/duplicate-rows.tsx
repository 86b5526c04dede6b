import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { stateOf } from '@serikad/shared/guest-list/guest-list';
import type { ImportedRow } from '@serikad/shared/guest-list/import/import.types';
import { SegmentedControl } from '../../../components/ui/choices.js';
import { guestImportTexts as t } from '../../../i18n/guest-import.js';
import { guestListTexts } from '../../../i18n/guest-list.js';
import { phoneText } from '../model/phone-text.js';
import { gained, sameName, samePhone, type Choice, type Duplicate } from './import-plan.js';
import * as css from './import.module.css';

const CHOICES = (['merge', 'keep', 'skip'] as const).map((value) => ({ value, label: t.choices[value] }));

interface Props {
  duplicates: readonly Duplicate[];
  branchName: (id: string) => string;
  onChoose: (choice: Choice) => void;
}

/** Rows beside what may be the same family, and what becomes of them. */
export function DuplicateRows({ duplicates, branchName, onChoose }: Props) {
  return (
    <section className="card">
      <div className="card__head">
        <div>
          <h4 className="h-card">{t.duplicatesTitle(duplicates.length)}</h4>
          <p className="xs soft">{t.duplicatesText}</p>
        </div>
      </div>
      <ul className="divide">
        {duplicates.map(({ row, other, why, choice }) => (
          <li key={row.row} className={css.duplicate} data-part="duplicate">
            <p className="sm b">{t.why[why]}</p>
            <div className={css.pair}>
              <Side title={isFamily(other) ? t.onList : t.row(other.row)} entry={other} like={row}>
                {isFamily(other) && ` · ${branchName(other.branch)} · ${guestListTexts.states[stateOf(other)]}`}
              </Side>
              <Side title={t.row(row.row)} entry={row} like={other} />
            </div>
            <div className={css.decision}>
              <SegmentedControl
                label={t.choiceLabel(row.name)}
                value={choice}
                choices={CHOICES}
                onChange={(next) => onChoose({ row: row.row, choice: next })}
              />
              <p className="xs soft">{consequence(row, other, choice)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Entry = FamilyView | ImportedRow;

function isFamily(entry: Entry): entry is FamilyView {
  return 'id' in entry;
}

function Side({
  title,
  entry,
  like,
  children,
}: {
  title: string;
  entry: Entry;
  like: Entry;
  children?: React.ReactNode;
}) {
  const phone = entry.phone === '' ? t.noPhone : phoneText(entry.phone);
  return (
    <div>
      <h5>{title}</h5>
      <b>{sameName(entry, like) ? <mark>{entry.name}</mark> : entry.name}</b>
      <span className="num">
        {samePhone(entry, like) ? <mark>{phone}</mark> : phone} · {t.pax(entry.seats)}
        {children}
      </span>
    </div>
  );
}

function consequence(row: ImportedRow, other: Entry, choice: Duplicate['choice']): string {
  if (choice === 'keep') return t.keepText;
  if (choice === 'skip') return t.skipText(row.row);
  const fields = Object.keys(gained(other, row)) as (keyof ReturnType<typeof gained>)[];
  const added = fields.map((field) => t.columns[field]).join(', ');
  return `${t.mergeText(other.seats)} ${added === '' ? t.mergeNothing : t.mergeGains(added)}`;
}
