import { mix } from '../core/colour.mjs';
import { num } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { svgDocument, verticalGradient } from '../core/svg.mjs';

/** Hanging lamps of coloured glass set in brass, lit from within. */
const W = 160;
const H = 480;
const C = W / 2;
const times = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join('');

/**
 * The outline of a lamp's body: half its width at t, 0 at the top and 1 at the foot.
 * `bands`: the colour of each row of glass, an index into the palette, or two that take turns.
 */
const BODIES = {
  globe: {
    height: 116,
    half: (t) => 60 * Math.sqrt(Math.max(0, 1 - (2 * (0.06 + t * 0.9) - 1) ** 2)),
    bands: [[3], [0, 1], [2], [0, 4], [1, 0], [0, 4], [2], [0, 1], [3]],
    across: 13,
  },
  drop: {
    height: 150,
    half: (t) => 50 * Math.sin(Math.PI * Math.min(1, 0.1 + t * 0.86) ** 1.45) ** 0.9 + 3,
    bands: [[3], [1], [0, 2], [4, 0], [0, 2], [1, 4], [2, 0], [0, 4], [2, 1], [0], [3]],
    across: 12,
  },
  lantern: {
    height: 128,
    half: (t) => (t < 0.18 ? 26 + t * 130 : t < 0.72 ? 49.4 - (t - 0.18) * 14 : 41.8 - (t - 0.72) * 92),
    bands: [[1], [0, 3], [2, 4], [0, 1], [0, 4], [0, 1], [2, 4], [0, 3], [1]],
    across: 10,
  },
};

/** Panes in rows round a body of revolution, as one sees them from the front. */
function panes({ height, half, bands, across }, glass, top, random) {
  const rows = bands.length;
  let out = '';
  bands.forEach((row, j) => {
    const [t0, t1] = [(j + 0.09) / rows, (j + 0.91) / rows];
    const shift = j % 2 ? 0.5 : 0;
    for (let i = -Math.ceil(across / 2) - 1; i <= Math.ceil(across / 2) + 1; i++) {
      const angle = (k) => Math.max(-Math.PI / 2, Math.min(Math.PI / 2, ((k + shift) * Math.PI) / across));
      const [a0, a1] = [angle(i - 0.42), angle(i + 0.42)];
      if (a1 - a0 < 0.05) continue;
      const at = (a, t) => `${num(C + Math.sin(a) * half(t))} ${num(top + t * height)}`;
      const middle = Math.cos((a0 + a1) / 2);
      const lit = 0.25 + 0.75 * middle * (1 - Math.abs((j + 0.5) / rows - 0.5) * 0.7);
      const colour = glass[row[Math.abs(i) % row.length]];
      const tone = mix(
        mix(colour, '#1a0a06', 0.55 * (1 - lit)),
        '#fff6d8',
        Math.max(0, lit - 0.55) * (0.55 + random.next() * 0.5),
      );
      // A pane is a lozenge in every other row, so that rows interlock like petals.
      const d =
        row.length > 1
          ? `M${at((a0 + a1) / 2, t0)}L${at(a1, (t0 + t1) / 2)}L${at((a0 + a1) / 2, t1)}L${at(a0, (t0 + t1) / 2)}Z`
          : `M${at(a0, t0)}L${at(a1, t0)}L${at(a1, t1)}L${at(a0, t1)}Z`;
      out += `<path d="${d}" fill="${tone}"/>`;
      if (row.length > 1) {
        const small = glass[(row[(Math.abs(i) + 1) % row.length] + 1) % glass.length];
        const b = angle(i + 0.5);
        const [b0, b1] = [angle(i + 0.22), angle(i + 0.78)];
        for (const [from, to] of [
          [t0, t0 + (t1 - t0) * 0.36],
          [t1, t1 - (t1 - t0) * 0.36],
        ])
          out += `<path d="M${at(b0, from)}L${at(b1, from)}L${at(b, to)}Z" fill="${mix(small, '#1a0a06', 0.5 * (1 - lit))}"/>`;
      }
    }
  });
  return out;
}

const outline = ({ height, half }, top) => {
  const side = (sign) =>
    Array.from({ length: 25 }, (_, i) => `${num(C + sign * half(i / 24))} ${num(top + (i / 24) * height)}`);
  return `M${side(1).join('L')}L${side(-1).reverse().join('L')}Z`;
};

const brass = (d) => `<path d="${d}" fill="url(#brass)" stroke="#5a3a12" stroke-width=".8"/>`;

