import { svgDocument } from '../../core/svg.mjs';

/** Small ornament in one gold line: stars of eight as on tiles of mosques. */

const RADIANS = Math.PI / 180;
const ring = (count, r, turn, x, y) =>
  Array.from({ length: count }, (_, i) => {
    const a = (turn + (i * 360) / count) * RADIANS;
    return [x + r * Math.cos(a), y + r * Math.sin(a)];
  });
const text = (points) => points.map((point) => point.map((value) => +value.toFixed(1)).join(' ')).join('L');
const closed = (points) => `M${text(points)}Z`;
/** Two squares, one turned: their outline crosses itself. */
const khatam = (x, y, r) => [45, 0].map((turn) => closed(ring(4, r, turn, x, y))).join('');
/** The outline of both. */
const eight = (x, y, r) =>
  closed(
    ring(16, 1, 0, 0, 0).map(([cx, cy], i) => [x + cx * (i % 2 ? r * 0.765 : r), y + cy * (i % 2 ? r * 0.765 : r)]),
  );

/** A strip of linked stars between two lines; repeats along x. */
export function tracery({ line }) {
  const [w, h] = [64, 48];
  const stars = [0, w].map((x) => eight(x, h / 2, 16) + khatam(x, h / 2, 8)).join('');
  const cross = eight(w / 2, h / 2, 8.4);
  // Bands that run on from star to star.
  const bands = `M0 8L16 0M${w} 8L${w - 16} 0M0 40L16 48M${w} 40L${w - 16} 48M16 24L23.6 24M${w - 16} 24L${w - 23.6} 24M11.3 12.7L${w / 2} 3 52.7 12.7M11.3 35.3L${w / 2} 45 52.7 35.3`;
  return svgDocument({
    width: w,
    height: h,
    body: `<g fill="none" stroke="${line}" stroke-width="1.2"><path d="${stars}${cross}"/><path d="${bands}" stroke-width=".8"/><path d="M0 1H${w}M0 ${h - 1}H${w}" stroke-width="1.4"/></g>`,
  });
}

/** A line that lifts to a small dome in its middle. */
export function divider({ rule }) {
  const dome =
    'M100 26C104 26 106 25 108 23C104 19 106 13 112 9.5C116 7.5 119 5.5 120 2C121 5.5 124 7.5 128 9.5C134 13 136 19 132 23C134 25 136 26 140 26';
  return svgDocument({
    width: 240,
    height: 32,
    body: `<g fill="none" stroke="${rule}" stroke-linecap="round"><path d="M6 26H100${dome.slice(7)}H234" stroke-width="1.5"/><path d="M108 23H132M114 23C111 19 114 14 120 11C126 14 129 19 126 23M120 11V23" stroke-width=".8"/><path d="M40 29.5H200" stroke-width=".7"/></g><path d="${eight(58, 26, 3.4)}${eight(182, 26, 3.4)}" fill="${rule}"/>`,
  });
}

/** A star of sixteen woven from four squares about a dish, a ring of small stars between two lines. */
export function seal({ line }, dish) {
  const c = 130;
  const ringOf = (r, width) => `<circle cx="${c}" cy="${c}" r="${r}" stroke-width="${width}"/>`;
  const stars = ring(16, 103, 11.25, c, c)
    .map(([x, y], i) => (i % 2 ? khatam(x, y, 7.5) : closed(ring(4, 5.4, 45 + i * 22.5 + 11.25, x, y))))
    .join('');
  const woven = [0, 22.5, 45, 67.5].map((turn) => closed(ring(4, 88, turn, c, c))).join('');
  const inner = [0, 22.5, 45, 67.5].map((turn) => closed(ring(4, 84.5, turn, c, c))).join('');
  return svgDocument({
    width: 260,
    height: 260,
    defs: `<radialGradient id="d" cx=".4" cy=".32" r=".8"><stop offset="0" stop-color="${dish[0]}"/><stop offset="1" stop-color="${dish[1]}"/></radialGradient>`,
    body: `<circle cx="${c}" cy="${c}" r="123" fill="url(#d)"/><g fill="none" stroke="${line}">${ringOf(122, 2.4)}${ringOf(116, 0.9)}${ringOf(90, 1.2)}<path d="${stars}" stroke-width="1.2"/><path d="${woven}" stroke-width="1.3"/><path d="${inner}" stroke-width=".6" opacity=".8"/></g><circle cx="${c}" cy="${c}" r="64" fill="url(#d)"/><circle cx="${c}" cy="${c}" r="64" fill="none" stroke="${line}" stroke-width="1.2"/>`,
  });
}

export const spark = ({ line }, r) =>
  svgDocument({ width: 40, height: 40, body: `<path d="${eight(20, 20, r)}" fill="${line}"/>` });
