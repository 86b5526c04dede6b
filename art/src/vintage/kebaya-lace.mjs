import { num, point, polyline } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { minifySvg, svgDocument } from '../core/svg.mjs';

/**
 * Needle lace of a kebaya (sulam tebuk): cut flowers and leaves within satin stitches, a scalloped edge. Drawn once as
 * symbols in user units and set along an edge; `thread` has the colours `lit`, `body`,
 * `shade` and `shadow` (what the threads throw).
 */

const RADIANS = Math.PI / 180;
const petalOutline = (r, w) =>
  `M0 0C${num(-w)} ${num(-r * 0.24)} ${num(-w * 1.5)} ${num(-r * 0.82)} ${num(-w * 0.34)} ${num(-r)}C${num(-w * 0.1)} ${num(-r * 0.93)} ${num(w * 0.1)} ${num(-r * 0.93)} ${num(w * 0.34)} ${num(-r)}C${num(w * 1.5)} ${num(-r * 0.82)} ${num(w)} ${num(-r * 0.24)} 0 0Z`;

/** Bars that cross a cut petal: a rib and a net of threads. */
const bars = (r, w) =>
  `M0 0V${num(-r * 0.94)}M${num(-w * 0.86)} ${num(-r * 0.62)}Q0 ${num(-r * 0.5)} ${num(w * 0.86)} ${num(-r * 0.62)}M${num(-w * 0.7)} ${num(-r * 0.36)}Q0 ${num(-r * 0.27)} ${num(w * 0.7)} ${num(-r * 0.36)}M${num(-w * 0.7)} ${num(-r * 0.82)}Q0 ${num(-r * 0.7)} ${num(w * 0.7)} ${num(-r * 0.82)}`;

/** Short stitches across a line `d`: what a satin stitch looks like from close by. */
const satin = (d, width, extra = '') =>
  `<path d="${d}" class="b" stroke-width="${width}"${extra}/><path d="${d}" class="h" stroke-width="${num(width * 0.86)}"${extra}/>`;

/** A cut flower of `count` petals, ten units from its middle to the end of a petal. */
function flower(count) {
  const turn = 360 / count;
  const width = count > 5 ? 3.1 : 3.7;
  const petals = Array.from(
    { length: count },
    (_, i) =>
      `<g transform="rotate(${num(i * turn)})"><path d="${petalOutline(10, width)}" class="v"/><path d="${bars(10, width)}" class="t"/>${satin(petalOutline(9.6, width), 1.25)}</g>`,
  );
  const ring = 'M-1.7 0a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0Z';
  const knots = Array.from({ length: count }, (_, i) => {
    const a = (i + 0.5) * turn * RADIANS;
    return `<circle cx="${num(Math.sin(a) * 3.5)}" cy="${num(-Math.cos(a) * 3.5)}" r=".62" class="k"/>`;
  });
  return petals.join('') + satin(ring, 1.3) + knots.join('');
}

/** A leaf of ten units along up: one half is filled with stitches, the other is cut. */
const LEAF = (() => {
  const left = 'M0 0C-3.6-2.4-3.6-7 0-10';
  const right = 'M0 0C3.6-2.4 3.6-7 0-10';
  const stitches = Array.from({ length: 9 }, (_, i) => {
    const y = -1.2 - i * 0.92;
    const w = 2.75 * Math.sin(Math.PI * (-y / 10) ** 0.9);
    return `M0 ${num(y)}L${num(-w)} ${num(y - 1.1)}`;
  }).join('');
  const ladder = [2.4, 4.2, 6, 7.8].map((y) => `M0 ${-y}H${num(2.6 * Math.sin((Math.PI * y) / 10))}`).join('');
  return `<path d="${left}L0 0Z" class="s"/><path d="${stitches}" class="t"/><path d="${right}L0 0Z" class="v"/><path d="${ladder}" class="t"/>${satin(`${left}${right}`, 0.95)}<path d="M0 1.5V-10" class="t"/>`;
})();

