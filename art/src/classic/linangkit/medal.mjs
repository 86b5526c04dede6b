import { sculpture } from '../../core/sculpt.mjs';
import { svgDocument } from '../../core/svg.mjs';
import { bead, bell, LIGHT, toneOf, tools } from './beads.mjs';

/** A disc of black cotton within rings of beads, bells about it: what closes the cloth. */

const TURN = Math.PI * 2;
const MIDDLE = 130;

/** Beads round the middle at `radius`, by an order of glasses. */
function ring(radius, count, size, order, { glass, random }, z) {
  return Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * TURN;
    const away = radius + random.between(-0.4, 0.4);
    return bead([MIDDLE + Math.cos(turn) * away, MIDDLE + Math.sin(turn) * away, z], {
      half: size * 0.96,
      round: size * random.between(0.94, 1.08),
      turn: turn + Math.PI / 2 + random.between(-0.06, 0.06),
      colour: toneOf(glass[order[i % order.length]], random),
    });
  });
}

/** @param {{beads: object, disc: string}} art */
export async function medal({ beads, disc }) {
  const set = tools({ ...beads, seed: beads.seed + 4 });
  const surfaces = [
    ...ring(78, 72, 3.2, ['white'], set, 6),
    ...ring(86, 72, 3.9, ['blue', 'blue', 'blue', 'orange', 'orange', 'orange'], set, 9),
    ...ring(95, 72, 4.2, ['orange', 'orange', 'yellow', 'red', 'red', 'yellow'], set, 9),
    ...ring(104, 96, 3.4, ['white', 'black', 'black'], set, 6),
    ...Array.from({ length: 24 }, (_, i) => {
      const turn = ((i + 0.5) / 24) * TURN;
      const [x, y] = [MIDDLE + Math.cos(turn) * 115, MIDDLE + Math.sin(turn) * 115];
      if (i % 2) return bell([x, y, 6], 6.2, set.brass, turn);
      return [
        bead([x, y, 6], { half: 6.6, round: 4.8, turn: turn + Math.PI / 2, colour: set.glass.stone, shine: 0.7 }),
      ];
    }).flat(),
  ];
  const body = await sculpture({ width: 260, height: 260, pixels: 340, light: LIGHT, surfaces });
  return svgDocument({
    width: 260,
    height: 260,
    defs: `<radialGradient id="d" cx=".4" cy=".36" r=".8"><stop offset="0" stop-color="${disc}"/><stop offset="1" stop-color="#08070a"/></radialGradient><filter id="lie" x="-10%" y="-10%" width="120%" height="120%"><feDropShadow dx="2.4" dy="4" stdDeviation="3" flood-color="#000" flood-opacity=".9"/></filter>`,
    body: `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="110" fill="url(#d)"/><g filter="url(#lie)">${body}</g>`,
  });
}
