import { falling, painted } from '../core/roles.mjs';

export default {
  opening: { left: 'drape', right: 'drape', center: 'seal' },
  roles: [
    painted(
      'valance',
      'cover',
      'top',
      300,
      200,
      460,
      '`repeat-x`: swags along the head of cover, doors, letter and date.',
      {
        cut: ['top', 'left', 'right'],
      },
    ),
    painted(
      'drape',
      'cover',
      'top-left',
      150,
      640,
      270,
      'Tied curtain at the left edge; mirrored at the right. Also the doors’.',
    ),
    painted('centrepiece', 'cover', 'bottom', 340, 440, 520, 'Stands at the foot of the cover; also footer bottom.', {
      cut: [],
    }),
    {
      role: 'rule',
      page: 'rule',
      position: 'rule',
      width: 300,
      height: 66,
      format: 'picture',
      pixels: 440,
      use: 'Divider.',
    },
    {
      role: 'seal',
      page: 'opening',
      position: 'seal',
      width: 260,
      height: 260,
      format: 'picture',
      pixels: 300,
      use: 'Buckle; the initials are live text in sealInk on its dish (46 % of the width).',
    },
    falling(1, 'Falling blossom.'),
    falling(2, 'Falling leaf.'),
    falling(3, 'Falling petal.'),
  ],
};
