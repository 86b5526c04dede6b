import { band, curve, tabur } from './cloth.mjs';
import { leaf, melati, rose } from './flowers.mjs';
import { dab, stroke } from './gouache.mjs';

/** The groom in baju Melayu with samping, in the couple's units: ground at 616, light from the upper left. */

const BODY =
  'M250 175C240 184 229 186 220 194C214 220 216 262 220 300L216 366L340 366L340 300C343 262 347 222 340 197C331 187 312 184 297 175C286 186 262 186 250 175Z';
const COLLAR = 'M249 178L252 160C262 169 284 169 295 160L298 177C287 190 262 190 249 178Z';
const SAMPING =
  'M216 314C250 324 306 324 341 313C346 350 350 408 351 452C312 466 248 466 206 453C206 410 210 360 216 314Z';
const LEGS = 'M218 446L216 596C232 602 252 602 268 598L277 478L283 598C298 602 320 602 336 596L342 446Z';
const INNER =
  'M231 189C214 194 207 222 203 252C199 278 195 300 203 314C212 325 242 325 272 321L271 295C256 294 242 292 235 284C238 262 242 232 240 206Z';
const UPPER =
  'M329 190C344 194 351 214 354 240C358 266 363 286 365 302C363 314 351 316 342 308C340 290 336 264 331 240Z';
const RESTING = 'M340 286C341 320 340 356 341 384L366 385C368 356 369 318 363 286Z';
const WAVING = 'M341 302C344 320 362 322 368 308C379 288 392 264 402 240L377 228C366 254 352 282 341 302Z';

const cuff = (a, b, tones) => stroke([a, b], 3.4, tones.shade, { foot: 1, tip: 1 });

