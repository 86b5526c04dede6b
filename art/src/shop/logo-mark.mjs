import fs from 'node:fs';
import path from 'node:path';

const LOGO = path.join(import.meta.dirname, '../../../web/src/components/layout/logo.tsx');

/** A path of the logo by the name of its constant, so that icons and pages have the same petals. */
function petal(name) {
  const found = fs.readFileSync(LOGO, 'utf8').match(new RegExp(`const ${name} = '([^']+)'`));
  if (!found) throw new Error(`${LOGO} has no ${name}`);
  return found[1];
}

const turned = (d, degrees) => degrees.map((turn) => `<path transform="rotate(${turn} 16 16)" d="${d}"/>`).join('');

/** The logo's mark for a green ground, in a box of 32 × 32. */
export function logoMark() {
  return (
    '<rect x="7" y="7" width="18" height="18" transform="rotate(45 16 16)" fill="none" stroke="#d3a956" stroke-width="1.3"/>' +
    `<g fill="#f7f1e3">${turned(petal('PETAL'), [0, 90, 180, 270])}</g>` +
    `<g fill="#d3a956">${turned(petal('SMALL_PETAL'), [45, 135, 225, 315])}</g>`
  );
}
