import { divider, falling, painted, seal } from '../core/roles.mjs';

export default {
  opening: { category: 'window', left: 'hem', right: 'hem', center: 'seal' },
  roles: [
    {
      role: 'silk',
      page: 'cover',
      position: 'ground',
      width: 84,
      height: 84,
      format: 'vector',
      use: 'Seamless weave, tone on tone, over the colour of cover and doors.',
    },
    painted(
      'canopy',
      'cover',
      'top',
      900,
      330,
      1000,
      'The parasol’s canopy at the head of the cover, wider than a phone.',
      {
        cut: ['top'],
      },
    ),
    painted(
      'hem',
      'cover',
      'bottom',
      150,
      200,
      300,
      '`repeat-x` along the foot of the cover, of the doors and of the footer.',
    ),
    painted('fringe', 'page2', 'top', 150, 88, 270, '`repeat-x` along the head of doors, letter, date and countdown.', {
      cut: ['top', 'left', 'right'],
    }),
    painted('trim', 'count', 'bottom', 150, 32.5, 300, '`repeat-x`: narrow border below the countdown, above parts.', {
      cut: ['top', 'right', 'bottom', 'left'],
    }),
    painted('selvedge', 'page2', 'edge-left', 32.5, 150, 70, '`repeat-y` along both sides of the letter.', {
      cut: ['top', 'right', 'bottom', 'left'],
    }),
    painted(
      'folds',
      'opening',
      'ground',
      240,
      480,
      160,
      'Folds of the doors’ silk as light and shade; stretched, mirrored at the right.',
      {
        cut: ['top', 'right', 'bottom', 'left'],
      },
    ),
    divider(300, 40, 480, 'Divider.'),
    seal('Parasol from above; the initials are live text in sealInk on its dish (46 % of the width).'),
    falling(1, 'Falling blossom of the weave.'),
    falling(2, 'Falling petal.'),
  ],
};
