/** The widths, in CSS px, in which pages ask for a cover. */
const WIDTHS = [240, 400, 600, 720];

/** A design's cover, in the stored width that is nearest to `width`. */
export function coverImage(designId: string, width: number): string {
  return `/design/cover-image/${encodeURIComponent(designId)}?w=${width}`;
}

/** A design's cover in all its widths, as an image's `srcset`. */
export function coverSrcSet(designId: string): string {
  return WIDTHS.map((width) => `${coverImage(designId, width)} ${width}w`).join(', ');
}

/*
 * The largest picture of a page's first screen, with the `sizes` of its image. The server's HTML asks for it before any
 * script runs, the page renders it: both read this, or a phone would load it twice.
 */
export const HERO_COVER = { design: 'cv0001', sizes: '(min-width: 60rem) 242px, 192px' };
/** In the catalogue; the first two are a phone's first row. */
export const GRID_COVER_SIZES = '(min-width: 60rem) 16rem, (min-width: 40rem) 30vw, 45vw';
export const GRID_FIRST = 2;
export const DETAILS_COVER_SIZES = '(min-width: 28rem) 25rem, 80vw';
