import { hair, scarf } from './bride-worn.mjs';
import { dab, stroke } from './gouache.mjs';

/** The bride's head and hands, in the couple's units. */

/** The hand on his arm, with its ring. */
const innerHand = (g, skin, { gold }) =>
  g.shape(
    'M246 279C254 275 264 274 272 277C278 280 279 284 276 287C277 291 275 294 271 295C266 298 256 298 249 296Z',
    skin.base,
    stroke('256 283, 266 282, 276 285', 1.3, skin.line) +
      stroke('256 289, 266 289, 274 290', 1.3, skin.line) +
      stroke('247 287, 254 285, 259 280, 258 277', 1.5, skin.line, { foot: 0.3 }) +
      stroke('267 286, 268 290', 2.6, gold, { foot: 1, tip: 1 }) +
      stroke('248 296, 262 298, 272 295', 4, skin.shade) +
      [
        [274, 280],
        [277, 285],
        [275.6, 290],
        [271, 294],
      ]
        .map(([x, y]) => dab(x + 1, y + 2.4, 4.6, 3.4, 80, skin.henna))
        .join(''),
    'fine',
  );

/** Neck, face, inner hand; then a scarf or hair. */
export function head(g, skin, dressing, tones) {
  const neck =
    dressing === 'hair'
      ? g.shape(
          'M152 176C154 190 152 198 146 204C152 222 158 236 164 244C170 236 176 222 181 204C174 198 173 190 174 176Z',
          skin.base,
          g.dryStrokes(stroke('150 186, 164 199, 178 184', 16, skin.shade)),
          'fine',
        )
      : '';
  const turned = (body) => `<g transform="translate(166 158) rotate(6)">${body}</g>`;
  const parts = dressing === 'hair' ? hair(g, tones) : scarf(g, tones);
  return (
    parts.behind + neck + turned(parts.back + face(g, skin) + parts.front) + parts.over + innerHand(g, skin, tones)
  );
}

/** The face about its middle, turned a little to the right. */
function face(g, skin) {
  const d = 'M-24 -12C-25 8 -19 21 -8 31C-3 35 5 35 10 31C20 22 25 8 24 -12C23 -36 -23 -36 -24 -12Z';
  const shade = g.dryStrokes(stroke('22 -18, 23 8, 8 36', 11, skin.shade, { foot: 0.6, tip: 0.5 }));
  const blush = `<ellipse cx="-11" cy="11" rx="7" ry="4.6" fill="${skin.blush}" opacity=".75"/><ellipse cx="17" cy="11" rx="5" ry="4.4" fill="${skin.blush}" opacity=".75"/>`;
  const line = (points, width, colour = skin.line, how) => stroke(points, width, colour, how);
  const eyes =
    line(
      [
        [-13, 0],
        [-8, 4],
        [-2, 2.4],
      ],
      2.3,
      skin.ink,
    ) +
    line(
      [
        [-12.6, 1],
        [-15.4, 2.6],
      ],
      1.4,
      skin.ink,
    ) +
    line(
      [
        [-9.6, 3.2],
        [-11.4, 5.6],
      ],
      1.1,
      skin.ink,
    ) +
    line(
      [
        [8, 2.4],
        [13, 4],
        [18, 0],
      ],
      2.3,
      skin.ink,
    ) +
    line(
      [
        [17.4, 1],
        [20, 2.6],
      ],
      1.4,
      skin.ink,
    ) +
    line(
      [
        [14.6, 3.2],
        [16.2, 5.6],
      ],
      1.1,
      skin.ink,
    );
  const brows =
    line(
      [
        [-14.6, -8],
        [-9, -11.4],
        [-3, -9.6],
      ],
      2.1,
      skin.brow,
    ) +
    line(
      [
        [8.4, -9.6],
        [14, -11.4],
        [19, -8.4],
      ],
      2.1,
      skin.brow,
    );
  const nose = line(
    [
      [5, -1],
      [7.4, 6],
      [8.6, 10],
      [4.6, 11.4],
    ],
    1.4,
    skin.line,
    { foot: 0.2, tip: 0.5 },
  );
  const mouth =
    `<path d="M-3.400 16.400C-.6 17 1.600 17 3.800 17.800C6.400 16.800 9 16.600 12 15.800C10 23.400 -.8 24 -3.400 16.400Z" fill="${skin.lip}"/>` +
    line(
      [
        [-4.6, 15.6],
        [-2, 18.2],
        [4, 19.6],
        [11, 17.6],
        [13, 15],
      ],
      1.1,
      skin.line,
      { foot: 0.6, tip: 0.6 },
    );
  return g.shape(d, skin.base, shade + blush, 'fine') + g.strokes(brows + eyes + nose + mouth);
}

/** The outer hand at rest, below the flowers. */
export const restingHand = (g, skin) =>
  g.shape('M146 336C154 330 168 332 174 340C178 350 172 358 162 358C154 358 144 352 142 348Z', skin.base, '', 'fine');

/** The outer hand with its palm to the front. */
export function wavingHand(g, skin) {
  const finger = (d, width, colour = skin.base) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  const fingers =
    finger('M73 240Q67 225 62 216', 6) +
    finger('M76 236Q71 218 68 206', 6.4) +
    finger('M81 235Q78 217 77 204', 6.4) +
    finger('M86 237Q86 222 86 212', 6);
  const tips = [
    [62, 216],
    [68, 206],
    [77, 204],
    [86, 212],
  ]
    .map(([x, y]) => dab(x, y + 2.6, 5.6, 5, -10, skin.henna))
    .join('');
  const thumb = finger('M86 250Q95 243 98 234', 6.2);
  const palm = `<path d="M70 240C72 230 86 228 89.500 236C92 243 92 251 90 258L73 263C71 255 68 247 70 240Z" fill="${skin.base}"/>`;
  const lines = stroke('74 252, 81 246, 85 238', 1.2, skin.shade) + stroke('90 242, 91 251, 88 259', 3, skin.shade);
  return g.strokes(fingers + thumb + palm + tips + lines);
}
