import { seededRandom } from '../../core/random.mjs';
import { curve } from './pen.mjs';

/** What stands round a mosque: hills, trees, palms, roofs, water. Places as in pen.mjs. */

const times = (count, at) => Array.from({ length: count }, (_, i) => at(i));

/** A ridge through its tops, from x to x, with the strokes of its shaded slopes. */
export function ridge(s, tops, { seed = 1, weight = 'mid', shade = 9, lean = 0.8, far = true } = {}) {
  const random = seededRandom(seed);
  // Both ends alike, so that the picture may repeat.
  const whole = tops.at(-1)[0] - tops[0][0] === 1800;
  const ends = whole ? [...tops.slice(0, -1), [tops.at(-1)[0], tops[0][1]]] : tops;
  const rough = curve(ends, 14).map(([x, y]) => [x, y + random.between(-1.6, 1.6)]);
  const polygon = [[rough[0][0], 0], ...rough, [rough.at(-1)[0], 0]];
  s.body(polygon, '', far);
  s.stroke(rough, weight);
  if (!shade) return;
  // Slopes that fall to the right lie in shade: short strokes, longer where the fall is steep.
  const strokes = [];
  for (let i = 1; i < rough.length; i++) {
    const [[ax, ay], [bx, by]] = [rough[i - 1], rough[i]];
    const fall = (ay - by) / (bx - ax || 1);
    if (fall < 0.12) continue;
    for (let x = ax; x < bx; x += shade * random.between(0.7, 1.2)) {
      const y = ay + ((by - ay) * (x - ax)) / (bx - ax);
      const long = Math.min(y * 0.5, (8 + 46 * Math.min(1, fall)) * random.between(0.4, 1));
      const down = random.between(3, 9);
      strokes.push([
        [x + down * lean * 0.3, y - down],
        [x + down * lean * 0.3 + long * lean * 0.6, y - down - long],
      ]);
    }
  }
  s.within(polygon, strokes, 'hair');
}

/** A crown of foliage on no visible stem: clumps, the right ones shaded. */
export function tree(s, x, y, w, h, seed = 1) {
  const random = seededRandom(seed * 31 + Math.round(Math.abs(x)));
  const lobes = 9;
  const edge = times(lobes + 1, (i) => {
    const a = Math.PI * (1 - i / lobes);
    const r = random.between(0.86, 1.08);
    return [x + (w / 2) * Math.cos(a) * r, y + h * 0.16 + h * 0.84 * Math.sin(a) * r];
  });
  const scalloped = edge.slice(1).flatMap(([bx, by], i) => {
    const [ax, ay] = edge[i];
    const [nx, ny] = [-(by - ay), bx - ax];
    return times(4, (k) => {
      const t = k / 4;
      const out = Math.sin(t * Math.PI) * 0.3;
      return [ax + (bx - ax) * t + nx * out, ay + (by - ay) * t + ny * out];
    });
  });
  const polygon = [[x - w * 0.36, y], ...scalloped, edge.at(-1), [x + w * 0.36, y]];
  s.body(polygon, 'fine');
  const marks = times(Math.round((w * h) / 160), () => {
    const px = x + w * random.between(-0.05, 0.5);
    const py = y + h * random.between(0.08, 0.85);
    return curve(
      [
        [px - 4, py - 1],
        [px - 1, py + 2.2],
        [px + 3, py + 1],
        [px + 5, py - 2.5],
      ],
      2,
    );
  });
  s.within(polygon, marks, 'hair');
}

/** A row of trees between two x, of uneven heights. */
export function trees(s, x0, x1, h, seed = 1, y = 0) {
  const random = seededRandom(seed);
  for (let x = x0; x < x1;) {
    const w = h * random.between(1.1, 1.9);
    tree(s, x + w / 2, y, w, h * random.between(0.7, 1.15), Math.round(x) + seed);
    x += w * random.between(0.6, 0.85);
  }
}

