import type { AddHelperFamilyDto } from '@serikad/shared/guest-list/helper.dto';
import type { HelperFamily } from '@serikad/shared/guest-list/helper.types';
import { useRef } from 'react';
import { useWindowRows } from '../list/use-window-rows.js';
import type { WaitingFamily } from '../model/outbox.js';
import { HelperRow, WaitingRow, type HelperRowActions } from './helper-row.js';
import * as css from '../links/links.module.css';

/** The height of a row before it is measured, in px. */
const ROW = 124;
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
  const count = waiting.length + families.length;
  const { rows, top } = useWindowRows(list, {
    count,
    estimateSize: () => ROW,
    getItemKey: (index) => waiting[index]?.key ?? families[index - waiting.length]?.id ?? index,
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
