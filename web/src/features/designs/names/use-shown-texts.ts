import type { WritableCover } from '@serikad/shared/designs/cover-setting';
import { longDate } from '@serikad/shared/invitations/event-dates';
import { hasVisibleCharacter, normaliseText } from '@serikad/shared/validation/text';
import { useRef, useSyncExternalStore } from 'react';
import type { CoverNames } from '../../../lib/read-cover-names.js';
import { coverNames } from './cover-names.js';

/** The texts of a cover that are the visitor's own. */
export interface ShownTexts {
  bride: string;
  groom: string;
  day: string;
}

/** What is typed, with the sample couple's text for what is left out. */
export function shownTexts({ bride, groom, date }: CoverNames, sample: WritableCover['sample']): ShownTexts {
  const name = (typed: string, sampled: string) => (hasVisibleCharacter(typed) ? normaliseText(typed) : sampled);
  return {
    bride: name(bride, sample.bride),
    groom: name(groom, sample.groom),
    // The covers' language, whatever the page's.
    day: date === '' ? sample.date : longDate(date, 'ms'),
  };
}

const still = () => () => undefined;

/** Follows the typing, or stays as it was: a cover out of sight is not rendered with every key. */
export function useShownTexts(sample: WritableCover['sample'], follows: boolean): ShownTexts {
  const last = useRef<CoverNames>(undefined);
  const names = useSyncExternalStore(follows ? coverNames.subscribe : still, () => {
    if (follows || last.current === undefined) last.current = coverNames.get();
    return last.current;
  });
  return shownTexts(names, sample);
}