/** A scallop of ten units along its edge, outwards is up: two rows of stitches over eyelets. */
const SCALLOP = `<path d="M-5 0C-4.6-5.8 4.6-5.8 5 0Z" class="v"/>${satin('M-5 .3C-4.6-5.9 4.6-5.9 5 .3', 1.7)}${[
  [-2.5, -0.9],
  [0, -2.3],
  [2.5, -0.9],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".95" class="e"/>`)
  .join('')}<circle cx="0" cy="-5.6" r=".62" class="k"/>`;

/** An eyelet within a ring, two units across. */
const EYELET = '<circle r="1.5" class="e"/>';

const SYMBOLS = { f: flower(5), g: flower(6), l: LEAF, s: SCALLOP, o: EYELET };

/** How threads look, by class: body, stitches, thin threads, filled half, voile, eyelet, knot. */
const styleOf = ({ lit, body, shade, voile }) =>
  `<style>.b,.h,.t,.e{fill:none;stroke-linecap:round;stroke-linejoin:round}.b{stroke:${body}}.h{stroke:${lit};stroke-dasharray:.34 .3;stroke-linecap:butt}.t{stroke:${body};stroke-width:.32}.s{fill:${shade}}.v{fill:${voile};fill-opacity:.34}.e{stroke:${body};stroke-width:.72}.k{fill:${lit}}.w{fill:none;stroke:${body};stroke-width:1.5;stroke-linecap:round}.x{fill:none;stroke:${lit};stroke-width:1.2;stroke-dasharray:1.3 .7}</style>`;

/** One symbol: at x, y, turned, as large as `size` tenths. */
const use = (name, x, y, angle, size) =>
  `<use href="#${name}" transform="translate(${num(x)} ${num(y)})rotate(${Math.round(angle)})scale(${(size / 10).toFixed(2)})"/>`;

/**
 * A line through points that is walked by its length. Its `out` side is at the left of its way.
 * @param {number[][]} points
 */
export function walk(points) {
  const fine = [];
  const at = (i) => points[Math.max(0, Math.min(points.length - 1, i))];
  for (let i = 0; i < points.length - 1; i++)
    for (let k = 0; k < 24; k++) {
      const f = k / 24;
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      fine.push(
        [0, 1].map(
          (n) =>
            0.5 *
            (2 * b[n] +
              (c[n] - a[n]) * f +
              (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * f * f +
              (3 * b[n] - a[n] - 3 * c[n] + d[n]) * f ** 3),
        ),
      );
    }
  fine.push(points.at(-1));
  const lengths = [0];
  for (let i = 1; i < fine.length; i++)
    lengths.push(lengths[i - 1] + Math.hypot(fine[i][0] - fine[i - 1][0], fine[i][1] - fine[i - 1][1]));
  const total = lengths.at(-1);
  /** The place at `s` of its length, `inward` from it: x, y, and the angle that is outwards. */
  const place = (s, inward = 0) => {
    let i = lengths.findIndex((length) => length >= s);
    if (i < 1) i = i < 0 ? lengths.length - 1 : 1;
    const f = (s - lengths[i - 1]) / (lengths[i] - lengths[i - 1] || 1);
    const [dx, dy] = [fine[i][0] - fine[i - 1][0], fine[i][1] - fine[i - 1][1]];
    const long = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [dy / long, -dx / long];
    return {
      x: fine[i - 1][0] + dx * f - nx * inward,
      y: fine[i - 1][1] + dy * f - ny * inward,
      out: Math.atan2(nx, -ny) / RADIANS,
    };
  };
  return { total, place, fine };
}

/** A line beside the edge, `inward` from it. */
const beside = ({ total, place }, inward, wave = () => 0) =>
  polyline(
    Array.from({ length: Math.ceil(total / 5) + 1 }, (_, i) => {
      const s = Math.min(total, i * 5);
      const { x, y } = place(s, inward + wave(s));
      return [x, y];
    }),
  );

/**
 * A lace border along an edge: scallops, a row of eyelets, a vine with flowers and leaves between two lines.
 * @param {ReturnType<typeof walk>} edge
 * @param {(s: number) => number} scale how large its pieces are there, 1 by the measure below
 */
function border(edge, scale) {
  const { total, place } = edge;
  let markup = '';
  for (let s = 7; s < total; s += 13 * scale(s)) {
    const k = scale(s);
    const { x, y, out } = place(s, 9 * k);
    markup += use('s', x, y, out, 13.6 * k);
  }
  for (let s = 4; s < total; s += 6.5 * scale(s)) {
    const { x, y } = place(s, 15.4 * scale(s));
    markup += use('o', x, y, 0, 9 * scale(s));
  }
  const grown = (base) => (s) => base * scale(s);
  const line = (base) =>
    `<path d="${beside(edge, 0, grown(base))}" class="w"/><path d="${beside(edge, 0, grown(base))}" class="x"/>`;
  markup += line(10.5) + line(20) + line(58);
  const vine = (s) => (39 + 8 * Math.sin(s / (11.5 * scale(s)))) * scale(s);
  markup += `<path d="${beside(edge, 0, vine)}" class="w"/>`;
  let n = 0;
  for (let s = 14; s < total; s += 36 * scale(s), n++) {
    const k = scale(s);
    const side = n % 2 ? 1 : -1;
    const middle = place(s, (39 + side * 3) * k);
    markup += use(n % 3 ? 'f' : 'g', middle.x, middle.y, middle.out + n * 47, (n % 2 ? 15.5 : 12.5) * k);
    const between = place(s + 18 * k, (39 - side * 2) * k);
    markup +=
      use('l', between.x, between.y, between.out - 58, 13 * k) +
      use('l', between.x, between.y, between.out + 122, 13 * k) +
      use('l', between.x, between.y, between.out + 20 + side * 16, 10 * k);
  }
  for (let s = 6; s < total; s += 10 * scale(s)) {
    const { x, y } = place(s, 62.5 * scale(s));
    markup += use('o', x, y, 0, 7 * scale(s));
  }
  return markup;
}

/** Small sprigs scattered over the voile behind the border (bunga tabur). */
function scattered({ width, height, edge, scale, seed }) {
  const random = seededRandom(seed);
  const { fine } = edge;
  let markup = '';
  for (let row = 0; row * 54 < height + 40; row++)
    for (let column = -1; column * 60 < width + 40; column++) {
      const x = column * 60 + (row % 2) * 30 + random.between(-5, 5);
      const y = row * 54 + random.between(-5, 5);
      const near = Math.min(...fine.map(([px, py]) => Math.hypot(px - x, py - y)));
      const behind = edge.inside(x, y);
      if (!behind || near < 82 * scale(edge.total * 0.6) || x < 8 || y > height - 8) continue;
      const turn = random.between(-40, 40);
      markup +=
        use('f', x, y, turn, 6.4) + use('l', x + 3, y + 6, turn + 150, 9) + use('l', x - 4, y + 5, turn + 205, 8);
    }
  return markup;
}

/** The lace of `body` with its shadow on the silk and its own symbols, as a document. */
function laceDocument({ width, height, body, voile = '', thread }) {
  const symbols = Object.entries(SYMBOLS).map(([name, markup]) => `<g id="${name}">${markup}</g>`);
  const shadow = `<filter id="sh" x="0" y="0" width="100%" height="100%"><feGaussianBlur in="SourceAlpha" stdDeviation=".9"/><feOffset dx="1.1" dy="1.5"/><feColorMatrix values="0 0 0 0 ${thread.shadow[0]}  0 0 0 0 ${thread.shadow[1]}  0 0 0 0 ${thread.shadow[2]}  0 0 0 .62 0"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;
  return minifySvg(
    svgDocument({
      width,
      height,
      defs: `${styleOf(thread)}${symbols.join('')}${shadow}`,
      body: `${voile}<g filter="url(#sh)">${body}</g>`,
    }),
  );
}

