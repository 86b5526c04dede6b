import { bothSides, curve } from './pen.mjs';

/** Parts of mosques, drawn on a sheet of `pen.mjs`. x: the part's middle; y: its foot; light comes from the left. */

const SIDE = Math.PI / 2;
const times = (count, at) => Array.from({ length: count }, (_, i) => at(i));

/**
 * A body turned about its axis, as domes, drums and towers are.
 * @param {number[][]} profile [height, radius] from its foot
 * @param {{smooth?: boolean, ribs?: number, bands?: number[], shade?: number, from?: number, tilt?: number, weight?:
 *   string, ribWeight?: string}} more ribs: how many meridians are seen; bands: heights of rings; shade: units between
 *   the lines of its shaded side, which begin at `from` of the half circle; tilt: how far a ring bends up, in radii
 */
export function turned(s, x, y, profile, more = {}) {
  const { smooth = false, ribs = 0, bands = [], shade = 3, from = 0.42, tilt = 0.1, weight = 'main' } = more;
  const edge = smooth ? curve(profile, 2) : profile;
  const right = edge.map(([h, r]) => [x + r, y + h]);
  const outline = bothSides(right, x);
  s.body(outline, weight);
  const radius = (h) => {
    const i = edge.findIndex(([at], k) => k > 0 && at >= h && edge[k - 1][0] <= h);
    if (i < 0) return 0;
    const [[h0, r0], [h1, r1]] = [edge[i - 1], edge[i]];
    return h1 === h0 ? r1 : r0 + ((r1 - r0) * (h - h0)) / (h1 - h0);
  };
  const ring = (h, a0, a1) => {
    const r = radius(h);
    const count = Math.max(3, Math.round((r * (a1 - a0)) / 6));
    return times(count + 1, (i) => {
      const a = a0 + ((a1 - a0) * i) / count;
      return [x + r * Math.sin(a), y + h + r * tilt * (Math.cos(a) - 0.55)];
    });
  };
  const top = edge.at(-1)[0];
  const foot = edge[0][0];
  s.within(
    outline,
    bands.map((h) => ring(h, -SIDE, SIDE)),
    'fine',
  );
  s.within(
    outline,
    times(ribs, (k) => {
      const a = SIDE * ((2 * (k + 1)) / (ribs + 1) - 1);
      return edge.map(([h, r]) => [x + r * Math.sin(a), y + h]);
    }),
    more.ribWeight ?? 'hair',
  );
  if (shade)
    s.within(
      outline,
      times(Math.floor((top - foot) / shade), (k) => {
        const h = foot + shade * (k + 0.5);
        // Uneven beginnings keep the shade from an edge of its own.
        const begin =
          SIDE * (from + 0.07 * Math.sin(k * 2.4 + x) + 0.05 * Math.sin(k * 7.1) + 0.08 * Math.sin(k * 0.31 + x));
        return ring(h, begin, SIDE);
      }),
      'hair',
    );
  return { top: y + top, radius, outline };
}

/** Profile of an onion dome: `swell` of its foot's radius at its widest; its tip runs up into the finial. */
export const onion = (r, h, swell = 1.12) => [
  [0, r * 0.94],
  [h * 0.1, r * (swell - 0.04)],
  [h * 0.24, r * swell],
  [h * 0.42, r * (swell - 0.1)],
  [h * 0.6, r * 0.74],
  [h * 0.75, r * 0.42],
  [h * 0.88, r * 0.15],
  [h, r * 0.03],
];

/** Profile of a round dome, as high as `h`; `point` lifts its crown. */
export const bowl = (r, h, point = 0) =>
  times(9, (i) => {
    const a = (i / 8) * SIDE;
    return [Math.sin(a) * h * (1 - point) + point * h * (i / 8) ** 3, r * Math.cos(a) + (i === 8 ? 0.3 : 0)];
  });

