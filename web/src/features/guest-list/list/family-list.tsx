import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { useRef } from 'react';
import { Tick } from '../../../components/ui/choices.js';
import { classNames } from '../../../components/ui/class-names.js';
import type { SelectOption } from '../../../components/ui/inputs.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import type { RowActions } from '../model/family-actions.js';
import type { Occasion } from '../model/message.js';
import { FamilyRow } from './family-row.js';
import { useSteadyRows } from './use-steady-rows.js';
import { useWindowRows } from './use-window-rows.js';
import * as css from '../guest-list.module.css';

/** Heights of a row before it is measured, in px: of a card on a phone, of a row on a desktop. */
const ROW = { phone: 138, desktop: 68 } as const;
const DESKTOP = '(min-width: 60rem)';
interface Props {
  families: readonly FamilyView[];
  branchName: (id: string) => string;
  /** Empty where there is one. */
  sessions: readonly SelectOption[];
  occasion: Occasion;
  canSend: boolean;
  /** The ids of the selected families. */
  selected: ReadonlySet<string>;
  /** On a phone the ticks are shown in place of buttons and menus. */
  selecting: boolean;
  /** The family that was added last. */
  newest: string | null;
  now: number;
  on: RowActions;
  onSelectAll: (all: boolean) => void;
}

/** The families, of which only those in the window are in the document: a cheap phone scrolls through 2,000. */
export function FamilyList({ families, selected, selecting, newest, onSelectAll, ...row }: Props) {
  const list = useRef<HTMLDivElement>(null);
  // Rows to come are taken to be as high as the one that was measured last: where that holds, nothing moves for them.
  const lastHeight = useRef<number>(undefined);
  const { rows, top } = useWindowRows(list, {
    count: families.length,
    estimateSize: () => lastHeight.current ?? (window.matchMedia(DESKTOP).matches ? ROW.desktop : ROW.phone),
    measureElement: (element) => (lastHeight.current = element.getBoundingClientRect().height),
    getItemKey: (index) => families[index]?.id ?? index,
  });
  useSteadyRows(rows, families);
  const all = selected.size > 0 && families.every(({ id }) => selected.has(id));
  return (
    <div
      role="table"
      aria-label={t.title}
      aria-rowcount={families.length + 1}
      className={classNames(css.families, selecting && css.selecting)}
    >
      <div role="rowgroup">
        <div className={css.columns} role="row" aria-rowindex={1}>
          <div className={css.pick} role="columnheader">
            <label>
              <Tick checked={all} aria-label={t.selectAll} onChange={onSelectAll} />
            </label>
          </div>
          <div role="columnheader">{t.columns.card}</div>
          <div role="columnheader">{t.columns.branch}</div>
          <div role="columnheader" className={css.seatsHead}>
            {t.columns.pax}
          </div>
          <div role="columnheader">{t.columns.state}</div>
          <div role="columnheader">
            <span className="sr">{t.send}</span>
          </div>
          <div role="columnheader">
            <span className="sr">{t.columns.actions}</span>
          </div>
        </div>
      </div>
      <div role="rowgroup" className={css.window} ref={list} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const family = families[index];
          if (!family) return null;
          return (
            <div
              key={key}
              role="row"
              aria-rowindex={index + 2}
              data-index={index}
              ref={rows.measureElement}
              className={css.slot}
              style={{ transform: `translate(0, ${start - top}px)` }}
            >
              <FamilyRow family={family} selected={selected.has(family.id)} isNew={family.id === newest} {...row} />
            </div>
          );
        })}
      </div>
    </div>
  );
}
