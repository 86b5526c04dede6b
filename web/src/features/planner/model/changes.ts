import type { EditListItemDto } from '@serikad/shared/lists/list.dto';
import type { ListItem } from '@serikad/shared/lists/list.types';
import { call } from '../../../lib/api.js';
import { spliced } from '../../../lib/lists.js';

export type ItemFields = Required<Omit<EditListItemDto, 'listId'>>;

/** A change of one entry, as a person asks for it. */
export type Change =
  | { kind: 'select'; selected: boolean }
  | { kind: 'complete' }
  | { kind: 'reopen' }
  /** Takes a tick back with the payment that it recorded. */
  | { kind: 'undo-complete'; paidAmount: number }
  /** What has been paid altogether, in whole ringgit. */
  | { kind: 'pay'; amount: number }
  | { kind: 'edit'; fields: ItemFields }
  | { kind: 'remove' };

/** The entry as the change will leave it, by the server's own rules; nothing when it is removed. */
export function changed(item: ListItem, change: Change): ListItem | null {
  switch (change.kind) {
    case 'select':
      return { ...item, selected: change.selected };
    case 'complete':
      return { ...item, completed: true, paidAmount: Math.max(item.paidAmount, item.price) };
    case 'reopen':
      return { ...item, completed: false };
    case 'undo-complete':
      return { ...item, completed: false, paidAmount: change.paidAmount };
    case 'pay':
      return { ...item, paidAmount: change.amount };
    case 'edit':
      return { ...item, ...change.fields };
    case 'remove':
      return null;
  }
}

/**
 * Makes the change on the server.
 * @returns the entry as it is stored now; nothing when it is gone
 */
export async function sendChange(listId: string, change: Change): Promise<ListItem | null> {
  const body = { listId };
  switch (change.kind) {
    case 'select':
      return (await call(change.selected ? 'PUT /list/select' : 'PUT /list/deselect', { body })).item;
    case 'complete':
      return (await call('PUT /list/completed', { body })).item;
    case 'reopen':
      return (await call('PUT /list/undo-completed', { body })).item;
    case 'undo-complete':
      await call('PUT /list/undo-completed', { body });
      return (await call('PUT /list/payment/update', { body: { listId, amount: change.paidAmount } })).item;
    case 'pay':
      return (await call('PUT /list/payment/update', { body: { listId, amount: change.amount } })).item;
    case 'edit':
      return (await call('PUT /list/edit', { body: { listId, ...change.fields } })).item;
    case 'remove':
      await call('DELETE /list/delete', { body });
      return null;
  }
}

/** The list with an entry replaced, or without it. */
export function replaced(list: readonly ListItem[], id: string, next: ListItem | null): ListItem[] {
  return list.flatMap((item) => (item._id !== id ? [item] : next ? [next] : []));
}

/**
 * The list with a change that failed taken back: only what it changed, and only where nothing has changed it since.
 * @param at where in the list the entry stood
 */
export function rolledBack(
  list: readonly ListItem[],
  { before, after, at }: { before: ListItem; after: ListItem | null; at: number },
): ListItem[] {
  const now = list.find(({ _id }) => _id === before._id);
  if (after === null) return now ? [...list] : spliced(list, at, 0, before);
  if (!now) return [...list];
  const fields = (Object.keys(before) as (keyof ListItem)[]).filter(
    (field) => before[field] !== after[field] && now[field] === after[field],
  );
  const back = Object.fromEntries(fields.map((field) => [field, before[field]]));
  return replaced(list, now._id, { ...now, ...back });
}
