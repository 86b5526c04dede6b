import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { Icon } from './icon.js';

interface Toast {
  id: number;
  text: string;
  tone: 'ok' | 'bad';
}
type ShowToast = (text: string, tone?: Toast['tone']) => void;

/** How long a message stays, in milliseconds; an error has to be read and acted upon. */
const SHOWN_MS = { ok: 4000, bad: 8000 } as const;
const ToastContext = createContext<ShowToast | null>(null);
const ToastsContext = createContext<readonly Toast[]>([]);

/** Holds the short messages that pass by at the foot of the page, above an open dialog too. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const next = useRef(0);
  const show = useCallback<ShowToast>((text, tone = 'ok') => {
    const id = (next.current += 1);
    setToasts((shown) => [...shown.slice(-2), { id, text, tone }]);
    setTimeout(() => setToasts((shown) => shown.filter((toast) => toast.id !== id)), SHOWN_MS[tone]);
  }, []);
  const content = useMemo(() => <ToastContext value={show}>{children}</ToastContext>, [children, show]);
  return (
    <ToastsContext value={toasts}>
      {content}
      <ToastList toasts={toasts} />
    </ToastsContext>
  );
}

function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  const ref = useRef<HTMLDivElement>(null);
  useTopLayer(ref, toasts);
  const shown = (tone: Toast['tone']) =>
    toasts
      .filter((toast) => toast.tone === tone)
      .map(({ id, text }) => (
        <div key={id} className={tone === 'bad' ? 'toast toast--bad' : 'toast'}>
          <Icon name={tone === 'bad' ? 'alert' : 'check'} />
          {text}
        </div>
      ));
  return (
    <div className="toasts" popover="manual" ref={ref}>
      <div role="status">{shown('ok')}</div>
      {toasts.some(({ tone }) => tone === 'bad') && <div role="alert">{shown('bad')}</div>}
    </div>
  );
}

/**
 * The list is a popover that is always open, so that readers follow it. A new message brings it above a dialog that was
 * opened meanwhile. Without popovers it lies on the page by `z-index`.
 */
function useTopLayer(list: RefObject<HTMLDivElement | null>, toasts: readonly Toast[]): void {
  const newest = toasts[toasts.length - 1]?.id;
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const isOpen = 'showPopover' in element && element.matches(':popover-open');
    if (isOpen && !document.querySelector('dialog[open]')) return;
    if ('hidePopover' in element && isOpen) element.hidePopover();
    if ('showPopover' in element) element.showPopover();
  }, [list, newest]);
}

/**
 * The messages for screen readers in an open modal dialog: all outside of it, the list too, is inert then and not read.
 */
export function ToastsInDialog() {
  const toasts = useContext(ToastsContext);
  const texts = (tone: Toast['tone']) =>
    toasts.filter((toast) => toast.tone === tone).map(({ id, text }) => <p key={id}>{text}</p>);
  return (
    <div className="sr">
      <div aria-live="polite">{texts('ok')}</div>
      {toasts.some(({ tone }) => tone === 'bad') && <div role="alert">{texts('bad')}</div>}
    </div>
  );
}

/** `toast('Disimpan')`: a message of a few seconds that needs no answer. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
