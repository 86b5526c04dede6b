import type { ReactNode } from 'react';

// Drawn for this shop on a 24 px grid, as lines of one width.
const SHAPES = {
  'arrow-left': <path d="M20 12H4m7-7-7 7 7 7" />,
  'arrow-right': <path d="M4 12h16m-7-7 7 7-7 7" />,
  'arrow-up': <path d="M12 20V4M5 11l7-7 7 7" />,
  'arrow-down': <path d="M12 4v16m7-7-7 7-7-7" />,
  'chevron-left': <path d="m15 5-7 7 7 7" />,
  'chevron-right': <path d="m9 5 7 7-7 7" />,
  'chevron-down': <path d="m5 9 7 7 7-7" />,
  'chevron-up': <path d="m5 15 7-7 7 7" />,
  check: <path d="m4 12.500 5.500 5.500L20 6.500" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  menu: <path d="M4 6h16M4 12h16M4 18h16" />,
  alert: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.500v5.500M12 16.300v.2" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.500M12 7.600v.2" />
    </>
  ),
  retry: <path d="M4 12a8 8 0 1 0 2.600-5.900L4 8.500M4 4v4.500h4.500" />,
  undo: <path d="M8 5 4 9l4 4M4 9h10a5.500 5.500 0 0 1 0 11h-3" />,
  user: (
    <>
      <circle cx="12" cy="8" r="4.200" />
      <path d="M4.500 20.500c.8-4 3.700-6 7.500-6s6.700 2 7.500 6" />
    </>
  ),
  users: (
    <>
      <circle cx="9" cy="8.500" r="3.600" />
      <path d="M2.500 20c.7-3.600 3.200-5.300 6.500-5.300s5.800 1.700 6.500 5.300M15.500 5.200a3.600 3.600 0 0 1 0 6.600M18 15.200c1.900.7 3.100 2.300 3.500 4.800" />
    </>
  ),
  lock: (
    <>
      <rect x="4.500" y="10.500" width="15" height="10" rx="2" />
      <path d="M8 10.500V7.500a4 4 0 0 1 8 0v3" />
    </>
  ),
  mail: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="m3.500 7 8.500 6 8.500-6" />
    </>
  ),
  phone: (
    <path d="M5.500 3.500h3l1.500 4-2 1.500a12 12 0 0 0 7 7l1.500-2 4 1.500v3a2 2 0 0 1-2.200 2C10.500 20 4 13.500 3.500 5.700a2 2 0 0 1 2-2.200Z" />
  ),
  chat: <path d="M4 20.500 5.200 16a8.500 8.500 0 1 1 3.300 3.200Z" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 6.500V12l3.500 2.200" />
    </>
  ),
  hourglass: (
    <path d="M5.500 3h13M5.500 21h13M7.500 3v3.500L12 12l4.500-5.500V3M7.500 21v-3.500L12 12l4.500 5.500V21" />
  ),
  calendar: (
    <>
      <rect x="3.500" y="5" width="17" height="15.500" rx="2" />
      <path d="M3.500 10h17M8 3v4M16 3v4" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21.500c-4.500-4.300-7-8-7-11.500a7 7 0 0 1 14 0c0 3.500-2.500 7.200-7 11.500Z" />
      <circle cx="12" cy="10" r="2.600" />
    </>
  ),
  gift: (
    <>
      <rect x="3.500" y="8" width="17" height="4" rx="1" />
      <path d="M5.500 12v8.500h13V12M12 8v12.500M12 8C8.500 8 6.500 7 6.500 5.200 6.500 3 10.500 2.500 12 8c1.500-5.500 5.500-5 5.500-2.800C17.500 7 15.500 8 12 8Z" />
    </>
  ),
  eye: (
    <>
      <path d="M2.500 12c2-4.200 5.300-6.500 9.500-6.500s7.500 2.300 9.500 6.500c-2 4.200-5.300 6.500-9.500 6.500S4.500 16.200 2.500 12Z" />
      <circle cx="12" cy="12" r="2.800" />
    </>
  ),
  pencil: (
    <path d="m4 20 1.200-4.700L16 4.500a2.300 2.300 0 0 1 3.300 0l.2.200a2.300 2.300 0 0 1 0 3.300L8.700 18.800ZM14 6.500l3.500 3.500" />
  ),
  trash: <path d="M4 6.500h16M9 6.500V4h6v2.500M6 6.500l1 14h10l1-14M10 10.500v6M14 10.500v6" />,
  copy: (
    <>
      <rect x="9" y="9" width="11.500" height="11.500" rx="2" />
      <path d="M15 9V5.500a2 2 0 0 0-2-2H5.500a2 2 0 0 0-2 2V13a2 2 0 0 0 2 2H9" />
    </>
  ),
  search: (
    <>
      <circle cx="11" cy="11" r="6.500" />
      <path d="m16 16 4.500 4.500" />
    </>
  ),
  external: (
    <path d="M13.500 4H20v6.500M20 4l-9 9M17 14v4.500a1.500 1.500 0 0 1-1.500 1.500h-10A1.500 1.500 0 0 1 4 18.500v-10A1.500 1.500 0 0 1 5.500 7H10" />
  ),
  wallet: (
    <>
      <path d="M18.500 8V4.500H6a2.500 2.500 0 0 0 0 5h13.500a1 1 0 0 1 1 1v8a1.500 1.500 0 0 1-1.500 1.500H6A2.500 2.500 0 0 1 3.500 17.500V7" />
      <path d="M16.500 14.500v.2" />
    </>
  ),
  'sign-out': <path d="M10 3.500H5.500a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2H10M15.500 16.500 20 12l-4.500-4.500M20 12H9" />,
  offline: (
    <path d="M3 3l18 18M9.500 6.400A6.300 6.300 0 0 1 17 11h.5a4.200 4.200 0 0 1 3 7.200M7 8.500a6.300 6.300 0 0 0-.8 2.600A4.500 4.500 0 0 0 7 20h10" />
  ),
  film: (
    <>
      <rect x="3.500" y="4" width="17" height="16" rx="2" />
      <path d="M8 4v16M16 4v16M3.500 9H8M3.500 15H8M16 9h4.500M16 15h4.500" />
    </>
  ),
  box: (
    <path d="m12 2.800 8.500 4.700v9L12 21.200 3.500 16.500v-9ZM3.500 7.500 12 12.200l8.500-4.700M12 12.200v9M8 5.200l8.300 4.700" />
  ),
  file: (
    <path d="M13.500 3H6.500A1.500 1.500 0 0 0 5 4.500v15A1.500 1.500 0 0 0 6.500 21h11a1.500 1.500 0 0 0 1.500-1.500v-11ZM13.500 3v5.500H19M8.500 13h7M8.500 16.500h7" />
  ),
  image: (
    <>
      <rect x="3.500" y="4" width="17" height="16" rx="2" />
      <circle cx="9" cy="9.500" r="1.700" />
      <path d="m4 17.500 5-4.500 3.500 3 3-2.500 5 4.500" />
    </>
  ),
  palette: (
    <path d="M12 3a9 9 0 1 0 0 18c1.600 0 2-1 1.700-2.200-.4-1.500.4-2.800 2.100-2.800H18a3 3 0 0 0 3-3C21 6.800 16.900 3 12 3ZM7.500 12v.2M9.500 7.800V8M14.500 7.800V8M17 11.300v.2" />
  ),
  type: <path d="M5 7V4.500h14V7M12 4.500v15M9 19.500h6" />,
  grip: <path d="M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1" strokeWidth="2.6" />,
  bookmark: <path d="M6.500 4.500a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1v16L12 16.500l-5.500 4Z" />,
  more: <path d="M5.500 12v.1M12 12v.1M18.500 12v.1" strokeWidth="3" />,
  checklist: <path d="m3.500 6.500 2 2 3.500-4M3.500 17l2 2 3.500-4M13 6.500h7.500M13 17h7.500" />,
  share: (
    <>
      <circle cx="6" cy="12" r="2.600" />
      <circle cx="17.500" cy="5.500" r="2.600" />
      <circle cx="17.500" cy="18.500" r="2.600" />
      <path d="m8.300 10.700 7-3.900M8.300 13.300l7 3.900" />
    </>
  ),
  settings: <path d="M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5" />,
  music: (
    <>
      <circle cx="7" cy="18" r="2.800" />
      <circle cx="17.500" cy="16" r="2.800" />
      <path d="M9.800 18V6.500l10.500-2V16" />
    </>
  ),
  globe: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c2.700 2.500 4 5.500 4 9s-1.300 6.500-4 9c-2.700-2.500-4-5.500-4-9s1.300-6.500 4-9Z" />
    </>
  ),
  play: <path d="M8 5.500v13l10.500-6.500Z" />,
  instagram: (
    <>
      <rect x="3.500" y="3.500" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.800 7.200v.1" />
    </>
  ),
  facebook: (
    <path d="M16.500 3.500H14A4 4 0 0 0 10 7.500V10H7.500v4H10v6.500h4V14h2.500l.8-4H14V8a1 1 0 0 1 1-1h1.500Z" />
  ),
  tiktok: <path d="M14 3.500v12a3.700 3.700 0 1 1-3.700-3.700M14 3.500c.3 2.900 2.200 4.800 5.200 5" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof SHAPES;

/** A picture of the shop's own set. Decoration only: the word beside it, or `aria-label` on its button, says it. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `i ${className}` : 'i'} viewBox="0 0 24 24" aria-hidden="true">
      {SHAPES[name]}
    </svg>
  );
}