function cap(top, half) {
  const y = top;
  return `${brass(`M${C - half - 3} ${y + 4}C${C - half} ${y - 8} ${C - 14} ${y - 10} ${C - 9} ${y - 30}H${C + 9}C${C + 14} ${y - 10} ${C + half} ${y - 8} ${C + half + 3} ${y + 4}Z`)}${brass(`M${C - 12} ${y - 38}H${C + 12}L${C + 9} ${y - 29}H${C - 9}Z`)}<circle cx="${C}" cy="${y - 44}" r="6" fill="none" stroke="url(#brass)" stroke-width="3"/>${times(7, (i) => `<circle cx="${num(C + (i - 3) * (half / 3.6))}" cy="${y - 3 - (3 - Math.abs(i - 3)) * 1.6}" r="1.7" fill="#ffe9a8"/>`)}`;
}

const finial = (y, half) =>
  `${brass(`M${C - half - 3} ${y - 4}H${C + half + 3}C${C + half} ${y + 6} ${C + 8} ${y + 8} ${C + 5} ${y + 16}H${C - 5}C${C - 8} ${y + 8} ${C - half} ${y + 6} ${C - half - 3} ${y - 4}Z`)}<circle cx="${C}" cy="${y + 20}" r="4.6" fill="url(#brass)"/><path d="M${C - 4} ${y + 25}H${C + 4}L${C + 7} ${y + 52}H${C - 7}Z" fill="#a8402e"/><path d="M${C - 4} ${y + 25}H${C + 4}M${C - 4.6} ${y + 29}H${C + 4.6}" stroke="#f0c878" stroke-width="2"/><path d="M${C - 3.4} ${y + 32}L${C - 5} ${y + 51}M${C} ${y + 32}V${y + 51}M${C + 3.4} ${y + 32}L${C + 5} ${y + 51}" stroke="#6a2018" stroke-width=".8"/>`;

/** A lamp on a long chain that leaves the box at its top. `kind`: globe, drop or lantern; `glass`: five colours. */
export function glassLamp({ kind, glass, seed }) {
  const body = BODIES[kind];
  const foot = 400;
  const top = foot - body.height;
  const middle = top + body.height / 2;
  const links = times(Math.ceil((top - 50) / 12), (i) =>
    i % 2
      ? `<path d="M${C} ${i * 12 - 3}V${i * 12 + 13}" stroke="#c79a4c" stroke-width="2.2" stroke-linecap="round"/>`
      : `<ellipse cx="${C}" cy="${i * 12 + 5}" rx="3.2" ry="6.4" fill="none" stroke="#c79a4c" stroke-width="1.6"/>`,
  );
  return svgDocument({
    width: W,
    height: H,
    defs: `<linearGradient id="brass" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#6d4718"/><stop offset=".3" stop-color="#f3d68e"/><stop offset=".5" stop-color="#b98a3f"/><stop offset=".75" stop-color="#e9c676"/><stop offset="1" stop-color="#553410"/></linearGradient><radialGradient id="halo"><stop offset="0" stop-color="#ffd98a" stop-opacity=".85"/><stop offset=".4" stop-color="#ffb45a" stop-opacity=".28"/><stop offset="1" stop-color="#ff9a40" stop-opacity="0"/></radialGradient><radialGradient id="heart" cx="50%" cy="52%" r="52%"><stop offset="0" stop-color="#fff6d0" stop-opacity=".9"/><stop offset=".38" stop-color="#ffdf94" stop-opacity=".34"/><stop offset="1" stop-color="#ffb45a" stop-opacity="0"/></radialGradient>${verticalGradient('lead', '#5a3516', '#2a150a')}`,
    body: `<ellipse cx="${C}" cy="${middle}" rx="80" ry="${Math.min(112, body.height * 0.85)}" fill="url(#halo)"/>${links}<path d="${outline(body, top)}" fill="url(#lead)" stroke="#c9983f" stroke-width="2.4"/>${panes(body, glass, top, seededRandom(seed))}<path d="${outline(body, top)}" fill="url(#heart)"/><ellipse cx="${C - body.half(0.3) * 0.42}" cy="${num(top + body.height * 0.28)}" rx="${num(body.half(0.3) * 0.15)}" ry="${num(body.height * 0.1)}" fill="#fff" opacity=".34" transform="rotate(16 ${C} ${top})"/>${cap(top, body.half(0.02))}${finial(foot, body.half(0.98))}`,
  });
}
