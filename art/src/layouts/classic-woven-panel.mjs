import { divider, falling, painted, seal } from '../core/roles.mjs';

const ALL = { cut: ['top', 'right', 'bottom', 'left'] };
const HEAD = { cut: ['top', 'right', 'left'] };

export default {
  opening: { category: 'window', left: 'field', right: 'field', center: 'seal' },
  roles: [
    painted('cloth', 'cover', 'ground', 320, 96, 640, 'Plain cloth, seamless: cover, doors and letter.', ALL),
    painted(
      'head',
      'cover',
      'top',
      320,
      92,
      640,
      '`repeat-x` at the head of cover, letter and date; it ends in cloth.',
      HEAD,
    ),
    painted(
      'foot',
      'cover',
      'bottom',
      320,
      182,
      680,
      '`repeat-x` at the foot of cover, doors and footer, with what hangs from it.',
      {
        cut: ['right', 'bottom', 'left'],
      },
    ),
    painted(
      'side',
      'cover',
      'edge-left',
      28,
      96,
      72,
      '`repeat-y` along both sides of the cloth, mirrored at the right.',
      {
        ...ALL,
        framed: true,
      },
    ),
    painted(
      'field',
      'opening',
      'left',
      320,
      176,
      560,
      'Seamless field of the closed cloth, at head and foot of both doors.',
      ALL,
    ),
    painted('trim', 'count', 'top', 320, 44, 480, '`repeat-x`: narrow border of doors and sections.', ALL),
    divider(240, 36, 480, 'Divider.'),
    seal('What holds the halves; the initials are live text in sealInk on its dish (46 % of the width).', 330),
    falling(1, 'Falling motif.'),
    falling(2, 'Falling motif.'),
  ],
};
