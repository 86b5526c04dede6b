import { FONT_NAMES } from '@serikad/shared/designs/fonts';
import { fontFaceCss } from '../../../guest/view/faces.js';

let added = false;

/** Makes the faces of the guest view known to the page, once; a browser fetches those that a text is shown in. */
export function addFaces(): void {
  if (added) return;
  added = true;
  const style = document.createElement('style');
  style.textContent = fontFaceCss(FONT_NAMES);
  document.head.append(style);
}
