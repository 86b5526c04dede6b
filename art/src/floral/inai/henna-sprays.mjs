import { seededRandom } from '../../core/random.mjs';
import { svgDocument } from '../../core/svg.mjs';
import { cone, curve, paste, step, walked } from './henna-lines.mjs';

/** Henna that grows: what stands on the cuff, the divider, and the line that runs down beside the programme. */

const UP = -Math.PI / 2;

/** A shoot along `points`: leaves in turn, tendrils, a flower or a bud at its tip. */
export function shoot(hand, points, weight, { leaf = 18, first = 0.16, tip = 9, tendrils = [0.42, 0.7] } = {}) {
  const { between } = hand;
  const walk = walked(curve(points, 1.5));
  const marks = [hand.line(points, weight)];
  let side = 1;
  for (let d = walk.whole * first; d < walk.whole - tip * 1.6; d += leaf * between(0.5, 0.66)) {
    const { p, angle } = walk.at(d);
    const small = 1 - (0.42 * d) / walk.whole;
    marks.push(
      ...hand.leaf(p, angle + side * between(0.66, 0.92), leaf * small, leaf * 0.25 * small, weight * 0.72, {
        bend: side * between(-0.5, 0.2),
      }),
    );
    side = -side;
  }
  for (const t of tendrils) {
    const { p, angle } = walk.at(walk.whole * t);
    marks.push(
      ...hand.tendril(p, angle - side * 0.5, leaf * between(1.1, 1.4), side, weight * 0.72, between(1.1, 1.4)),
    );
    side = -side;
  }
  const { p, angle } = walk.at(walk.whole);
  if (tip > 7) marks.push(...hand.flower(step(p, angle, tip * 0.7), tip, weight * 0.72, { petals: 6, ring: false }));
  else if (tip) {
    marks.push(...hand.petal(p, angle, tip * 2.2, tip * 0.8, weight * 0.8, { hatch: 2, pointed: 0.9 }));
    for (const s of [-1, 1]) marks.push(...hand.leaf(p, angle + s * 0.5, tip * 1.3, tip * 0.36, weight * 0.6));
  }
  return marks;
}

export const BOUQUET = { width: 320, height: 164 };

/** On the cuff: half a wheel of petals, two paisleys that turn away from each other, and shoots of unlike height. */
export function bouquet({ henna }) {
  const hand = cone(seededRandom(81));
  const { width, height } = BOUQUET;
  const foot = [width / 2 - 2, height];
  const marks = [];
  // Half a wheel: rings of petals, each ring broader than the one within.
  const arc = (radius) =>
    Array.from({ length: 25 }, (_, i) => step(foot, Math.PI + 0.02 + ((Math.PI - 0.04) * i) / 24, radius));
  const ring = (radius, count, long, wide, weight, how) => {
    for (let i = 0; i < count; i++) {
      const angle = Math.PI + (Math.PI * (i + 0.5)) / count;
      marks.push(...hand.petal(step(foot, angle, radius), angle, long, wide, weight, how));
    }
  };
  marks.push(hand.line(arc(9), 1.5), ...hand.beads(walked(arc(12.6)), 4, 1.1), hand.line(arc(16), 1));
  ring(17, 7, 17, 6.2, 1.2, { hatch: 3 });
  marks.push(
    hand.line(arc(36), 1, { fine: true }),
    ...hand.scallops(walked(arc(37.5)), 8.4, 1, 1),
    ...hand.beads(walked(arc(45.5)), 5.2, 1),
  );
  ring(48, 9, 31, 11.6, 1.6, { hatch: 5, inner: true, pointed: 0.7 });
  for (let i = 1; i < 9; i++)
    marks.push(hand.drop(step(foot, Math.PI + (Math.PI * i) / 9, 71), Math.PI + (Math.PI * i) / 9, 9, 2.6));
  for (let i = 0; i < 9; i++) {
    const angle = Math.PI + (Math.PI * (i + 0.5)) / 9;
    [84, 88.4, 92].forEach((d, k) => marks.push(hand.bead(step(foot, angle, d), 1.5 - k * 0.34)));
  }
  marks.push(...hand.paisley([68, 148], UP - 0.42, 92, 1, 1.7).marks);
  marks.push(...hand.paisley([251, 149], UP + 0.5, 84, -1, 1.7).marks);
  // Shoots.
  marks.push(
    ...shoot(
      hand,
      [
        [26, 80],
        [22, 62],
        [29, 42],
        [25, 22],
      ],
      1.5,
      { leaf: 15, tip: 9, first: 0.08, tendrils: [0.5] },
    ),
    ...shoot(
      hand,
      [
        [294, 88],
        [298, 74],
        [291, 58],
        [294, 42],
      ],
      1.5,
      { leaf: 14, tip: 6, first: 0.1, tendrils: [0.5] },
    ),
    ...shoot(
      hand,
      [
        [144, 82],
        [139, 68],
        [145, 52],
        [141, 36],
      ],
      1.5,
      { leaf: 14, tip: 6, first: 0.16, tendrils: [0.5] },
    ),
    ...shoot(
      hand,
      [
        [172, 82],
        [178, 72],
        [174, 60],
      ],
      1.4,
      { leaf: 12, tip: 5, first: 0.2, tendrils: [] },
    ),
  );
  return svgDocument({ ...BOUQUET, body: paste(marks, henna) });
}

