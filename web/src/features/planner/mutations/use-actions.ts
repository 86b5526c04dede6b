import type { AddListItemDto } from '@serikad/shared/lists/list.dto';
import type { ListItem } from '@serikad/shared/lists/list.types';
import { useMemo, useRef, useState } from 'react';
import { plannerTexts as t } from '../../../i18n/planner.js';
import { errorMessage, isApiError } from '../../../lib/api-error.js';
import { balanceOf } from '../model/budget.js';
import type { Change } from '../model/changes.js';
import { ringgit } from '@serikad/shared/payments/ringgit';
import type { ListChanges } from './use-list.js';

/** What the page says of the last change, and what can be done about it. */
export interface Message {
  tone: 'ok' | 'bad';
  text: string;
  action?: { label: string; icon: 'undo' | 'retry'; run: () => void };
}

/** A double click is one change: the second press of a tick or a mark within this time does nothing. */
const DOUBLE_CLICK_MS = 500;

/** The changes as the page's controls make them: each ends in a message, never in an exception. */
export function useActions({ change, add }: ListChanges) {
  const [message, setMessage] = useState<Message | null>(null);
  const pressed = useRef(new Map<string, number>());

  const actions = useMemo(() => {
    async function apply(item: ListItem, wish: Change): Promise<void> {
      setMessage(null);
      try {
        await change(item._id, wish);
        tell(item, wish);
      } catch (error) {
        // The session has ended: the page asks to sign in.
        if (isApiError(error, 'invalid-token')) return;
        const action = { label: t.retry, icon: 'retry', run: () => void apply(item, wish) } as const;
        setMessage({ tone: 'bad', text: t.notSaved(item.title, errorMessage(error)), action });
      }
    }

    /** @param item the entry as it was before */
    function tell(item: ListItem, wish: Change): void {
      const text = said(item, wish);
      if (text === undefined) return;
      const back = undoing(item, wish);
      const action = back && ({ label: t.undo, icon: 'undo', run: () => void apply(item, back) } as const);
      setMessage({ tone: 'ok', text, ...(action && { action }) });
    }

    return {
      apply,
      tell,
      /** For what a finger may press twice. */
      toggle: (item: ListItem, wish: Change): void => {
        const control = `${wish.kind === 'select' ? 'mark' : 'tick'} ${item._id}`;
        const now = performance.now();
        if (now - (pressed.current.get(control) ?? -Infinity) < DOUBLE_CLICK_MS) return;
        pressed.current.set(control, now);
        void apply(item, wish);
      },
      /** @throws ApiError when the entry could not be added; that it does not count yet is shown as a message */
      add: async (entry: AddListItemDto, counted: boolean): Promise<void> => {
        setMessage(null);
        const id = await add(entry);
        try {
          if (counted) await change(id, { kind: 'select', selected: true });
          setMessage({ tone: 'ok', text: t.added(entry.title) });
        } catch (error) {
          if (!isApiError(error, 'invalid-token')) setMessage({ tone: 'bad', text: t.addedUncounted(entry.title) });
        }
      },
      say: setMessage,
    };
  }, [change, add]);

  return { message, ...actions };
}

export type Actions = Omit<ReturnType<typeof useActions>, 'message'>;

/** The sentence after a change; none where the row says enough. */
function said(item: ListItem, wish: Change): string | undefined {
  switch (wish.kind) {
    case 'complete':
      return balanceOf(item) > 0 ? t.completedAndPaid(ringgit(balanceOf(item))) : t.completed;
    case 'reopen':
      return t.reopened;
    case 'pay':
      return wish.amount > item.paidAmount
        ? t.recorded(ringgit(wish.amount - item.paidAmount))
        : t.paidSetTo(ringgit(wish.amount));
    case 'edit':
      return t.saved;
    case 'remove':
      return t.removed(item.title);
    case 'select':
    case 'undo-complete':
      return undefined;
  }
}

function undoing(item: ListItem, wish: Change): Change | undefined {
  if (wish.kind === 'complete') return { kind: 'undo-complete', paidAmount: item.paidAmount };
  if (wish.kind === 'pay') return { kind: 'pay', amount: item.paidAmount };
  return undefined;
}