/** The ornament on a crown: beads on a rod and a young moon that lies open upwards. */
export function finial(s, x, y, h) {
  const r = h * 0.13;
  s.stroke(
    [
      [x, y],
      [x, y + h * 0.68],
    ],
    'mid',
  );
  for (const [at, size] of [
    [0.14, 0.085],
    [0.36, 0.06],
  ])
    s.light(
      times(12, (i) => [
        x + h * size * Math.cos((i * Math.PI) / 6),
        y + h * at + h * size * Math.sin((i * Math.PI) / 6),
      ]),
    );
  const cy = y + h * 0.68 + r;
  const outer = times(15, (i) => {
    const a = Math.PI / 2 + 0.5 + ((Math.PI * 2 - 1) * i) / 14;
    return [x + r * Math.cos(a), cy + r * Math.sin(a)];
  });
  const inner = times(13, (i) => {
    const a = Math.PI / 2 + 0.62 + ((Math.PI * 2 - 1.24) * (12 - i)) / 12;
    return [x + r * 0.74 * Math.cos(a), cy + r * 0.26 + r * 0.74 * Math.sin(a)];
  });
  s.light([...outer, ...inner]);
}

/** A wall between two x, its right end shaded. */
export function wall(s, x0, x1, y0, y1, { shade = 3, width = 0.16, weight = 'main' } = {}) {
  const polygon = [
    [x0, y0],
    [x0, y1],
    [x1, y1],
    [x1, y0],
  ];
  s.body(polygon, weight);
  if (shade)
    s.within(
      polygon,
      times(Math.floor((y1 - y0) / shade), (k) => {
        const y = y0 + shade * (k + 0.5);
        return [
          [x1 - (x1 - x0) * width * (0.75 + 0.35 * Math.sin(k * 2.1 + x0)), y],
          [x1, y],
        ];
      }),
    );
  return polygon;
}

/** A moulding that stands out over both ends. */
export const cornice = (s, x0, x1, y, h, over = 2, weight = 'mid') =>
  s.body(
    [
      [x0 - over * 0.3, y],
      [x0 - over, y + h],
      [x1 + over, y + h],
      [x1 + over * 0.3, y],
    ],
    weight,
  );

/** Outline of an opening from its left foot over its crown to the right one. */
export function opening(x, y, w, h, kind = 'pointed') {
  const r = w / 2;
  if (kind === 'flat')
    return [
      [x - r, y],
      [x - r, y + h],
      [x + r, y + h],
      [x + r, y],
    ];
  const right = {
    round: [[r, 0], ...times(9, (i) => [r * Math.cos((i / 8) * SIDE), h - r + r * Math.sin((i / 8) * SIDE)])],
    // Two arcs about the opposite springs.
    pointed: [
      [r, 0],
      ...times(8, (i) => {
        const a = (i / 7) * (Math.PI / 3);
        return [-r + w * Math.cos(a), h - w * 0.866 + w * Math.sin(a)];
      }),
    ],
    // Low, as Mughal and Malay arches are.
    blunt: [
      [r, 0],
      ...curve(
        [
          [r, h - w * 0.62],
          [r * 0.93, h - w * 0.38],
          [r * 0.62, h - w * 0.16],
          [r * 0.26, h - w * 0.05],
          [0, h],
        ],
        2,
      ),
    ],
    horseshoe: [
      [r * 0.78, 0],
      [r * 0.78, h - r * 1.62],
      ...times(11, (i) => {
        const a = -0.66 + (i / 10) * (SIDE + 0.66);
        return [r * Math.cos(a), h - r + r * Math.sin(a)];
      }),
    ],
    // Scallops along a pointed head.
    lobed: [
      [r, 0],
      ...times(4, (k) => k).flatMap((k) => {
        const on = (t) => {
          const a = t * (Math.PI / 3);
          return [-r + w * Math.cos(a), h - w * 0.866 + w * Math.sin(a)];
        };
        const [p, q] = [on(k / 4), on((k + 1) / 4)];
        const out = [(q[1] - p[1]) * 0.5, (p[0] - q[0]) * 0.5];
        return times(5, (i) => {
          const t = i / 4;
          const bulge = Math.sin(t * Math.PI) * 0.55;
          return [p[0] + (q[0] - p[0]) * t - out[0] * 0 + out[0] * bulge, p[1] + (q[1] - p[1]) * t + out[1] * bulge];
        });
      }),
    ],
  }[kind];
  return bothSides(
    right.map(([px, py]) => [x + Math.max(0, px), y + py]),
    x,
  );
}

/**
 * A window or door. @param more lit: 0, 0.5 or 1; rim: a second line round it, this far out; bars: mullions; weight
 */
