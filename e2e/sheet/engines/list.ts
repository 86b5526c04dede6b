import { join } from 'node:path';
import { SCREENS } from '../../support/screens/table.ts';
import { SHOTS } from '../../support/shots.ts';

export const ENGINE_SHOTS = join(SHOTS, 'engines');

/** The parts of a page's height at which its window is drawn. */
export const PLACES = [0, 0.5, 1] as const;

/** The screens that an address and a session are enough for. */
export const SCREENS_OF_ENGINES = SCREENS.filter(
  ({ act, answers, busy, dialog, script, widths }) =>
    act === undefined && answers.length === 0 && !busy && !dialog && script && widths.includes(375),
);