/** Baju, samping, trousers and shoes, without the outer forearm. */
export function baju(g, tones, samping, flowers) {
  const { light, base, shade, deep } = tones;
  const shoes =
    g.shape(
      'M214 590C206 600 196 608 198 616C212 621 250 621 262 617C268 610 266 600 264 592Z',
      '#2b211f',
      stroke('204 610, 220 604, 240 606', 3, '#5b4a45'),
    ) +
    g.shape(
      'M288 592C286 602 286 612 292 617C306 621 344 621 354 616C354 606 344 598 337 590Z',
      '#2b211f',
      stroke('300 608, 320 604, 340 609', 3, '#5b4a45'),
    );
  const legs = g.lit(
    LEGS,
    base,
    shade,
    g.dryStrokes(
      stroke('262 470, 262 540, 256 600', 14, shade, { tip: 0.6 }) +
        stroke('296 470, 290 540, 294 600', 8, deep) +
        stroke('232 470, 230 540, 234 600', 4, light),
    ),
    { dx: -10, dy: 0 },
  );
  const body = g.lit(
    BODY,
    base,
    shade,
    g.dryStrokes(
      stroke('318 214, 328 270, 330 330', 14, shade) +
        stroke('238 222, 236 260, 232 310', 6, light) +
        stroke('290 260, 300 290, 296 320', 6, shade) +
        stroke('248 276, 252 300, 246 320', 5, shade) +
        stroke('219 196, 217 250, 220 330', 16, deep),
    ) +
      stroke('268 184, 267 230, 268 262', 12, base, { foot: 1, tip: 1 }) +
      stroke('261 186, 260 226, 261 262', 1.5, shade, { foot: 1, tip: 1 }) +
      stroke('275 186, 274 226, 275 263, 262 264', 1.7, shade, { foot: 1, tip: 1 }),
    { dx: -11, dy: -2 },
  );
  const collar = g.lit(COLLAR, light, base, stroke('270 168, 268 176, 268 188', 1.5, shade, { foot: 1, tip: 1 }), {
    dx: -4,
    dy: -3,
    edge: 'fine',
  });
  const studs = g.strokes(
    [
      [268, 175],
      [268, 196],
      [268, 215],
      [268, 234],
      [268, 252],
    ]
      .map(([x, y]) => dab(x, y + 3.4, 7, 7, 0, samping.gold) + dab(x - 0.8, y + 1, 2.6, 2.6, 0, '#fff6dc'))
      .join(''),
  );
  const flower =
    g.strokes(
      leaf(g, 306, 226, 16, -30, flowers.leaves) +
        leaf(g, 306, 226, 15, 60, flowers.leaves) +
        leaf(g, 306, 226, 16, 190, flowers.leaves),
    ) +
    rose(g, 306, 224, 8, flowers.roses[1]) +
    melati(g, 299, 231, 4.6, flowers.jasmine);
  const cloth = { gold: samping.gold, deep: samping.goldDeep };
  const wrap = g.lit(
    SAMPING,
    samping.base,
    samping.shade,
    tabur(g, (y) => [210 - (y - 314) * 0.02, 346], { top: 334, bottom: 434, row: 17, column: 18, size: 5, ...cloth }) +
      g.dryStrokes(
        stroke('222 320, 218 390, 214 456', 5, samping.light) +
          stroke('326 320, 334 390, 338 458', 12, samping.shade) +
          stroke('244 324, 238 390, 240 460', 6, samping.shade),
      ) +
      // The cloth's head panel, drawn across the front.
      `<path d="M262 318L312 318C318 370 312 430 304 466L252 466C264 420 268 370 262 318Z" fill="${samping.shade}"/>` +
      stroke('262 318, 268 380, 252 466', 3, samping.gold, { foot: 1, tip: 1 }) +
      stroke('312 318, 317 380, 304 466', 3, samping.gold, { foot: 1, tip: 1 }) +
      tabur(g, (y) => [265 - Math.max(0, y - 380) * 0.13, 315 - Math.max(0, y - 380) * 0.1], {
        top: 334,
        bottom: 452,
        row: 13,
        column: 16,
        size: 5.6,
        ...cloth,
      }) +
      band(g, curve([204, 453], [278, 472], [353, 452]), {
        height: 14,
        teeth: 13,
        shoot: 12,
        ground: samping.shade,
        ...cloth,
      }),
    { dx: -10, dy: -2 },
  );
  const belt = g.strokes(
    stroke('214 315, 278 329, 343 314', 9, samping.shade, { foot: 1, tip: 1 }) +
      stroke('214 312, 278 325, 343 311', 2.4, samping.gold, { foot: 1, tip: 1 }),
  );
  const upper = g.lit(UPPER, base, shade, g.dryStrokes(stroke('334 210, 342 250, 346 296', 5, light)), {
    dx: -9,
    dy: -1,
  });
  const inner = g.lit(
    INNER,
    base,
    shade,
    g.dryStrokes(
      stroke('214 200, 206 250, 200 300', 20, deep, { foot: 0.8, tip: 0.9 }) +
        stroke('204 300, 230 316, 266 318', 10, shade) +
        stroke('232 290, 220 300, 210 298', 5, shade) +
        stroke('236 316, 252 318, 268 316', 6, shade),
    ) + cuff([270, 294], [271, 322], tones),
    { dx: -5, dy: -6 },
  );
  return shoes + legs + body + wrap + belt + collar + studs + flower + upper + inner;
}

/** The outer forearm as it hangs, and as it waves. */
export const restingSleeve = (g, tones) =>
  g.lit(
    RESTING,
    tones.base,
    tones.shade,
    g.dryStrokes(
      stroke('347 312, 346 345, 346 380', 4, tones.light) +
        stroke('366 296, 356 306, 346 308', 5, tones.shade) +
        stroke('342 318, 350 324, 358 322', 3, tones.shade),
    ) + cuff([340, 382], [367, 383], tones),
    { dx: -9, dy: 0 },
  );
export const wavingSleeve = (g, tones) =>
  g.lit(
    WAVING,
    tones.base,
    tones.shade,
    g.dryStrokes(stroke('352 300, 368 270, 384 236', 4, tones.light)) + cuff([377, 230], [402, 242], tones),
    { dx: -5, dy: -5 },
  );

