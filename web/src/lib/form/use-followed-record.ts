import { useEffect } from 'react';
import { sameData } from './path.js';
import type { Form } from './use-form.js';

type Followed<Input extends object> = Pick<Form<Input, object>, 'saved' | 'saving' | 'latest' | 'setValues' | 'reset'>;

/**
 * Keeps an open form on a record that is changed elsewhere: fields that were not touched get the stored values, what
 * was typed stays. The form is then to be saved over the record's newest revision.
 * @param stored what the fields hold of the record as it is stored by now
 */
export function useFollowedRecord<Input extends object>(form: Followed<Input>, stored: Input, isOpen: boolean): void {
  const { saved, saving, latest, setValues, reset } = form;
  useEffect(() => {
    if (!isOpen || saving || sameData(stored, saved)) return;
    const typed = Object.entries(latest.get()).filter(([key, value]) => !sameData(value, saved[key as keyof Input]));
    reset(stored, true);
    setValues(() => ({ ...stored, ...(Object.fromEntries(typed) as Partial<Input>) }));
  });
}
