import type { AddListItemDto } from '@serikad/shared/lists/list.dto';
import type { ListItem } from '@serikad/shared/lists/list.types';
import type { FormFields } from '../../../lib/form/use-form.js';
import { parseRinggit } from '@serikad/shared/payments/ringgit';

/** What the fields of an entry hold, all of it as it is typed. */
export interface EntryInput {
  title: string;
  price: string;
  /** One of the list, or `OWN` with the name beside it. */
  category: string;
  ownCategory: string;
  description: string;
}

/**
 * Chosen in the list of categories by who writes one of their own. No category can be named so: it has a line break.
 */
export const OWN = '\n';

export const NEW_ENTRY: EntryInput = { title: '', price: '', category: '', ownCategory: '', description: '' };

/** The part of a form that the fields of an entry need, whatever they are sent as. */
export type EntryFormFields = FormFields<EntryInput>;

export function entryInput({ title, price, category, description }: ListItem): EntryInput {
  return { ...NEW_ENTRY, title, price: price === 0 ? '' : String(price), category, description };
}

export function entryBody({ title, price, category, ownCategory, description }: EntryInput): AddListItemDto {
  return { title, price: parseRinggit(price), category: category === OWN ? ownCategory : category, description };
}
