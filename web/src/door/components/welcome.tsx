import { useEffect } from 'react';
import { tableText } from '@serikad/shared/guest-list/guest-list';
import { useTexts } from '../texts/texts.js';
import { DoorIcon } from './door-icon.js';

/** How long it stays, in milliseconds. */
const STAYS_MS = 4000;

interface Props {
  label: string;
  heads: number;
  table: string;
  onUndo: () => void;
  onNext: () => void;
}

/** Read aloud by screen readers; closes by itself. */
export function Welcome({ label, heads, table, onUndo, onNext }: Props) {
  const t = useTexts();
  useEffect(() => {
    const timer = setTimeout(onNext, STAYS_MS);
    return () => clearTimeout(timer);
  }, [onNext]);
  return (
    <>
      <div className="welcome" role="status">
        <span className="welcome-mark">
          <DoorIcon name="check" />
        </span>
        <p className="soft">{t.welcome}</p>
        <h2>{label}</h2>
        <p className="section">
          {t.heads(heads)}
          {table !== '' && `, ${tableText(table, t.tableOf)}`}
        </p>
      </div>
      <div className="foot">
        <button type="button" className="ghost" onClick={onUndo}>
          <DoorIcon name="takeBack" />
          {t.undo}
        </button>
        <button type="button" className="primary" onClick={onNext}>
          {t.next}
        </button>
      </div>
    </>
  );
}
