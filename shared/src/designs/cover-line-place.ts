/**
 * Whether the covers of a layout have a place for a couple's own line;
 * the guest view's cover.css names the same layouts.
 */
export function hasPlaceForCoverLine(layout: string): boolean {
  return layout === 'classic-moon-gate' || layout === 'floral-henna';
}
