/** Every kind of public page: its address, status and heading. */
export const PUBLIC_PAGES = [
  ['/', 200, /^Satu pautan,\s*semua terjemput\.$/],
  ['/cardvideo', 200, 'Kad Undangan'],
  ['/cardvideo?page=2', 200, 'Kad Undangan'],
  ['/cardvideo?category=islamic', 200, 'Kad Undangan'],
  ['/invitation-design/details/cv0004', 200, 'Malam Nilam'],
  ['/pricing', 200, 'Harga'],
  ['/dulang', 200, 'Dulang Hantaran'],
  ['/dulang/form', 200, 'Borang sewa dulang'],
  ['/planner', 200, 'Akan Datang'],
  ['/catalog', 200, 'Katalog'],
  ['/apps', 200, 'Apps'],
  ['/contact-us', 200, 'Hubungi Kami'],
  ['/privacy-policy', 200, 'Dasar Privasi'],
  ['/nowhere/at/all', 404, 'Page Not Found'],
  ['/invitation-design/details/cv9999', 404, 'Rekaan tidak dijumpai'],
] as const;

/** The English address of a public page. */
export const inEnglish = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}lang=en`;

/** The public pages without an id or a query in their address. */
export const PLAIN_PAGES = [
  '/pricing',
  '/dulang',
  '/dulang/form',
  '/catalog',
  '/planner',
  '/apps',
  '/contact-us',
  '/privacy-policy',
] as const;
