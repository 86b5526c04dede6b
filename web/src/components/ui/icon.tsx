import type { ReactNode } from 'react';
import type { AccountIconName } from './account-icons.js';
import type { GuestListIconName } from './guest-list-icons.js';
import { addShapes, shapes } from './icon-shapes.js';

// Drawn for this shop on a 24 px grid, as lines of one width. These are the ones of the pages that visitors land on.
const SHAPES = {
  'arrow-right': <path d="M4 12h16m-7-7 7 7-7 7" />,
  'chevron-left': <path d="m15 5-7 7 7 7" />,
  'chevron-right': <path d="m9 5 7 7-7 7" />,
  check: <path d="m4 12.5 5.5 5.5L20 6.5" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  filter: <path d="M4 7h16M7 12h10M10 17h4" />,
  menu: <path d="M4 6h16M4 12h16M4 18h16" />,
  alert: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.5M12 16.3v.2" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.6v.2" />
    </>
  ),
  retry: <path d="M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5" />,
  user: (
    <>
      <circle cx="12" cy="8" r="4.2" />
      <path d="M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
    </>
  ),
  users: (
    <>
      <circle cx="9" cy="8.5" r="3.6" />
      <path d="M2.5 20c.7-3.6 3.2-5.3 6.5-5.3s5.8 1.7 6.5 5.3M15.5 5.2a3.6 3.6 0 0 1 0 6.6M18 15.2c1.9.7 3.1 2.3 3.5 4.8" />
    </>
  ),
  lock: (
    <>
      <rect x="4.5" y="10.5" width="15" height="10" rx="2" />
      <path d="M8 10.5V7.5a4 4 0 0 1 8 0v3" />
    </>
  ),
  mail: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="m3.5 7 8.5 6 8.5-6" />
    </>
  ),
  phone: (
    <path d="M5.5 3.5h3l1.5 4-2 1.5a12 12 0 0 0 7 7l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2C10.5 20 4 13.5 3.5 5.7a2 2 0 0 1 2-2.2Z" />
  ),
  chat: <path d="M4 20.5 5.2 16a8.5 8.5 0 1 1 3.3 3.2Z" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 6.5V12l3.5 2.2" />
    </>
  ),
  hourglass: <path d="M5.5 3h13M5.5 21h13M7.5 3v3.5L12 12l4.5-5.5V3M7.5 21v-3.5L12 12l4.5 5.5V21" />,
  calendar: (
    <>
      <rect x="3.5" y="5" width="17" height="15.5" rx="2" />
      <path d="M3.5 10h17M8 3v4M16 3v4" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21.5c-4.5-4.3-7-8-7-11.5a7 7 0 0 1 14 0c0 3.5-2.5 7.2-7 11.5Z" />
      <circle cx="12" cy="10" r="2.6" />
    </>
  ),
  gift: (
    <>
      <rect x="3.5" y="8" width="17" height="4" rx="1" />
      <path d="M5.5 12v8.5h13V12M12 8v12.5M12 8C8.5 8 6.5 7 6.5 5.2 6.5 3 10.5 2.5 12 8c1.5-5.5 5.5-5 5.5-2.8C17.5 7 15.5 8 12 8Z" />
    </>
  ),
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  external: (
    <path d="M13.5 4H20v6.5M20 4l-9 9M17 14v4.5a1.5 1.5 0 0 1-1.5 1.5h-10A1.5 1.5 0 0 1 4 18.5v-10A1.5 1.5 0 0 1 5.5 7H10" />
  ),
  wallet: (
    <>
      <path d="M18.5 8V4.5H6a2.5 2.5 0 0 0 0 5h13.5a1 1 0 0 1 1 1v8a1.5 1.5 0 0 1-1.5 1.5H6A2.5 2.5 0 0 1 3.5 17.5V7" />
      <path d="M16.5 14.5v.2" />
    </>
  ),
  'sign-out': <path d="M10 3.5H5.5a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2H10M15.5 16.5 20 12l-4.5-4.5M20 12H9" />,
  offline: (
    <path d="M3 3l18 18M9.5 6.4A6.3 6.3 0 0 1 17 11h.5a4.2 4.2 0 0 1 3 7.2M7 8.5a6.3 6.3 0 0 0-.8 2.6A4.5 4.5 0 0 0 7 20h10" />
  ),
  film: (
    <>
      <rect x="3.5" y="4" width="17" height="16" rx="2" />
      <path d="M8 4v16M16 4v16M3.5 9H8M3.5 15H8M16 9h4.5M16 15h4.5" />
    </>
  ),
  box: <path d="m12 2.8 8.5 4.7v9L12 21.2 3.5 16.5v-9ZM3.5 7.5 12 12.2l8.5-4.7M12 12.2v9M8 5.2l8.3 4.7" />,
  pause: <path d="M8.5 5.5v13M15.5 5.5v13" />,
  play: <path d="M8 5.5v13l10.5-6.5Z" />,
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.8 7.2v.1" />
    </>
  ),
  facebook: <path d="M16.5 3.5H14A4 4 0 0 0 10 7.5V10H7.5v4H10v6.5h4V14h2.5l.8-4H14V8a1 1 0 0 1 1-1h1.5Z" />,
  tiktok: <path d="M14 3.5v12a3.7 3.7 0 1 1-3.7-3.7M14 3.5c.3 2.9 2.2 4.8 5.2 5" />,
} satisfies Record<string, ReactNode>;

addShapes(SHAPES);

export type IconName = keyof typeof SHAPES | AccountIconName | GuestListIconName;

/** A picture of the shop's own set. Decoration only: the word beside it, or `aria-label` on its button, says it. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className ? `i ${className}` : 'i'} viewBox="0 0 24 24" aria-hidden="true">
      {shapes[name]}
    </svg>
  );
}
