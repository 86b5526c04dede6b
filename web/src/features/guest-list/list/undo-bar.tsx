import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/button.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import * as css from '../guest-list.module.css';

/** How long it stays, in ms; its line drains as long (guest-list.module.css). */
const SHOWN_MS = 10_000;

/** After a removal: ten seconds to take it back. */
export function UndoBar({ text, onUndo, onGone }: { text: string; onUndo: () => void; onGone: () => void }) {
  const latest = useRef(onGone);
  useEffect(() => {
    latest.current = onGone;
  });
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css.undo}>
      <p role="status">
        {text}
        <small>{t.linksDead}</small>
      </p>
      <Button variant="ghost" icon="undo" onClick={onUndo}>
        {t.undo}
      </Button>
    </div>
  );
}