/**
 * A front of the kebaya: voile behind an edge, its border and scattered sprigs.
 * @param {{width: number, height: number, points: number[][], mirrored: boolean, grow: [number, number], thread:
 *   object}} front `points`: the edge of the left front, from its head to its hem; what lies at its right hand is cloth
 */
export function front({ width, height, points, mirrored, grow: [small, large], thread, seed }) {
  const edge = walk(mirrored ? points.map(([x, y]) => [width - x, y]).reverse() : points);
  const along = (s) => (mirrored ? 1 - s / edge.total : s / edge.total);
  const scale = (s) => small + (large - small) * along(s) ** 2;
  const [head, hem] = mirrored ? [edge.fine.at(-1), edge.fine[0]] : [edge.fine[0], edge.fine.at(-1)];
  const side = mirrored ? width + 4 : -4;
  const corners = [
    [hem[0], height + 4],
    [side, height + 4],
    [side, head[1]],
  ];
  const ring = [...edge.fine, ...(mirrored ? corners.reverse() : corners)];
  edge.inside = (x, y) =>
    ring.reduce((odd, [ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length];
      return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !odd : odd;
    }, false);
  const voile = `<path d="M${ring.map(point).join('L')}Z" fill="${thread.voile}" opacity=".3"/>`;
  const body = border(edge, scale) + scattered({ width, height, edge, scale, seed });
  return laceDocument({ width, height, body, voile, thread });
}