/** Neck, face, inner hand; then a songkok or a tengkolok. */
export function head(g, skin, dressing, tones) {
  const neck = g.shape(
    'M254 140L252 168C262 178 284 178 294 168L294 140Z',
    skin.base,
    g.dryStrokes(stroke('248 150, 270 170, 300 146', 24, skin.shade, { foot: 0.6, tip: 0.8 })),
    'fine',
  );
  const worn = dressing === 'tengkolok' ? tengkolok(g, tones) : songkok(g, tones);
  return (
    neck +
    `<g transform="translate(270 122) rotate(-7)">${hairBehind(g, tones)}${face(g, skin, tones)}${worn}</g>` +
    innerHand(g, skin)
  );
}

const hairBehind = (g, { locks }) =>
  g.shape('M-24 -20C-10 -34 22 -34 31 -18C33 -6 32 6 28 14L20 12L14 -16L-20 -14Z', locks.base);

function face(g, skin, { locks }) {
  const ear = g.shape(
    'M25 -6C32 -10 36 -4 34 4C33 11 28 14 24 11Z',
    skin.shade,
    stroke('28 -4, 31 1, 28 7', 1.4, skin.line),
    'fine',
  );
  const d = 'M-27 -16C-29 4 -26 20 -17 31C-11 38 2 40 9 36C21 29 28 12 28 -14C28 -34 -26 -34 -27 -16Z';
  const shade = g.dryStrokes(stroke('27 -16, 26 14, 6 40', 12, skin.shade, { foot: 0.6, tip: 0.5 }));
  const blush = `<ellipse cx="-18" cy="12" rx="5.400" ry="4.600" fill="${skin.blush}" opacity=".6"/><ellipse cx="12" cy="12" rx="7" ry="4.800" fill="${skin.blush}" opacity=".6"/>`;
  const sideburn = stroke('25 -18, 26 -6, 24 6', 7, locks.base, { foot: 0.9, tip: 0 });
  const features =
    stroke('-21 -10, -15 -13.6, -8 -10.6', 3, skin.brow) +
    stroke('3 -10.6, 10 -13.8, 18 -9.6', 3, skin.brow) +
    stroke('-20.6 0, -15.4 3.6, -9.6 1.6', 2.4, skin.ink) +
    stroke('3 1.6, 9.4 3.8, 15.6 -0.2', 2.4, skin.ink) +
    stroke('-6.6 -2, -9.8 6.4, -11.4 10.6, -6.4 12.2', 1.5, skin.line, { foot: 0.2, tip: 0.5 }) +
    stroke('-14.6 18.4, -10 23, -2 24.6, 8 18', 2.2, skin.line, { foot: 0.3, tip: 0.1 }) +
    stroke('-8 27.6, -4 28.8, 0 27.6', 1.2, skin.shade);
  return ear + g.shape(d, skin.base, shade + blush + sideburn, 'fine') + g.strokes(features);
}

/** The black velvet cap. */
function songkok(g, { velvet }) {
  return g.lit(
    'M-31 -15C-31 -26 -29 -40 -27 -49C-14 -57 18 -58 29 -49C32 -40 34 -26 33 -14C20 -23 -16 -24 -31 -15Z',
    velvet.base,
    velvet.shade,
    g.dryStrokes(
      stroke('-24 -46, 0 -52, 24 -46', 4, velvet.light) + stroke('-25 -42, -27 -30, -27 -20', 4, velvet.light),
    ),
    { dx: -6, dy: -1, edge: 'fine' },
  );
}

