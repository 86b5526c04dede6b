import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { patterns, paths } from '../../../config/paths.js';
import { isField, isTyping, meantKey, SHORTCUTS, typedAhead, type ShortcutName } from './shortcut-keys.js';
import { ShortcutsContext, type Act, type Register } from './shortcuts-context.js';
import { ShortcutsDialog } from './shortcuts-dialog.js';

const KEY = 'deskShortcuts';

function storedChoice(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Listens for the shortcut keys; each page registers what they do there. */
export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const [on, setOn] = useState(storedChoice);
  const [help, setHelp] = useState(false);
  const acts = useRef(new Map<ShortcutName, Act>());
  // A key has asked for the search, whose page is not there yet:
  // what is typed meanwhile is its, and no key of the page left.
  const ahead = useRef<string>(undefined);
  const openHelp = useCallback(() => setHelp(true), []);
  const register = useCallback<Register>((name, act) => {
    acts.current.set(name, act);
    if (name === 'search' && ahead.current) act(ahead.current);
    if (name === 'search') ahead.current = undefined;
    return () => {
      if (acts.current.get(name) === act) acts.current.delete(name);
    };
  }, []);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname !== patterns.adminOrders) ahead.current = undefined;
  }, [pathname]);

  useEffect(() => {
    if (!on) return;
    const onKey = (event: KeyboardEvent) => {
      // Out of a field, so that the keys work again; what is typed stays.
      if (event.key === 'Escape' && isField(event.target) && !event.isComposing) event.target.blur();
      if (event.key === 'Escape') ahead.current = undefined;
      if (ahead.current !== undefined) {
        const next = typedAhead(ahead.current, event);
        if (next === undefined) return;
        ahead.current = next;
        event.preventDefault();
        return;
      }
      const key = meantKey(event, isTyping(event.target));
      if (key === undefined) return;
      const named = (Object.keys(SHORTCUTS) as ShortcutName[]).filter((name) => SHORTCUTS[name].key === key);
      const act = named.map((name) => acts.current.get(name)).find((found) => found !== undefined);
      if (act) act();
      else if (key === SHORTCUTS.help.key) openHelp();
      // The list takes the focus into its search when it comes by this address.
      else if (key === SHORTCUTS.search.key && pathname !== patterns.adminOrders) {
        ahead.current = '';
        void navigate(paths.adminOrders(), { state: { focusSearch: true, keepFocus: true }, flushSync: true });
      } else return;
      // The key itself is not typed into the field that it leads to.
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [on, openHelp, navigate, pathname]);

  const turn = (next: boolean) => {
    setOn(next);
    try {
      if (next) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, 'off');
    } catch {
      // Storage is blocked: it holds as long as the page.
    }
  };
  const context = useMemo(() => ({ register, openHelp }), [register, openHelp]);
  return (
    <ShortcutsContext value={context}>
      {children}
      <ShortcutsDialog open={help} onClose={() => setHelp(false)} on={on} onTurn={turn} />
    </ShortcutsContext>
  );
}