/** A strip of lace that repeats: it hangs from a seam, its scallops are at its foot. */
export function laceHem({ width, height, thread }) {
  const parts = [];
  const k = width / 120;
  const flat = (y) => `M-4 ${num(y)}H${width + 4}`;
  for (let i = -1; i <= 8; i++) parts.push(use('s', (7.5 + i * 15) * k, height - 12 * k, 180, 15.4 * k));
  for (let i = -1; i <= 16; i++) parts.push(use('o', (3.75 + i * 7.5) * k, height - 18.4 * k, 0, 9 * k));
  const line = (y) => `<path d="${flat(y)}" class="w"/><path d="${flat(y)}" class="x"/>`;
  parts.push(line(height - 13 * k), line(height - 24 * k), line(3 * k));
  const middle = (height - 24 * k + 3 * k) / 2;
  const vine = polyline(
    Array.from({ length: 43 }, (_, i) => [(i - 1) * 3 * k, middle + 6 * k * Math.sin((i - 1) * 3 * (Math.PI / 30))]),
  );
  parts.push(`<path d="${vine}" class="w"/>`);
  for (let i = -1; i <= 4; i++) {
    const x = i * 30 * k;
    const side = i % 2 ? 1 : -1;
    for (const shift of [15])
      parts.push(
        use('l', x + shift * k, middle + side * 5 * k, 62, 13 * k),
        use('l', x + shift * k, middle + side * 5 * k, 242, 13 * k),
        use('l', x + shift * k, middle + side * 5 * k, side > 0 ? 8 : 172, 12 * k),
      );
    parts.push(use(i % 2 ? 'f' : 'g', x, middle - side * 0 * k, ((i + 4) % 4) * 47, 15 * k));
  }
  const voile = `<rect x="0" y="0" width="${width}" height="${num(height - 13 * k)}" fill="${thread.voile}" opacity=".3"/>`;
  return laceDocument({ width, height, body: parts.join(''), voile, thread });
}

/** One cut flower by itself, or between two sprigs of leaves. */
export function laceFlower({ width, height, thread, sprig = false }) {
  const [x, y] = [width / 2, height / 2];
  const leaves = sprig
    ? [-1, 1].flatMap((side) => [
        `<path d="M${x + side * 14} ${y}Q${x + side * 58} ${y - 9} ${x + side * 100} ${y + 2}" class="w"/>`,
        ...[26, 46, 66, 84].flatMap((d, i) => [
          use('l', x + side * d, y - 3, side * 58, 13 - i * 1.6),
          use('l', x + side * (d + 6), y - 3, side * 122, 12 - i * 1.6),
        ]),
        use('l', x + side * 99, y + 2, side * 96, 9),
      ])
    : [];
  return laceDocument({ width, height, body: leaves.join('') + use('f', x, y, 12, 15), thread });
}
