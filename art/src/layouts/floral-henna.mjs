import { divider, falling, painted, seal } from '../core/roles.mjs';

const SIDES = ['left', 'right'];

export default {
  opening: { category: 'curtain', left: 'folds', right: 'folds', center: 'seal' },
  roles: [
    {
      role: 'wall',
      page: 'cover',
      position: 'ground',
      width: 84,
      height: 84,
      format: 'vector',
      cut: ['top', 'left', 'right', 'bottom'],
      use: 'Faint block print of the wall, seamless both ways.',
    },
    painted(
      'arch-top',
      'cover',
      'center',
      400,
      300,
      800,
      'Crown of the arch, 4:3, first of three slices. Also the head of the letter.',
      { cut: ['bottom'] },
    ),
    {
      ...painted('arch-mid', 'cover', 'center', 400, 100, 800, 'Jambs, `repeat-y`, seamless with crown and cuff.', {
        cut: ['top', 'bottom'],
      }),
      framed: true,
    },
    {
      ...painted('arch-base', 'cover', 'center', 400, 98, 800, 'The cuff on which the arch stands, 400:98.', {
        cut: ['top', 'bottom', ...SIDES],
      }),
      framed: true,
    },
    {
      ...painted(
        'bouquet',
        'cover',
        'bottom',
        320,
        164,
        520,
        'Henna that grows from the cuff, in the opening of the arch. Also the footer and the foot of the letter.',
        { cut: ['bottom'] },
      ),
      framed: true,
    },
    painted(
      'toran',
      'cover',
      'top',
      300,
      186,
      520,
      '`repeat-x`: garlands between knots, the knot at the tile’s sides. Head of cover, doors, letter and footer.',
      { cut: ['top', ...SIDES] },
    ),
    painted('string-1', 'cover', 'top-left', 92, 560, 150, 'Strings that hang beside the arch. Also the doors’.', {
      cut: ['top'],
    }),
    painted('string-2', 'cover', 'top-right', 92, 560, 150, 'The same at the right, of other lengths.', {
      cut: ['top'],
    }),
    painted('folds', 'opening', 'left', 240, 480, 240, 'Light and shade of hanging cloth, stretched over a door.', {
      cut: ['top', 'bottom', ...SIDES],
    }),
    painted('hem', 'opening', 'ground', 180, 76, 360, '`repeat-x`: mirror work that stands on the foot of the cloth.', {
      cut: ['bottom', ...SIDES],
    }),
    painted('valance', 'page2', 'top', 180, 76, 360, '`repeat-x`: the same hanging, over the head of sections.', {
      cut: ['top', ...SIDES],
    }),
    painted('line', 'plan', 'frame', 64, 480, 128, '`repeat-y`: the cone’s line beside the programme.', {
      cut: ['top', 'bottom'],
    }),
    {
      role: 'mark',
      page: 'plan',
      position: 'top',
      width: 60,
      height: 60,
      format: 'picture',
      pixels: 120,
      use: 'Flower of henna at each hour.',
    },
    {
      role: 'cone',
      page: 'plan',
      position: 'bottom',
      width: 92,
      height: 112,
      format: 'picture',
      pixels: 184,
      use: 'The cone at the end of its line; its tip at 12 % and 95 %.',
    },
    divider(300, 56, 480, 'Divider, drawn 32 px high.'),
    seal('Cloth with a ring of mirrors; the initials are live text in sealInk on its dish (50 % of the width).', 300),
    falling(1, 'Marigold.'),
    falling(2, 'Jasmine.'),
  ],
};
