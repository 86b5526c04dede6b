import { mix } from '../../core/colour.mjs';
import { num } from '../../core/path.mjs';

/** Bunga manggar: a pole with drooping strings of paper flowers. */
export function manggar(random, x, y, height, colours) {
  const top = y - height;
  let markup = `<path d="M${x} ${y}V${top}" stroke="#c9a259" stroke-width="4"/>`;
  for (let i = 0; i < 17; i++) {
    const angle = ((-172 + i * 20.5) * Math.PI) / 180;
    const reach = random.between(80, 118);
    const colour = colours[i % colours.length];
    const crook = [x + Math.cos(angle) * reach * 0.5, top + Math.sin(angle) * reach * 1.1 - 22];
    const end = [x + Math.cos(angle) * reach * 0.8, top + Math.sin(angle) * reach + 62];
    markup += `<path d="M${x} ${top}Q${num(crook[0])} ${num(crook[1])} ${num(end[0])} ${num(end[1])}" stroke="${colour}" stroke-width="2.2" fill="none"/>`;
    for (let k = 1; k <= 9; k++) {
      const t = k / 9;
      const u = 1 - t;
      const [px, py] = [0, 1].map((axis) => u * u * [x, top][axis] + 2 * u * t * crook[axis] + t * t * end[axis]);
      markup += `<circle cx="${num(px)}" cy="${num(py)}" r="3.4" fill="${mix(colour, '#ffffff', random.between(0, 0.5))}"/>`;
    }
  }
  return markup;
}
