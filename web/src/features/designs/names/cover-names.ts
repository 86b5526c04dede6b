import { writeCoverNames } from '../../../lib/write-cover-names.js';
import { hasCoverNames, readCoverNames, type CoverNames } from '../../../lib/read-cover-names.js';
import { observed, useObserved, type Observed } from '../../../lib/observed.js';
import { sessionStore } from '../../../lib/session/session-store.js';

const names = observed(readCoverNames());
let epoch = sessionStore.epoch();
// After a sign-out, or another user's sign-in, the names on the page belong to another user.
sessionStore.subscribe(() => {
  if (epoch === sessionStore.epoch()) return;
  epoch = sessionStore.epoch();
  names.set(readCoverNames);
});

/** The typed names, kept on the device. Nothing of them is sent to the server. */
export const coverNames: Observed<CoverNames> = {
  ...names,
  set(update) {
    names.set(update);
    writeCoverNames(names.get());
  },
};

const isNamed = () => hasCoverNames(names.get());

/** Whether the covers have names to show. */
export function useIsNamed(): boolean {
  return useObserved({ subscribe: names.subscribe, get: isNamed });
}
