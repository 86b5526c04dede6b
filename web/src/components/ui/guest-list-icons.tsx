import type { ReactNode } from 'react';
import { addShapes } from './icon-shapes.js';

/** Icons of the guest list and of the pages of its secret links alone. */
const GUEST_LIST_SHAPES = {
  link: (
    <path d="M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7L11.8 5.2M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.7-1.7" />
  ),
  print: (
    <>
      <path d="M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3.5h12V9" />
      <rect x="6" y="14" width="12" height="7.5" rx="1" />
    </>
  ),
  bell: <path d="M10.2 20.5a2 2 0 0 0 3.6 0M4.5 16.5C6 15 6.5 13.3 6.5 9.5a5.5 5.5 0 0 1 11 0c0 3.8.5 5.5 2 7Z" />,
  send: <path d="M20.5 3.5 3.5 10l7 3.5L14 20.5ZM20.5 3.5l-10 10" />,
} satisfies Record<string, ReactNode>;

export type GuestListIconName = keyof typeof GUEST_LIST_SHAPES;

addShapes(GUEST_LIST_SHAPES);
