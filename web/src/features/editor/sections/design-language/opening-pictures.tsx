/** The two openings in small: wings of glass, and a cover that fades. */
export const OPENING_PICTURES = {
  'glass-window': (
    <svg viewBox="0 0 160 84" aria-hidden="true">
      <rect width="160" height="84" fill="#e9dccb" />
      <path d="M30 84V18h100v66" fill="#fdf7ef" />
      <path d="M30 18 58 8v70l-28 6Z" fill="#cfe0d6" stroke="#1c4a38" strokeWidth="1.2" />
      <path d="M130 18 102 8v70l28 6Z" fill="#cfe0d6" stroke="#1c4a38" strokeWidth="1.2" />
      <path d="M44 13v68M30 51l28-6M116 13v68M130 51l-28-6" fill="none" stroke="#1c4a38" strokeWidth=".8" />
      <path d="M80 40c-5-7-14-1-10 6 2 4 6 6 10 9 4-3 8-5 10-9 4-7-5-13-10-6Z" fill="none" stroke="#a16207" />
    </svg>
  ),
  'fade-out': (
    <svg viewBox="0 0 160 84" aria-hidden="true">
      <rect width="160" height="84" fill="#f3ecdf" />
      <rect x="80" y="8" width="46" height="68" rx="3" fill="#fdf7ef" opacity=".3" stroke="#c9bda6" />
      <rect x="57" y="8" width="46" height="68" rx="3" fill="#fdf7ef" opacity=".6" stroke="#c9bda6" />
      <rect x="34" y="8" width="46" height="68" rx="3" fill="#fdf7ef" stroke="#c9bda6" />
      <path d="M57 34c-5-7-14-1-10 6 2 4 6 6 10 9 4-3 8-5 10-9 4-7-5-13-10-6Z" fill="none" stroke="#a16207" />
    </svg>
  ),
} as const;
