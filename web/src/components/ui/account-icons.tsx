import type { ReactNode } from 'react';
import { addShapes } from './icon-shapes.js';
import { ROW_SHAPES } from './row-icons.js';

/**
 * Icons of orders, editor, planner, profile and admin: 2 KiB that a visitor does not load. A page of those imports this
 * module; a test holds it.
 */
const ACCOUNT_SHAPES = {
  'arrow-left': <path d="M20 12H4m7-7-7 7 7 7" />,
  'arrow-up': <path d="M12 20V4M5 11l7-7 7 7" />,
  'arrow-down': <path d="M12 4v16m7-7-7 7-7-7" />,
  'chevron-down': <path d="m5 9 7 7 7-7" />,
  'chevron-up': <path d="m5 15 7-7 7 7" />,
  eye: (
    <>
      <path d="M2.5 12c2-4.2 5.3-6.5 9.5-6.5s7.5 2.3 9.5 6.5c-2 4.2-5.3 6.5-9.5 6.5S4.5 16.2 2.5 12Z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  trash: <path d="M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6" />,
  upload: <path d="M12 15.5V4M7 8.5 12 3.5l5 5M4 15v4a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 19v-4" />,
  download: <path d="M12 4v11m-5-5 5 5 5-5M4 20h16" />,
  file: (
    <path d="M13.5 3H6.5A1.5 1.5 0 0 0 5 4.5v15A1.5 1.5 0 0 0 6.5 21h11a1.5 1.5 0 0 0 1.5-1.5v-11ZM13.5 3v5.5H19M8.5 13h7M8.5 16.5h7" />
  ),
  image: (
    <>
      <rect x="3.5" y="4" width="17" height="16" rx="2" />
      <circle cx="9" cy="9.5" r="1.7" />
      <path d="m4 17.5 5-4.5 3.5 3 3-2.5 5 4.5" />
    </>
  ),
  palette: (
    <path d="M12 3a9 9 0 1 0 0 18c1.6 0 2-1 1.7-2.2-.4-1.5.4-2.8 2.1-2.8H18a3 3 0 0 0 3-3C21 6.8 16.9 3 12 3ZM7.5 12v.2M9.5 7.8V8M14.5 7.8V8M17 11.3v.2" />
  ),
  type: <path d="M5 7V4.5h14V7M12 4.5v15M9 19.5h6" />,
  grip: <path d="M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1" strokeWidth="2.6" />,
  bookmark: <path d="M6.5 4.5a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1v16L12 16.5l-5.5 4Z" />,
  checklist: <path d="m3.5 6.5 2 2 3.5-4M3.5 17l2 2 3.5-4M13 6.5h7.5M13 17h7.5" />,
  settings: <path d="M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5" />,
  music: (
    <>
      <circle cx="7" cy="18" r="2.8" />
      <circle cx="17.5" cy="16" r="2.8" />
      <path d="M9.8 18V6.5l10.5-2V16" />
    </>
  ),
  shirt: <path d="M8.5 4 3.5 6.5l1.5 5 2.5-.8V20h9v-9.3l2.5.8 1.5-5L15.5 4c-.6 1.7-1.9 2.5-3.5 2.5S9.1 5.7 8.5 4Z" />,
  qr: <path d="M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2.5v2.5M20 14v.2M20 17.5V20h-2.5M14 20v-.2" />,
  book: <path d="M12 6.5c-2-1.7-4.7-2-8-2v13.5c3.3 0 6 .3 8 2 2-1.7 4.7-2 8-2V4.5c-3.3 0-6 .3-8 2ZM12 6.5V20" />,
  hands: (
    <path d="M12 20.5c-1.5-2-1.7-3.2-1.7-5V6a1.5 1.5 0 0 0-3 0v6l-2.3 2.5c-1 1.1-.9 1.8-.4 2.8l1.9 3.2M12 20.5c1.5-2 1.7-3.2 1.7-5V6a1.5 1.5 0 0 1 3 0v6l2.3 2.5c1 1.1.9 1.8.4 2.8l-1.9 3.2" />
  ),
  dock: (
    <>
      <rect x="4.5" y="3" width="15" height="18" rx="2" />
      <path d="M4.5 15.5h15M9 18.3v.1M12 18.3v.1M15 18.3v.1" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type AccountIconName = keyof typeof ACCOUNT_SHAPES | keyof typeof ROW_SHAPES;
export const ACCOUNT_ICON_NAMES = [...Object.keys(ACCOUNT_SHAPES), ...Object.keys(ROW_SHAPES)];

addShapes(ACCOUNT_SHAPES);
