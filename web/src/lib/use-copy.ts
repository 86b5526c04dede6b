import { useCallback, useEffect, useRef, useState } from 'react';

/** How long 'Copied' stays. */
const NOTICE_MS = 2500;

/** Copies text; `copied` holds the key of what was copied for 2.5 seconds. `copy` answers whether it could. */
export function useCopy(): { copied: string | null; copy: (key: string, text: string) => Promise<boolean> } {
  const [copied, setCopied] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = useCallback(async (key: string, text: string) => {
    const done = await writeText(text);
    clearTimeout(timer.current);
    setCopied(done ? key : null);
    if (done) timer.current = setTimeout(() => setCopied(null), NOTICE_MS);
    return done;
  }, []);
  return { copied, copy };
}

async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No clipboard without https or permission: select it the old way.
    return writeSelected(text);
  }
}

function writeSelected(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // Behind an open dialog nothing can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return done;
}
