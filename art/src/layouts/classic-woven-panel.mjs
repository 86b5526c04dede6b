import { divider, falling, painted, seal } from '../core/roles.mjs';

/**
 * Units after which the cloth repeats sideways.
 * Pictures are drawn in the pixels of their files: each thread stays sharp.
 */
const WIDTH = 320;
const ALL = { cut: ['top', 'right', 'bottom', 'left'] };
const HEAD = { cut: ['top', 'right', 'left'], scale: 720 / WIDTH };
const FOOT = { cut: ['right', 'bottom', 'left'], scale: 720 / WIDTH };

export default {
  opening: { category: 'window', left: 'field', right: 'field', center: 'seal' },
  roles: [
    painted('cloth', 'cover', 'ground', WIDTH, 96, 640, 'Plain cloth, seamless: cover, doors and letter.', ALL),
    painted(
      'head',
      'cover',
      'top',
      WIDTH,
      92,
      720,
      '`repeat-x` at the head of cover, doors, letter and date; it ends in cloth.',
      HEAD,
    ),
    painted(
      'foot',
      'cover',
      'bottom',
      WIDTH,
      182,
      720,
      '`repeat-x` at the foot of cover and footer, with what hangs from it.',
      FOOT,
    ),
    painted(
      'side',
      'cover',
      'edge-left',
      28,
      96,
      70,
      '`repeat-y` along both sides of the cloth, mirrored at the right.',
      { ...ALL, framed: true, scale: 2.5 },
    ),
    painted(
      'field',
      'opening',
      'left',
      WIDTH,
      176,
      560,
      'Seamless field of the closed cloth, at the foot of both doors.',
      { ...ALL, scale: 560 / WIDTH },
    ),
    painted('trim', 'count', 'top', WIDTH, 44, 560, '`repeat-x`: narrow border of doors and sections.', {
      ...ALL,
      scale: 560 / WIDTH,
    }),
    divider(240, 36, 480, 'Divider.'),
    seal('What holds the halves; the initials are live text in sealInk on its dish (46 % of the width).', 330),
    falling(1, 'Falling motif.'),
    falling(2, 'Falling motif.'),
  ],
};
