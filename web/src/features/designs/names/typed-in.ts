import type { CoverNames } from '../../../lib/kept-cover-names.js';

/** The fields of the form as they are. */
export function typedIn(form: HTMLFormElement): CoverNames {
  const text = (name: keyof CoverNames): string =>
    form.querySelector<HTMLInputElement>(`[data-name=${name}]`)?.value ?? '';
  return { bride: text('bride'), groom: text('groom'), date: text('date') };
}
