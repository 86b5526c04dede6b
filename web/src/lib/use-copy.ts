import { useCallback, useEffect, useRef, useState } from 'react';

/** How long 'Copied' stays. */
const NOTICE_MS = 2500;

/** Copies text; `copied` holds the key of what was copied for 2.5 seconds. */
export function useCopy(): { copied: string | null; copy: (key: string, text: string) => Promise<void> } {
  const [copied, setCopied] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = useCallback(async (key: string, text: string) => {
    await writeText(text);
    clearTimeout(timer.current);
    setCopied(key);
    timer.current = setTimeout(() => setCopied(null), NOTICE_MS);
  }, []);
  return { copied, copy };
}

async function writeText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // No clipboard without https or permission: select it the old way.
    const area = document.createElement('textarea');
    area.value = text;
    area.style.position = 'fixed';
    area.style.opacity = '0';
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
}
