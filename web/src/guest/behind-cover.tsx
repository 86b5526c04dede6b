import { Suspense, type ReactNode } from 'react';
import { whenIdle } from '../platform/when-idle.js';

/** An idle moment comes at the latest then; browsers without such moments get a pause of this length. */
const LATEST_MS = 500;
const PAUSE_MS = 50;

let wait: Promise<void> | undefined;
let isOver = false;

/**
 * Hydrates the pages behind the closed cover in a task of their own, after the seal: they are not visible yet, and in
 * one task with the cover they would block a cheap phone for twice the time. The server's markup is shown meanwhile.
 * Without a closed cover, as in the editor's preview, they are not delayed.
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
