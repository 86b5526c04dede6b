import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface Overlay {
  name: string;
  value: string;
}

function overlayOf(state: unknown): Overlay | undefined {
  if (typeof state !== 'object' || state === null || !('overlay' in state)) return undefined;
  return state.overlay as Overlay;
}

/**
 * A dialog that is a step of the browser's history: Back closes it, and the page stands where it stood.
 *
 * ```tsx
 * const popup = useOverlay('package');
 * <Button onClick={() => popup.open(design._id)}>
 * <Dialog open={popup.value !== undefined} onClose={popup.close}>
 * ```
 *
 * `value`: what it was opened with, nothing while it is closed. A link inside that leaves the page takes the step's
 * place with `replace`.
 * @param name tells the dialogs of a page apart
 */
export function useOverlay(name: string) {
  const location = useLocation();
  const navigate = useNavigate();
  /** The step that is being left: two ways to close may come at once, but only one step is to be taken back. */
  const left = useRef<string>(undefined);
  const state: unknown = location.state;
  const overlay = overlayOf(state);
  const { pathname, search, hash, key } = location;
  return {
    value: overlay?.name === name ? overlay.value : undefined,
    open: (value = '') => {
      const kept = typeof state === 'object' ? state : {};
      const next: Overlay = { name, value };
      void navigate({ pathname, search, hash }, { state: { ...kept, overlay: next }, preventScrollReset: true });
    },
    close: () => {
      if (left.current === key) return;
      left.current = key;
      void navigate(-1);
    },
    /** Closes in place, before the browser leaves for elsewhere: the way back leads to the page, not to the dialog. */
    drop: () => {
      left.current = key;
      void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
    },
  };
}