export const RULE = { width: 300, height: 56 };

/** The divider: a flower between two shoots. */
export function rule({ henna }) {
  const hand = cone(seededRandom(91));
  const marks = [...hand.flower([150, 28], 15, 1.3, { petals: 8, turn: 0.2 })];
  for (const s of [-1, 1]) {
    marks.push(
      ...shoot(
        hand,
        [
          [150 + s * 21, 28],
          [150 + s * 48, 24 + s * 2],
          [150 + s * 80, 32],
          [150 + s * 112, 27 - s * 2],
        ],
        1.4,
        { leaf: 14, tip: 5, first: 0.1, tendrils: [0.5] },
      ),
      ...[120, 128, 135].map((d, i) => hand.bead([150 + s * (d + 4), 28], 1.9 - i * 0.42)),
    );
  }
  return svgDocument({ ...RULE, body: paste(marks, henna) });
}

export const LINE = { width: 64, height: 480 };

/**
 * The cone's line beside the programme, seamless downwards: a stem that never lifts, a motif at every hour's height
 * (each sixth of it).
 */
export function coneLine({ henna }) {
  const hand = cone(seededRandom(95));
  const { width, height } = LINE;
  const middle = (y) => width / 2 + 5 * Math.sin((y / height) * 12 * Math.PI);
  const points = Array.from({ length: 53 }, (_, i) => [middle(-20 + i * 10), -20 + i * 10]);
  const marks = [hand.line(points, 1.9, { fine: true })];
  const down = Math.PI / 2;
  for (let n = 0; n < 6; n++) {
    const y = n * 80 + 40;
    const s = n % 2 ? 1 : -1;
    const at = (dy) => [middle(y + dy), y + dy];
    marks.push(...hand.leaf(at(-31), down + s * 0.95, 15, 4, 1.1, { bend: -s * 0.4 }));
    marks.push(...hand.leaf(at(29), -down - s * 0.9, 14, 3.7, 1.1, { bend: s * 0.4 }));
    marks.push(...hand.tendril(at(25), -down + s * 0.9, 19, s, 1.1, 1.3));
    marks.push(...hand.tendril(at(-27), down - s * 0.85, 17, s, 1.1, 1.25));
  }
  return svgDocument({ ...LINE, body: paste(marks, henna) });
}

/** The motif at an hour: a flower of henna. */
export function mark({ henna }) {
  const hand = cone(seededRandom(97));
  return svgDocument({
    width: 60,
    height: 60,
    body: paste(hand.flower([30, 30], 25, 1.9, { petals: 8, turn: 0.3 }), henna),
  });
}
