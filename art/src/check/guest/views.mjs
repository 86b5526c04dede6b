import { quickScreenshot } from '../../core/chromium.mjs';
import { decode } from '../measures.mjs';

const toggled = (page, name, on) =>
  page.evaluate(([className, add]) => globalThis.document.documentElement.classList.toggle(className, add), [name, on]);

/** What the page shows without its letters; it is left so. */
export async function inkless(page, options = {}) {
  await toggled(page, 'inkless', true);
  return decode(await quickScreenshot(page, options));
}

/** The same without the pictures of its layers. */
export async function artless(page, options = {}) {
  await toggled(page, 'artless', true);
  const pixels = await inkless(page, options);
  await toggled(page, 'artless', false);
  return pixels;
}

/** The same without the layer that `artEdges` numbered so. */
export async function withoutLayer(page, number, options = {}) {
  const show = (visibility) =>
    page.evaluate(
      ([of, value]) => (globalThis.document.querySelector(`[data-edge='${of}']`).style.visibility = value),
      [number, visibility],
    );
  await show('hidden');
  const pixels = await inkless(page, options);
  await show('');
  return pixels;
}
