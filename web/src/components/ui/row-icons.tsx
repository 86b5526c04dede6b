import type { ReactNode } from 'react';
import { addShapes } from './icon-shapes.js';

/** Those of the account icons that a helper link's page shows: rows and their menus. */
export const ROW_SHAPES = {
  undo: <path d="M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3" />,
  pencil: <path d="m4 20 1.2-4.7L16 4.5a2.3 2.3 0 0 1 3.3 0l.2.2a2.3 2.3 0 0 1 0 3.3L8.7 18.8ZM14 6.5l3.5 3.5" />,
  copy: (
    <>
      <rect x="9" y="9" width="11.5" height="11.5" rx="2" />
      <path d="M15 9V5.5a2 2 0 0 0-2-2H5.5a2 2 0 0 0-2 2V13a2 2 0 0 0 2 2H9" />
    </>
  ),
  more: <path d="M5.5 12v.1M12 12v.1M18.5 12v.1" strokeWidth="3" />,
  share: (
    <>
      <circle cx="6" cy="12" r="2.6" />
      <circle cx="17.5" cy="5.5" r="2.6" />
      <circle cx="17.5" cy="18.5" r="2.6" />
      <path d="m8.3 10.7 7-3.9M8.3 13.3l7 3.9" />
    </>
  ),
} satisfies Record<string, ReactNode>;

addShapes(ROW_SHAPES);
