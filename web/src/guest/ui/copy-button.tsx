import { useEffect, useState } from 'react';
import { useGuest } from '../guest-context.js';
import { Icon } from './icon.js';

const NOTICE_MS = 2500;

/** Copies a text and says so for 2.5 s. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { texts } = useGuest();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (): void => {
    // Without leave to the clipboard (plain http, an old browser) the text stays on the screen to be selected.
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <button type="button" className={`btn ghost small${copied ? ' ok' : ''}`} onClick={copy}>
      <Icon name="copy" />
      <span aria-live="polite">{copied ? texts.copied : label}</span>
    </button>
  );
}