/** A coconut palm: its stem leans and bends up, each frond hangs by its own weight. */
export function palm(s, x, y, h, { lean = 0.1, seed = 1, fronds = 10 } = {}) {
  const random = seededRandom(seed * 97 + Math.round(h));
  const stem = curve(
    [
      [x, y],
      [x + h * lean * 0.62, y + h * 0.34],
      [x + h * lean * 0.95, y + h * 0.7],
      [x + h * lean, y + h],
    ],
    8,
  );
  const half = (i) => h * (0.017 - 0.008 * (i / stem.length)) + (i === 0 ? h * 0.012 : 0);
  s.body(
    [...stem.map(([px, py], i) => [px - half(i), py]), ...stem.map(([px, py], i) => [px + half(i), py]).reverse()],
    'fine',
  );
  const [cx, cy] = stem.at(-1);
  const order = times(fronds, (i) => (i / (fronds - 1)) * 2 - 1).sort((a, b) => Math.abs(a) - Math.abs(b));
  for (const turn of order) {
    const angle = turn * 2.15 + random.between(-0.12, 0.12);
    const long = h * random.between(0.34, 0.42) * (1 - 0.1 * Math.abs(turn));
    const sag = long * (0.22 + 0.5 * Math.abs(Math.sin(angle)) + random.between(0, 0.12));
    const on = (t) => [cx + Math.sin(angle) * long * t, cy + Math.cos(angle) * long * t * 0.78 - sag * t * t];
    const rib = times(9, (i) => on(i / 8));
    // Its leaflets from afar: the shape before a bright sky.
    const shape = rib.map(([px, py], i) => [
      px + Math.sign(Math.sin(angle) || 1) * 2,
      py - long * 0.2 * Math.sin(Math.PI * (0.12 + 0.86 * (i / 8))),
    ]);
    s.body([...rib, ...shape.reverse()], '');
    s.stroke(rib, 'fine');
    const way = Math.sign(Math.sin(angle)) || 1;
    for (let i = 1; i <= 9; i++) {
      const t = 0.12 + (i / 9) * 0.86;
      const [px, py] = on(t);
      const leaf = long * 0.34 * Math.sin(Math.PI * (0.2 + 0.72 * t)) * random.between(0.8, 1.1);
      s.stroke(
        [
          [px, py],
          [px + way * leaf * 0.34, py - leaf * (0.72 + 0.2 * t)],
        ],
        'hair',
      );
      if (i % 2)
        s.stroke(
          [
            [px, py],
            [px + way * leaf * 0.66, py + leaf * (0.3 - 0.75 * t)],
          ],
          'hair',
        );
    }
  }
}

/** A bamboo-like clump of nipah or areca: thin stems with short crowns. */
export function areca(s, x, y, h, seed = 1) {
  for (const [dx, size, lean] of [
    [0, 1, 0.03],
    [h * 0.1, 0.82, 0.09],
    [-h * 0.09, 0.74, -0.1],
  ])
    palm(s, x + dx, y, h * size, { lean, seed: seed + Math.round(size * 10), fronds: 7 });
}

/** Plain towers of a town, far away. @param towers [x, width, height] */
export function towers(s, list) {
  for (const [x, w, h, spire = 0] of list) {
    s.body(
      [[x, 0], [x, h], ...(spire ? [[x + w * 0.5, h + spire]] : [[x + w * 0.3, h + w * 0.12]]), [x + w, h], [x + w, 0]],
      'hair',
      true,
    );
    for (let px = x + 4; px < x + w - 2; px += 4)
      s.stroke(
        [
          [px, 2],
          [px, h - 3],
        ],
        'hair',
      );
  }
}

