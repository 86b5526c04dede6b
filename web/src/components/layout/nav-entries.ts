import { paths, patterns } from '../../config/paths.js';
import { shellTexts } from '../../i18n/shell.js';

/** The entries of the menu. Planner, trays and contact have addresses but no entry, as the shop is specified. */
export const NAV_ENTRIES = [
  { id: 'home', label: shellTexts.home, to: paths.home },
  { id: 'invitations', label: shellTexts.invitations, to: paths.catalogue() },
  { id: 'pricing', label: shellTexts.pricing, to: paths.pricing },
] as const;

export function activeEntry(path: string): (typeof NAV_ENTRIES)[number]['id'] | undefined {
  // An address may end with a slash.
  const pathname = path.replace(/(.)\/$/, '$1');
  if (pathname === patterns.home) return 'home';
  if (pathname === patterns.pricing) return 'pricing';
  return pathname === patterns.catalogue || pathname.startsWith('/invitation') ? 'invitations' : undefined;
}
