import { useCallback, useEffect, useRef, useState } from 'react';
import { copyText } from '../platform/copy-text.js';

const NOTICE_MS = 2500;

/** Copies text; `copied` holds the key of what was copied for 2.5 seconds. `copy` answers whether it could. */
export function useCopy(): { copied: string | null; copy: (key: string, text: string) => Promise<boolean> } {
  const [copied, setCopied] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = useCallback(async (key: string, text: string) => {
    const done = await copyText(text);
    clearTimeout(timer.current);
    setCopied(done ? key : null);
    if (done) timer.current = setTimeout(() => setCopied(null), NOTICE_MS);
    return done;
  }, []);
  return { copied, copy };
}
