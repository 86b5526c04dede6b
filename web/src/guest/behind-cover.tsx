import { Suspense, type ReactNode } from 'react';
import { whenIdle } from '../platform/when-idle.js';

/** An idle moment comes at the latest then; browsers without such moments get a pause of this length. */
const LATEST_MS = 500;
const PAUSE_MS = 50;

let wait: Promise<void> | undefined;
let isOver = false;

/**
 * Brings what lies behind the closed cover to life in a task of its own, after the seal: it is not visible yet, and in one
 * task with the cover it would hold up a cheap phone for as long again. The server's markup stands meanwhile. Where no
 * cover is closed, as in the editor's preview, nothing waits.
 */
export function BehindCover({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <Afterwards>{children}</Afterwards>
    </Suspense>
  );
}

function Afterwards({ children }: { children: ReactNode }) {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- Suspense renders again when the promise settles
  if (!isOver && isBehindCover()) throw (wait ??= idle());
  return children;
}

function isBehindCover(): boolean {
  return typeof document !== 'undefined' && document.documentElement.classList.contains('is-closed');
}

async function idle(): Promise<void> {
  await new Promise<void>((resolve) => whenIdle(resolve, LATEST_MS, PAUSE_MS));
  isOver = true;
}