/** A folded headcloth of songket, its point to the right. */
function tengkolok(g, { samping }) {
  const cloth = { gold: samping.gold, deep: samping.goldDeep };
  const peak = g.lit(
    'M-6 -44C4 -60 18 -66 26 -78C34 -92 44 -96 54 -92C48 -82 48 -66 42 -52C38 -42 32 -36 26 -32Z',
    samping.light,
    samping.shade,
    stroke('24 -44, 34 -66, 50 -88', 2, samping.gold, { foot: 1, tip: 1 }) +
      tabur(g, () => [0, 50], { top: -80, bottom: -34, row: 11, column: 13, size: 3.6, ...cloth }),
    { dx: -6, dy: -2, edge: 'fine' },
  );
  const crown = g.lit(
    'M-31 -24C-32 -44 -20 -58 2 -60C22 -60 34 -46 33 -24C20 -34 -18 -34 -31 -24Z',
    samping.base,
    samping.shade,
    tabur(g, () => [-30, 34], { top: -56, bottom: -24, row: 11, column: 13, size: 3.6, ...cloth }) +
      stroke('-30 -34, -6 -50, 30 -52', 2, samping.gold, { foot: 1, tip: 1 }),
    { dx: -6, dy: -2, edge: 'fine' },
  );
  const fold = g.lit(
    'M-32 -13C-33 -22 -31 -30 -28 -34C-8 -42 18 -36 33 -22C35 -18 34 -14 33 -12C18 -23 -16 -23 -32 -13Z',
    samping.light,
    samping.base,
    stroke('-31 -18, 0 -27, 33 -17', 2, samping.gold, { foot: 1, tip: 1 }) +
      tabur(g, () => [-32, 34], { top: -31, bottom: -14, row: 9, column: 11, size: 3.2, ...cloth }),
    { dx: -5, dy: -2, edge: 'fine' },
  );
  return peak + crown + fold;
}

const innerHand = (g, skin) =>
  g.shape(
    'M270 297C280 294 292 296 298 301C302 305 302 311 299 315C297 320 288 323 280 322L271 320Z',
    skin.base,
    stroke('272 307, 279 306, 285 301, 284 297', 1.6, skin.line, { foot: 0.3 }) +
      stroke('288 301, 296 303, 298 306', 1.4, skin.line) +
      stroke('286 307, 294 308, 299 311', 1.4, skin.line) +
      stroke('284 314, 292 315, 297 316', 1.4, skin.line) +
      stroke('272 321, 284 323, 296 319', 4, skin.shade),
    'fine',
  );

/** The outer hand as it hangs, its back to the front. */
export const restingHand = (g, skin) =>
  g.strokes(
    stroke('346 388, 340 400, 340 414', 6.6, skin.base, { foot: 0.9, tip: 0.5 }) +
      `<path d="M345 380C343 390 342 400 343 408L364 408C366 398 365 390 363 380Z" fill="${skin.base}"/>` +
      stroke('361 402, 362 414, 358 424', 6, skin.shade, { foot: 0.9, tip: 0.6 }) +
      stroke('356.6 402, 358 418, 354.6 428', 6.4, skin.base, { foot: 0.9, tip: 0.6 }) +
      stroke('351.6 402, 352.6 420, 350.6 431', 6.4, skin.base, { foot: 0.9, tip: 0.6 }) +
      stroke('346.4 402, 346.6 418, 346.6 427', 6.2, skin.base, { foot: 0.9, tip: 0.6 }) +
      stroke('349 408, 349.8 416, 349 424', 1.1, skin.line) +
      stroke('354.4 408, 355.4 416, 354 424', 1.1, skin.line) +
      stroke('359 406, 360 414, 358.6 421', 1.1, skin.line) +
      stroke('361 384, 362.6 394, 362 404', 4, skin.shade),
  );

/** The outer hand with its palm to the front. */
export function wavingHand(g, skin) {
  const finger = (d, width) =>
    `<path d="${d}" fill="none" stroke="${skin.base}" stroke-width="${width}" stroke-linecap="round"/>`;
  const fingers =
    finger('M388 219Q385 202 383 192', 7.4) +
    finger('M394 215Q393 196 393 184', 7.8) +
    finger('M400 216Q403 198 404 186', 7.8) +
    finger('M406 221Q411 207 414 198', 7.2);
  const thumb = finger('M387 234Q378 226 376 216', 7.6);
  const palm = `<path d="M384 221C388 210 404 208 410 218C411 229 406 240 402 247L378 237C382 232 384 227 384 221Z" fill="${skin.base}"/>`;
  const lines =
    stroke('391 231, 397 225, 404 223', 1.3, skin.shade) + stroke('409 222, 407 234, 401 246', 4, skin.shade);
  return g.strokes(fingers + thumb + palm + lines);
}
