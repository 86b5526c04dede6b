import { useState } from 'react';
import { deviceStorage } from '../../../lib/device-storage.js';

const KEY = 'preview-peek';
const HIDDEN = 'hidden';

/** Whether the strip with the small preview is shown; stored on the device. */
export function usePeek(): [shown: boolean, show: (shown: boolean) => void] {
  const [shown, setShown] = useState(() => deviceStorage.get(KEY) !== HIDDEN);
  const show = (next: boolean): void => {
    if (next) deviceStorage.remove(KEY);
    else deviceStorage.set(KEY, HIDDEN);
    setShown(next);
  };
  return [shown, show];
}
