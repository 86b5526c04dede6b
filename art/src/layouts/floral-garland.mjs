import { divider, falling, painted, seal } from '../core/roles.mjs';

export default {
  opening: { category: 'curtain', left: 'strings', right: 'strings', center: 'seal' },
  roles: [
    painted(
      'swag',
      'cover',
      'top',
      300,
      240,
      440,
      '`repeat-x`: swags between knots, the knot at the tile’s sides. Head of cover, doors, letter and date.',
      { cut: ['top', 'left', 'right'] },
    ),
    painted(
      'strings',
      'cover',
      'top-left',
      130,
      580,
      250,
      'Strings that hang down the left edge; mirrored at the right. Also the doors’.',
    ),
    painted(
      'floor',
      'cover',
      'bottom',
      300,
      130,
      440,
      '`repeat-x`: flowers strewn along the foot. Also footer bottom.',
    ),
    divider(300, 66, 440, 'Divider, drawn 36 px high.'),
    seal('Wax disc; the initials are live text in sealInk on its dish (62 % of the width).'),
    falling(1, 'Falling blossom.'),
    falling(2, 'Falling blossom, from the side.'),
    falling(3, 'Falling petal.'),
  ],
};
