import { useSyncExternalStore } from 'react';
import { COVER_NAME_ATTRIBUTE, COVER_NAMES_KEY } from '@serikad/shared/designs/cover-names-key';
import { addCoverName, writeCoverNames } from '../../../lib/write-cover-names.js';
import type { CoverNames } from '../../../lib/read-cover-names.js';
import { observed } from '../../../lib/observed.js';
import type * as writing from './writing.js';

type Writing = typeof writing;

const loaded = observed<Writing | null>(null);
let loading = false;

/** Loads what writes names on covers, once; where that fails, the next call tries again. */
export function loadWriting(): void {
  if (loading) return;
  loading = true;
  import('./writing.js').then(
    (module) => loaded.set(() => module),
    () => {
      loading = false;
    },
  );
}

/** Whether the device had names when the fields appeared, which stay empty until that code fills them in. */
let hadNames = false;

/** Loads it for a visitor who comes with names, or who typed some before the app began. */
export function loadWritingIfNamed(form: HTMLFormElement | null): void {
  try {
    hadNames = localStorage.getItem(COVER_NAMES_KEY) !== null;
  } catch {
    // Storage is blocked: there are none.
  }
  if (hadNames) loadWriting();
  else if (form && Object.values(typedIn(form)).some((text) => text !== '')) keepTyped(form);
}

/**
 * Loads that code; what is typed until it has loaded is kept, so that it is not lost where the page is left.
 * @param field the one that was typed in
 */
export function keepTyped(form: HTMLFormElement, field?: HTMLInputElement): void {
  loadWriting();
  if (loaded.get() !== null) return;
  const part = field?.getAttribute(COVER_NAME_ATTRIBUTE);
  // The other fields are to be filled with what was kept.
  if (hadNames && field && part) addCoverName(part, field.value);
  else writeCoverNames(typedIn(form));
}

/** The fields of the form as they are. */
function typedIn(form: HTMLFormElement): CoverNames {
  const text = (name: keyof CoverNames): string =>
    form.querySelector<HTMLInputElement>(`[${COVER_NAME_ATTRIBUTE}=${name}]`)?.value ?? '';
  return { bride: text('bride'), groom: text('groom'), date: text('date') };
}

const none = () => null;

/**
 * The code that writes names on covers, a chunk of its own: `null` until a visitor has touched the fields or comes with
 * names, and while the server renders a page.
 */
export function useWriting(): Writing | null {
  return useSyncExternalStore(loaded.subscribe, loaded.get, none);
}
