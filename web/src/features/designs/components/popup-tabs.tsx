import { useRef, type KeyboardEvent } from 'react';
import { popupTexts as t } from '../../../i18n/designs.js';
import * as css from './design-popup.module.css';

export type PopupTab = 'video' | 'rsvp';

const TABS = [
  ['video', t.video],
  ['rsvp', t.rsvp],
] as const satisfies readonly (readonly [PopupTab, string])[];

/** Two tabs within a dialog: one stop for Tab, the arrows go between them. Its panel has the id `<id>-panel`. */
export function PopupTabs({ id, tab, onChange }: { id: string; tab: PopupTab; onChange: (tab: PopupTab) => void }) {
  const list = useRef<HTMLDivElement>(null);
  const onKey = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const next: PopupTab =
      event.key === 'Home' ? 'video' : event.key === 'End' ? 'rsvp' : tab === 'video' ? 'rsvp' : 'video';
    onChange(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <div className={css.designPopupTabs} role="tablist" aria-label={t.tabs} ref={list}>
      {TABS.map(([name, label]) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          data-tab={name}
          aria-selected={name === tab}
          aria-controls={`${id}-panel`}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onChange(name)}
          onKeyDown={onKey}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