export function windowAt(s, x, y, w, h, kind, { lit = 1, rim = 0, bars = 0, weight = 'fine', cross = [] } = {}) {
  const shape = opening(x, y, w, h, kind);
  if (lit) s.light(shape, lit);
  s.stroke(shape, weight);
  if (rim) s.stroke(opening(x, y, w + rim * 2, h + rim, kind), 'hair');
  s.within(shape, [
    ...times(bars, (i) => {
      const at = x - w / 2 + (w * (i + 1)) / (bars + 1);
      return [
        [at, y],
        [at, y + h],
      ];
    }),
    ...cross.map((part) => [
      [x - w / 2, y + h * part],
      [x + w / 2, y + h * part],
    ]),
  ]);
}

/** Openings side by side between two x. */
export function arcade(s, x0, x1, y, count, h, kind, more = {}) {
  const pitch = (x1 - x0) / count;
  for (let i = 0; i < count; i++) windowAt(s, x0 + pitch * (i + 0.5), y, pitch * (more.part ?? 0.68), h, kind, more);
}

/** What crowns a wall: `steps`, `points`, `lilies` (rounded merlons), `rail`. */
export function parapet(s, x0, x1, y, h, kind, pitch = h * 1.2) {
  const count = Math.max(1, Math.round((x1 - x0) / pitch));
  const step = (x1 - x0) / count;
  if (kind === 'rail') {
    s.body(
      [
        [x0, y],
        [x0, y + h],
        [x1, y + h],
        [x1, y],
      ],
      'fine',
    );
    for (let i = 1; i < count; i++)
      s.stroke(
        [
          [x0 + step * i, y],
          [x0 + step * i, y + h],
        ],
        'hair',
      );
    return;
  }
  const merlon = {
    steps: [
      [0.04, 0],
      [0.04, 0.5],
      [0.24, 0.5],
      [0.24, 1],
      [0.76, 1],
      [0.76, 0.5],
      [0.96, 0.5],
      [0.96, 0],
    ],
    points: [
      [0.08, 0],
      [0.08, 0.5],
      [0.5, 1],
      [0.92, 0.5],
      [0.92, 0],
    ],
    lilies: [
      [0.16, 0],
      [0.06, 0.3],
      [0.16, 0.62],
      [0.36, 0.82],
      [0.5, 1],
      [0.64, 0.82],
      [0.84, 0.62],
      [0.94, 0.3],
      [0.84, 0],
    ],
  }[kind];
  s.body(
    [
      [x0, y],
      ...times(count, (i) => merlon.map(([px, py]) => [x0 + step * (i + px), y + 0.5 + h * py])).flat(),
      [x1, y],
    ],
    'fine',
  );
}

/** A gallery round a tower: brackets below, a railing above. */
export function balcony(s, x, y, r, h, over = 3.5) {
  s.body(
    bothSides(
      [
        [x + r, y - h * 0.7],
        [x + r + over * 0.5, y - h * 0.3],
        [x + r + over, y],
        [x + r + over, y + h * 0.62],
      ],
      x,
    ),
    'mid',
  );
  const posts = Math.max(4, Math.round((r + over) / 1.9));
  for (let i = 1; i < posts; i++) {
    const px = x + (r + over) * Math.sin(SIDE * ((2 * i) / posts - 1));
    s.stroke(
      [
        [px, y],
        [px, y + h * 0.62],
      ],
      'hair',
    );
  }
  s.stroke(
    [
      [x - r - over, y],
      [x + r + over, y],
    ],
    'fine',
  );
}

/** A small open pavilion with a dome: pillars, eaves, onion. Returns the height of its tip. */
export function kiosk(s, x, y, r, { pillars = 3, body = r * 1.7, dome = r * 2.1, swell = 1.1, tip = r * 1.1 } = {}) {
  wall(s, x - r, x + r, y, y + body, { shade: 0, weight: 'mid' });
  arcade(s, x - r, x + r, y + 1, pillars, body * 0.86, 'round', { part: 0.7, weight: 'hair' });
  cornice(s, x - r, x + r, y + body, r * 0.18, r * 0.34, 'fine');
  const { top } = turned(s, x, y + body + r * 0.18, onion(r * 0.92, dome, swell), {
    smooth: true,
    shade: 2.2,
    weight: 'mid',
  });
  finial(s, x, top - 1, tip);
  return top + tip;
}
