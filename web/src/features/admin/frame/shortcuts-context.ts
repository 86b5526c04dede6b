import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import type { ShortcutName } from './shortcut-keys.js';

/** What a key does. The search gets what was typed before its page was loaded. */
export type Act = (typed?: string) => void;

/** Registers what a key does while its page is there. @returns how to take it back */
export type Register = (name: ShortcutName, act: Act) => () => void;

export const ShortcutsContext = createContext<{ register: Register; openHelp: () => void } | null>(null);

function useShortcutsContext() {
  const context = useContext(ShortcutsContext);
  if (!context) throw new Error('no ShortcutsProvider');
  return context;
}

/** Does something at a key as long as the component is there. `undefined`: not now. */
export function useShortcut(name: ShortcutName, act: Act | undefined): void {
  const { register } = useShortcutsContext();
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  const active = act !== undefined;
  // Before the browser handles the next key: what was typed ahead is in the search when that key arrives.
  useLayoutEffect(
    () => (active ? register(name, (typed) => latest.current?.(typed)) : undefined),
    [register, name, active],
  );
}

export function useShortcutsHelp(): () => void {
  return useShortcutsContext().openHelp;
}
