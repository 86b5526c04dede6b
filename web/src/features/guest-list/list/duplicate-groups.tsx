import { stateOf, titleOf } from '@serikad/shared/guest-list/guest-list';
import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { keepable, leaving } from '../model/merge.js';
import { phoneText } from '../model/phone-text.js';
import { MergeDialog } from '../dialogs/merge-dialog.js';
import * as css from '../guest-list.module.css';

interface Props {
  groups: readonly (readonly FamilyView[])[];
  branchName: (id: string) => string;
  /** @throws ApiError */
  merge: (kept: FamilyView, gone: readonly FamilyView[]) => Promise<void>;
}

const keyOf = (group: readonly FamilyView[]): string => group.map(({ id }) => id).join(' ');

/** Families that may be the same, side by side, and the way to merge them. */
export function DuplicateGroups({ groups, branchName, merge }: Props) {
  const [open, setOpen] = useState<string | null>(null);
  const [times, setTimes] = useState(0);
  const detailsOf = (family: FamilyView): string =>
    [
      family.phone === '' ? t.noPhone : phoneText(family.phone),
      branchName(family.branch),
      t.pax(family.seats),
      t.states[stateOf(family)],
    ].join(' · ');
  return (
    <ul className={css.alike} aria-label={t.filters.duplicates}>
      {groups.map((group) => {
        const key = keyOf(group);
        const [kept] = keepable(group);
        if (!kept) return null;
        return (
          <li key={key}>
            <ul>
              {group.map((family) => (
                <li key={family.id}>
                  <b>{titleOf(family)}</b>
                  <small className="num">{detailsOf(family)}</small>
                </li>
              ))}
            </ul>
            {leaving(group, kept).length === 0 ? (
              <p className="xs soft">{t.mergeAllAnswered}</p>
            ) : (
              <Button
                variant="second"
                size="sm"
                icon="users"
                aria-haspopup="dialog"
                onClick={() => {
                  setOpen(key);
                  setTimes(times + 1);
                }}
              >
                {t.merge}
                <span className="sr"> {titleOf(kept)}</span>
              </Button>
            )}
            <MergeDialog
              key={`${key} ${open === key ? times : 0}`}
              {...{ group, detailsOf, merge }}
              open={open === key}
              onClose={() => setOpen(null)}
            />
          </li>
        );
      })}
    </ul>
  );
}
