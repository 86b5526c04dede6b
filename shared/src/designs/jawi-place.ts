/** Whether the covers of a layout have a place for names in Jawi; the guest view's cover.css names the same layouts. */
export function hasPlaceForJawi(layout: string): boolean {
  return /^(islamic|classic)-/.test(layout);
}
