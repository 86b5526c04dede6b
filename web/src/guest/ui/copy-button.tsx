import { useEffect, useState } from 'react';
import { useGuest } from '../guest-context.js';
import { copyText } from '../../platform/copy-text.js';
import { Icon } from './icon.js';

const NOTICE_MS = 2500;

/** Copies a text and shows that for 2.5 s; where no way of copying works it shows how to do it by hand. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { texts } = useGuest();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copied = state === 'copied';
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setState('idle'), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    setState((await copyText(text)) ? 'copied' : 'failed');
  };
  return (
    <button type="button" className={`btn ghost small${copied ? ' ok' : ''}`} onClick={() => void copy()}>
      <Icon name={copied ? 'check' : 'copy'} />
      <span aria-live="polite">{copied ? texts.copied : state === 'failed' ? texts.copyByHand : label}</span>
    </button>
  );
}
