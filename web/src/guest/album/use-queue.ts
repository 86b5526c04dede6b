import { useEffect, useState } from 'react';
import type { QueueState } from './guest-photos.js';
import type { UploadQueue } from './upload-queue.js';

/** The queue's state, as it changes. */
export function useQueue(queue: UploadQueue): QueueState {
  const [state, setState] = useState(queue.current);
  useEffect(() => {
    const read = (): void => setState(queue.current());
    read();
    return queue.subscribe(read);
  }, [queue]);
  return state;
}
