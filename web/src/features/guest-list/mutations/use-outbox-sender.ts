import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { errorMessage } from '../../../lib/api-error.js';
import { readDraft, writeDraft } from '../../../lib/form/draft.js';
import { newKey } from '../../../platform/new-key.js';
import {
  EMPTY_OUTBOX,
  isFamily,
  isPassing,
  nextOf,
  withFamily,
  withMark,
  withoutFamily,
  withoutMark,
  withRefused,
  type Outbox,
  type WaitingFamily,
  type WaitingMark,
} from '../model/outbox.js';

/** How long until what could not be sent is tried again, in ms; sooner when the browser says that it is online. */
const RETRY_MS = 20_000;

/** How the entries of an outbox are sent. */
export interface OutboxCalls<Family, Stored> {
  addFamily: (entry: WaitingFamily<Family>) => Promise<Stored>;
  mark: (mark: WaitingMark) => Promise<void>;
  /** Whether the session or the link has ended: all entries stay as they are, to be sent with the next one. */
  isEnded: (error: unknown) => boolean | Promise<boolean>;
}

interface Callbacks<Stored> {
  onStored: (stored: Stored) => void;
  /** The server refuses a mark: its family was deleted elsewhere. */
  onMarkRefused: (error: unknown) => void;
}

/**
 * Families and marks on their way to the server, kept on the device until they are stored: through a lost connection, a
 * reload and a closed page. One is sent at a time, in their order.
 * @param key under which they are kept @param calls the same object in every rendering
 */
export function useOutboxSender<Family, Stored>(
  key: string,
  calls: OutboxCalls<Family, Stored>,
  { onStored, onMarkRefused }: Callbacks<Stored>,
) {
  const [outbox, setOutbox] = useState<Outbox<Family>>(
    () => readDraft<Outbox<Family>>(key, EMPTY_OUTBOX) ?? EMPTY_OUTBOX,
  );
  const latest = useRef(outbox);
  const [failure, setFailure] = useState<string>();
  const sending = useRef(false);
  const callbacks = useRef({ onStored, onMarkRefused });
  useEffect(() => {
    callbacks.current = { onStored, onMarkRefused };
  });

  const change = useCallback(
    (update: (before: Outbox<Family>) => Outbox<Family>) => {
      latest.current = update(latest.current);
      writeDraft<Outbox<Family>>(key, latest.current, EMPTY_OUTBOX);
      setOutbox(latest.current);
    },
    [key],
  );

  const sendFamily = useCallback(
    async (entry: WaitingFamily<Family>) => {
      const stored = await calls.addFamily(entry);
      change((before) => withoutFamily(before, entry.key));
      callbacks.current.onStored(stored);
    },
    [calls, change],
  );
  const sendMark = useCallback(
    async (mark: WaitingMark) => {
      await calls.mark(mark);
      // A later mark that has replaced it is still to be sent.
      change((before) => withoutMark(before, mark));
    },
    [calls, change],
  );

  const flush = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      for (let entry = nextOf(latest.current); entry; entry = nextOf(latest.current)) {
        try {
          await (isFamily(entry) ? sendFamily(entry) : sendMark(entry));
          setFailure(undefined);
        } catch (error) {
          if (await calls.isEnded(error)) return;
          if (isPassing(error)) {
            setFailure(errorMessage(error));
            return;
          }
          const failed = entry;
          if (isFamily(failed)) change((before) => withRefused(before, failed.key, errorMessage(error)));
          else {
            change((before) => withoutMark(before, failed));
            callbacks.current.onMarkRefused(error);
          }
        }
      }
    } finally {
      sending.current = false;
    }
  }, [calls, change, sendFamily, sendMark]);

  useEffect(() => {
    const again = () => void flush();
    again();
    const timer = setInterval(again, RETRY_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [flush]);

  return useMemo(
    () => ({
      outbox,
      /** Why the last attempt did not arrive; nothing while all goes well. */
      failure,
      retry: () => void flush(),
      add: (family: Family) => {
        change((before) => withFamily(before, { key: newKey(), family }));
        void flush();
      },
      mark: (mark: WaitingMark) => {
        change((before) => withMark(before, mark));
        void flush();
      },
      discard: (familyKey: string) => change((before) => withoutFamily(before, familyKey)),
    }),
    [change, failure, flush, outbox],
  );
}
