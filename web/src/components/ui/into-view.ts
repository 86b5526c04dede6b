/** A ref for a message that appears at its place, such as a refused file: scrolls it into the window. */
export function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