/** A village house on posts, its roof with crossed ends. */
export function house(s, x, y, w) {
  const [h, roof] = [w * 0.34, w * 0.4];
  for (let i = 0; i <= 4; i++)
    s.stroke(
      [
        [x - w * 0.4 + i * w * 0.2, y],
        [x - w * 0.4 + i * w * 0.2, y + h * 0.5],
      ],
      'fine',
    );
  s.body(
    [
      [x - w * 0.42, y + h * 0.5],
      [x - w * 0.42, y + h * 1.2],
      [x + w * 0.42, y + h * 1.2],
      [x + w * 0.42, y + h * 0.5],
    ],
    'fine',
  );
  for (let i = 0; i < 3; i++)
    s.light([
      [x - w * 0.3 + i * w * 0.22, y + h * 0.65],
      [x - w * 0.3 + i * w * 0.22, y + h * 1.02],
      [x - w * 0.18 + i * w * 0.22, y + h * 1.02],
      [x - w * 0.18 + i * w * 0.22, y + h * 0.65],
    ]);
  const slope = [
    [x - w * 0.54, y + h * 1.15],
    [x - w * 0.34, y + h * 1.15 + roof],
    [x + w * 0.34, y + h * 1.15 + roof],
    [x + w * 0.54, y + h * 1.15],
  ];
  s.body(slope, 'mid');
  s.within(
    slope,
    times(7, (i) => [
      [x - w * 0.5, y + h * 1.15 + (roof * (i + 1)) / 8],
      [x + w * 0.5, y + h * 1.15 + (roof * (i + 1)) / 8],
    ]),
  );
}

/**
 * Strokes on water or ground below the foot of the picture: long ones near, short ones far.
 * @param {{seed?: number, depth?: number, count?: number, bend?: number, clear?:
 *   number}} more bend: of a wave; 0 for still water
 */
export function ripples(s, { seed = 3, depth = 150, count = 90, bend = 1.6, from = 6 } = {}) {
  const random = seededRandom(seed);
  for (let i = 0; i < count; i++) {
    const far = random.next() ** 1.6;
    const y = -from - far * depth;
    const x = random.between(-900, 900);
    const long = 14 + far * 70 * random.between(0.5, 1.2);
    const rise = bend * (0.5 + far);
    s.stroke(
      bend
        ? curve(
            [
              [x, y],
              [x + long * 0.25, y + rise],
              [x + long * 0.5, y],
              [x + long * 0.75, y - rise],
              [x + long, y],
            ],
            7,
          )
        : [
            [x, y],
            [x + long, y],
          ],
      far > 0.5 ? 'fine' : 'hair',
    );
  }
}

/** Flooded fields: bunds that run away, and tufts of young padi between them. */
export function padi(s, { seed = 21 } = {}) {
  const random = seededRandom(seed);
  for (const [y, weight] of [
    [-14, 'hair'],
    [-34, 'fine'],
    [-68, 'fine'],
    [-118, 'mid'],
  ])
    s.stroke(
      curve(
        times(31, (i) => [-900 + i * 60, y + (i % 30 ? random.between(-1, 1) * (-y / 50) : 0)]),
        15,
      ),
      weight,
    );
  for (let k = 0; k < 6; k++) {
    const y = -8 - 132 * (k / 6) ** 1.6;
    const height = 4 + k * 2.1;
    for (let x = -900 + k * 5; x < 900; x += (12 + k * 5) * random.between(0.7, 1.3)) {
      if (random.next() < 0.16) continue;
      const foot = [x, y + random.between(-1.5, 1.5)];
      const tip = (dx, dy) => [foot[0] + dx * height * random.between(0.7, 1.2), foot[1] + dy * height];
      s.stroke([tip(-0.42, 0.72), foot, tip(0.06, 1.05)], 'hair');
      if (k > 1) s.stroke([foot, tip(0.34, 0.8)], 'hair');
    }
  }
}

/** A boat with a roof of thatch, as on the rivers. */
export function boat(s, x, y, w) {
  const hull = [
    ...curve(
      [
        [x - w * 0.5, y + w * 0.1],
        [x - w * 0.34, y + w * 0.02],
        [x, y - w * 0.01],
        [x + w * 0.34, y + w * 0.02],
        [x + w * 0.52, y + w * 0.13],
      ],
      4,
    ),
    [x + w * 0.34, y + w * 0.075],
    [x - w * 0.34, y + w * 0.07],
  ];
  const roof = curve(
    [
      [x - w * 0.24, y + w * 0.09],
      [x - w * 0.2, y + w * 0.2],
      [x, y + w * 0.225],
      [x + w * 0.2, y + w * 0.2],
      [x + w * 0.24, y + w * 0.09],
    ],
    3,
  );
  s.body([...roof], 'fine');
  s.body(hull, 'fine');
}
