import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { Tick } from '../../../components/ui/choices.js';
import { classNames } from '../../../components/ui/class-names.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import type { RowActions } from '../model/family-actions.js';
import type { Occasion } from '../model/message.js';
import { FamilyRow } from './family-row.js';
import { useSteadyRows } from './use-steady-rows.js';
import * as css from '../guest-list.module.css';

/** Heights of a row before it is measured, in px: of a card on a phone, of a row on a desktop. */
const ROW = { phone: 138, desktop: 68 } as const;
const DESKTOP = '(min-width: 60rem)';
/** Rows beyond the window at either end: a quick finger sees no gap. */
const OVERSCAN = 8;
/** A list of so few is shown whole, so that it can be printed and searched by the browser. */
const SHOWN_WHOLE = 50;

interface Props {
  families: readonly FamilyView[];
  branchName: (id: string) => string;
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
  const [top, setTop] = useState(0);
  // What stands above the list grows and shrinks; a row's place is counted from the top of the page.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  // Rows to come are taken to be as high as the one that was measured last: where that holds, nothing moves for them.
  const lastHeight = useRef<number>(undefined);
  const rows = useWindowVirtualizer({
    count: families.length,
    estimateSize: () => lastHeight.current ?? (window.matchMedia(DESKTOP).matches ? ROW.desktop : ROW.phone),
    measureElement: (element) => (lastHeight.current = element.getBoundingClientRect().height),
    getItemKey: (index) => families[index]?.id ?? index,
    overscan: families.length <= SHOWN_WHOLE ? SHOWN_WHOLE : OVERSCAN,
    scrollMargin: top,
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
