import { cellsOf, sheetTarget, shadeTarget, withinTarget, type Sheet } from './gestures/gesture.js';

/** How far soft cells reach over their neighbours on every side, in cells. */
const OVERLAP = 0.6;
/** How far a picture's shadows and its own motion reach beyond its box, in px. */
const AROUND = 32;
/** How far windows with a faint side reach beyond the cover there, in cells. */
const BEYOND = 0.14;

/**
 * Builds a sheet of copies over the cover's pictures. Sizes are parts of the cover's, so that they follow the window's.
 * @param art the element that holds the pictures
 * @param layerAt the picture at a position
 * @param elements receives the sheet's parts by the names of the score
 */
export function addSheet(
  sheet: Sheet,
  art: HTMLElement,
  layerAt: (position: string) => HTMLElement | undefined,
  elements: Map<string, HTMLElement>,
): void {
  const { rows, columns, cells, layers, look, faint } = sheet;
  const around = art.getBoundingClientRect();
  const pictures = layers.flatMap((layer) => {
    const picture = layerAt(layer);
    return picture ? { picture, at: picture.getBoundingClientRect() } : [];
  });
  const copies = document.createElement('div');
  copies.className = 'sheet';
  copies.dataset['cells'] = cells;
  if (look) copies.dataset['look'] = look;
  if (faint) copies.dataset['faint'] = faint;
  const reach = cells === 'soft' ? OVERLAP : 0;
  const wide = 1 + 2 * reach + (faint === 'right' ? BEYOND : 0);
  const above = faint === 'top' ? BEYOND : 0;
  const high = 1 + 2 * reach + above + (faint === 'bottom' ? BEYOND : 0);
  for (const { target, row, column } of cellsOf(sheet)) {
    const sizes = {
      left: (column - reach) / columns,
      top: (row - reach - above) / rows,
      width: wide / columns,
      height: high / rows,
    };
    // Each cell is painted by itself: only what it can show. Paper is there even where nothing is on it.
    const [left, top] = [around.left + sizes.left * around.width, around.top + sizes.top * around.height];
    const shown = pictures.filter(
      ({ at }) =>
        at.right > left - AROUND &&
        at.left < left + sizes.width * around.width + AROUND &&
        at.bottom > top - AROUND &&
        at.top < top + sizes.height * around.height + AROUND,
    );
    if (shown.length === 0 && layers.length > 0 && cells !== 'flap') continue;
    const cell = box('cell', sizes);
    const whole = box('whole', {
      left: -(column - reach) / wide,
      top: -(row - reach - above) / high,
      width: columns / wide,
      height: rows / high,
    });
    whole.append(...shown.map(({ picture }) => picture.cloneNode(true)));
    const within = box('within');
    within.append(whole);
    cell.append(within);
    elements.set(target, cell);
    if (cells === 'window') elements.set(withinTarget(target), within);
    if (cells === 'flap') {
      // Leaves above and below the one that lies turn about the edge that they share with it.
      const lying = (rows - 1) / 2;
      cell.style.transformOrigin = row < lying ? '50% 100%' : '50% 0';
      cell.classList.toggle('turns', row !== lying);
      const shade = box('shade');
      within.append(shade);
      cell.append(box('back'));
      elements.set(shadeTarget(target), shade);
    }
    copies.append(cell);
  }
  elements.set(sheetTarget(sheet), copies);
  art.append(copies);
}

/** An empty box; sizes are parts of its parent's. */
function box(name: string, sizes: Partial<Record<'left' | 'top' | 'width' | 'height', number>> = {}): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  for (const [side, part] of Object.entries(sizes)) element.style.setProperty(side, `${(part * 100).toFixed(4)}%`);
  return element;
}
