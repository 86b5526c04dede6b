import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { TextInput } from '../../../components/ui/inputs.js';
import { ordersTexts as t } from '../../../i18n/admin/orders.js';
import { useShortcut } from '../frame/shortcuts-context.js';
import * as css from './orders.module.css';

/** So long after the last letter it is looked for. */
const REST_MS = 300;

/** The search of the list. What is typed goes into the address after a pause; at once on Enter. */
export function SearchBox({
  value,
  onSearch,
  onDown,
}: {
  value: string;
  onSearch: (search: string) => void;
  /** The arrow down, towards what was found. */
  onDown: () => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  // The address changed otherwise: by Back, or by a button that empties the filters. A change that was asked for here
  // comes later than the next letters on a slow device and must not replace them.
  const [shown, setShown] = useState(value);
  const [asked, setAsked] = useState(value);
  if (value !== shown) {
    setShown(value);
    if (value !== asked) {
      setAsked(value);
      setTyped(value);
    }
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const searchNow = (text: string) => {
    clearTimeout(timer.current);
    setAsked(text.trim());
    if (text.trim() !== value) onSearch(text.trim());
  };

  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => searchNow(text), REST_MS);
  };

  useShortcut('search', (ahead) => {
    field.current?.focus();
    if (ahead === undefined) field.current?.select();
    else type(ahead);
  });
  const state: unknown = useLocation().state;
  const arrives = typeof state === 'object' && state !== null && 'focusSearch' in state;
  useEffect(() => {
    if (arrives) field.current?.focus();
  }, [arrives]);

  return (
    <form
      role="search"
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault();
        searchNow(typed);
      }}
    >
      <Icon name="search" />
      <TextInput
        ref={field}
        type="search"
        maxLength={100}
        value={typed}
        placeholder={t.searchHint}
        aria-label={t.search}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          onDown();
        }}
        onChange={({ target }) => type(target.value)}
      />
      {typed === '' ? (
        <kbd className="from-desktop" aria-hidden="true">
          /
        </kbd>
      ) : (
        <IconButton
          icon="close"
          label={t.clearSearch}
          onClick={() => {
            setTyped('');
            searchNow('');
            field.current?.focus();
          }}
        />
      )}
    </form>
  );
}
