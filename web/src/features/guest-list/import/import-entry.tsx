import { lazy, Suspense } from 'react';
import type { ImportProps } from './import-view.js';

// A couple imports once or twice: the code is loaded when they do.
const ImportView = lazy(() => import('./import-view.js').then((module) => ({ default: module.ImportView })));

/** The import, while it is open. */
export function ImportEntry({ isOpen, ...props }: ImportProps & { isOpen: boolean }) {
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ImportView {...props} />
    </Suspense>
  );
}
