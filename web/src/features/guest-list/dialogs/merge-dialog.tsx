import { titleOf } from '@serikad/shared/guest-list/guest-list';
import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { useId, useState } from 'react';
import { RadioRow } from '../../../components/ui/choices.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { Notice } from '../../../components/ui/states.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { errorMessage } from '../../../lib/api-error.js';
import { useBusy } from '../../../lib/use-busy.js';
import { keepable, leaving, merged, type Gained } from '../model/merge.js';
import * as css from '../guest-list.module.css';

const FIELDS: Readonly<Record<Gained, string>> = {
  title: t.card,
  phone: t.phone,
  seats: t.seats,
  branch: t.branch,
  side: t.side,
  language: t.language,
  table: t.tableName,
  note: t.note,
};

interface Props {
  group: readonly FamilyView[];
  /** What tells families of one name apart. */
  detailsOf: (family: FamilyView) => string;
  open: boolean;
  /** @throws ApiError */
  merge: (kept: FamilyView, gone: readonly FamilyView[]) => Promise<void>;
  onClose: () => void;
}

/** Which of some families is kept, what it gains, and which go. */
export function MergeDialog({ group, detailsOf, open, merge, onClose }: Props) {
  const name = useId();
  const [chosen, setChosen] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const choices = keepable(group);
  // One that answered meanwhile is the only choice that is left.
  const kept = choices.find(({ id }) => id === chosen) ?? choices[0];
  const gone = kept ? leaving(group, kept) : [];
  const [busy, run] = useBusy(async () => {
    if (!kept) return;
    setFailure(undefined);
    try {
      await merge(kept, gone);
      onClose();
    } catch (error) {
      setFailure(errorMessage(error));
    }
  });
  if (!kept) return null;
  const nameOf = (family: FamilyView): string => {
    const isAlone = group.every((each) => each === family || titleOf(each) !== titleOf(family));
    return isAlone ? titleOf(family) : `${titleOf(family)} (${detailsOf(family)})`;
  };
  const fields = merged(kept, gone).gained.map((field) => FIELDS[field]);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t.mergeTitle}
      cancel={t.cancel}
      confirm={{ busy, busyLabel: t.saving, disabled: gone.length === 0, onClick: run, children: t.merge }}
    >
      <fieldset className={css.keep}>
        <legend className="field__label">{t.mergeKeep}</legend>
        {choices.map((family) => (
          <RadioRow
            key={family.id}
            name={name}
            checked={family.id === kept.id}
            onChange={() => setChosen(family.id)}
            title={titleOf(family)}
            sub={<span className="num">{detailsOf(family)}</span>}
          />
        ))}
      </fieldset>
      <p className={css.mergeResult}>
        {kept.answer && `${t.mergeAnswered} `}
        {fields.length === 0 ? t.mergeNothing : t.mergeGains(fields.join(', '))}{' '}
        {gone.length > 0 && t.mergeGone(gone.map(nameOf).join(', '))}
      </p>
      {failure !== undefined && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
