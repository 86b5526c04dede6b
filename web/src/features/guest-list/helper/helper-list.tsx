import type { AddHelperFamilyDto } from '@serikad/shared/guest-list/helper.dto';
import type { HelperFamily } from '@serikad/shared/guest-list/helper.types';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { WaitingFamily } from '../model/outbox.js';
import { HelperRow, WaitingRow, type HelperRowActions } from './helper-row.js';
import * as css from '../links/links.module.css';

/** The height of a row before it is measured, in px. */
const ROW = 124;
/** Rows rendered beyond the window at either end, so that fast scrolling shows no gap. */
const OVERSCAN = 8;
/** A list of so few is shown whole, so that the browser's own search finds them. */
const SHOWN_WHOLE = 50;

interface Props {
  label: string;
  families: readonly HelperFamily[];
  waiting: readonly WaitingFamily<AddHelperFamilyDto>[];
  isStuck: boolean;
  canSend: boolean;
  /** The family that was added last. */
  newest: string | null;
  on: HelperRowActions;
}

/** The families, those on their way first; only those in the window are in the document. */
export function HelperList({ label, families, waiting, isStuck, canSend, newest, on }: Props) {
  const list = useRef<HTMLUListElement>(null);
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
  const count = waiting.length + families.length;
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => ROW,
    getItemKey: (index) => waiting[index]?.key ?? families[index - waiting.length]?.id ?? index,
    overscan: count <= SHOWN_WHOLE ? SHOWN_WHOLE : OVERSCAN,
    scrollMargin: top,
  });
  return (
    <ul aria-label={label} className={css.families} ref={list} style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, key, start }) => {
        const entry = waiting[index];
        const family = families[index - waiting.length];
        return (
          <li
            key={key}
            aria-setsize={count}
            aria-posinset={index + 1}
            data-index={index}
            ref={rows.measureElement}
            style={{ transform: `translate(0, ${start - top}px)` }}
          >
            {entry && <WaitingRow entry={entry} isStuck={isStuck} on={on} />}
            {family && <HelperRow family={family} canSend={canSend} isNew={family.id === newest} on={on} />}
          </li>
        );
      })}
    </ul>
  );
}
