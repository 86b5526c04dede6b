import type { CoverFormat } from '@serikad/shared/designs/design-query.dto';

/**
 * The best format that a client names. A wildcard does not count: link readers of chat apps, which read JPEG only, send
 * it as well.
 */
export function negotiateCoverFormat(accept: string | undefined): CoverFormat {
  if (acceptsByName(accept, 'image/avif')) return 'avif';
  return acceptsByName(accept, 'image/webp') ? 'webp' : 'jpg';
}

function acceptsByName(accept: string | undefined, type: string): boolean {
  return (accept ?? '')
    .toLowerCase()
    .split(',')
    .some((range) => {
      const [name, ...parameters] = range.split(';').map((part) => part.trim());
      return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
}

/** In px. Bundled covers have them in AVIF alone, beside those that they have in every format. */
export const AVIF_WIDTHS = [600];

/** The smallest stored width that fills the wanted one; the widest when none does or none is wanted. */
export function coverWidth(stored: readonly number[], wanted: number | undefined): number | undefined {
  if (stored.length === 0) return undefined;
  return Math.min(Math.max(...stored), ...stored.filter((width) => width >= (wanted ?? Infinity)));
}
