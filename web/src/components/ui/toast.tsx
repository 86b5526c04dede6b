import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { Icon } from './icon.js';

interface Toast {
  id: number;
  text: string;
  tone: 'ok' | 'bad';
}
type ShowToast = (text: string, tone?: Toast['tone']) => void;

const SHOWN_MS = 4000;
const ToastContext = createContext<ShowToast | null>(null);

/** Holds the short messages that pass by at the foot of the page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const next = useRef(0);
  const show = useCallback<ShowToast>((text, tone = 'ok') => {
    const id = (next.current += 1);
    setToasts((shown) => [...shown.slice(-2), { id, text, tone }]);
    setTimeout(() => setToasts((shown) => shown.filter((toast) => toast.id !== id)), SHOWN_MS);
  }, []);
  const list = useMemo(
    () => (
      <div className="toasts" role="status" aria-live="polite">
        {toasts.map((toast) => (
          <div key={toast.id} className={toast.tone === 'bad' ? 'toast toast--bad' : 'toast'}>
            <Icon name={toast.tone === 'bad' ? 'alert' : 'check'} />
            {toast.text}
          </div>
        ))}
      </div>
    ),
    [toasts],
  );
  return (
    <ToastContext value={show}>
      {children}
      {list}
    </ToastContext>
  );
}

/** `toast('Disimpan')`: a message of four seconds that needs no answer. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
