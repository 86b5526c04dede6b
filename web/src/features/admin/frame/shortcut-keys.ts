import { adminTexts } from '../../../i18n/admin/common.js';
import { orderTexts } from '../../../i18n/admin/order.js';
import { shortcutTexts as t } from '../../../i18n/admin/shortcuts.js';

/**
 * Every shortcut key of the admin pages: where it works, and what it does.
 * No two that can work on one page have the same key.
 */
export const SHORTCUTS = {
  help: { key: '?', group: 'everywhere', label: t.help },
  search: { key: '/', group: 'everywhere', label: t.search },
  leave: { key: 'Esc', group: 'everywhere', label: t.leave },
  today: { key: '1', group: 'everywhere', label: adminTexts.today },
  orders: { key: '2', group: 'everywhere', label: adminTexts.orders },
  designs: { key: '3', group: 'everywhere', label: adminTexts.designs },
  figures: { key: '4', group: 'everywhere', label: adminTexts.figures },
  audit: { key: '5', group: 'everywhere', label: adminTexts.audit },
  nextRow: { key: 'j', group: 'list', label: t.nextRow },
  previousRow: { key: 'k', group: 'list', label: t.previousRow },
  open: { key: 'Enter', group: 'list', label: t.open },
  rows: { key: '↓', group: 'list', label: t.rows },
  next: { key: 'j', group: 'order', label: orderTexts.next },
  previous: { key: 'k', group: 'order', label: orderTexts.previous },
  record: { key: 'b', group: 'order', label: t.record },
  chat: { key: 'w', group: 'order', label: t.chat },
  card: { key: 'l', group: 'order', label: t.card },
  content: { key: 'm', group: 'order', label: t.content },
  copy: { key: 's', group: 'order', label: t.copy },
  back: { key: 'u', group: 'order', label: t.back },
} as const;

export type ShortcutName = keyof typeof SHORTCUTS;

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
  isComposing: boolean;
  repeat: boolean;
}

/**
 * The key that is meant by a press, or nothing: with a modifier it is the browser's, in a field it is a letter.
 * @param typing whether the focus is in something that takes letters itself
 */
export function meantKey(event: Pressed, typing: boolean): string | undefined {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, isComposing, repeat } = event;
  if (typing || ctrlKey || metaKey || altKey || defaultPrevented || isComposing) return undefined;
  // A key that is held down walks through a list, but opens nothing twice.
  if (repeat && key !== 'j' && key !== 'k') return undefined;
  return key.length === 1 ? key.toLowerCase() : undefined;
}

/**
 * A text after one more press, while the field that it is meant for is on its way.
 * @returns nothing for a press that types nothing
 */
export function typedAhead(text: string, { key, ctrlKey, metaKey, altKey }: Pressed): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Backspace') return [...text].slice(0, -1).join('');
  return [...key].length === 1 ? text + key : undefined;
}

const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="file"]), textarea, select, [contenteditable="true"]';

/** Whether something takes letters itself. */
export function isField(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.matches(TYPED_INTO) && !isDialogOpen();
}

/** Whether a letter belongs to where the focus is, or to an open dialog. */
export function isTyping(target: EventTarget | null): boolean {
  return (target instanceof Element && target.closest(TYPED_INTO) !== null) || isDialogOpen();
}

function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
