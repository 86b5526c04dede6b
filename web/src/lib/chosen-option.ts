import { isOptionId, type DigitalOptionId } from '@serikad/shared/pricing/price-list';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Kept for the tab, so that it outlives pages whose address does not carry it, signing in and a reload. */
const KEY = 'chosenOption';
const PARAM = 'option';

const never = (): (() => void) => () => undefined;

/** The package that was chosen last in this tab, if any. */
export function chosenOption(): DigitalOptionId | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    return isOptionId(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Stores a chosen package on the device; null removes it, once it is ordered. */
export function storeOption(option: DigitalOptionId | null): void {
  try {
    if (option === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, option);
  } catch {
    // Without storage the address alone carries it.
  }
}

/** The package that `?option=` of the address chose. */
export function useOptionInAddress(): DigitalOptionId | null {
  const [search] = useSearchParams();
  const asked = search.get(PARAM);
  return isOptionId(asked) ? asked : null;
}

/**
 * The package that `?option=` of the address or an earlier page chose, and a way to choose another: it is then kept and
 * is in the address.
 */
export function useChosenOption(): [option: DigitalOptionId | null, choose: (option: DigitalOptionId) => void] {
  const [, setSearch] = useSearchParams();
  const inAddress = useOptionInAddress();
  // The server's HTML knows the address alone.
  const kept = useSyncExternalStore(never, chosenOption, () => null);
  useEffect(() => {
    if (inAddress !== null) storeOption(inAddress);
  }, [inAddress]);
  const choose = useCallback(
    (option: DigitalOptionId) => {
      storeOption(option);
      setSearch(
        (before) => {
          before.set(PARAM, option);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setSearch],
  );
  return [inAddress ?? kept, choose];
}
