import { divider, falling, painted, seal } from '../core/roles.mjs';

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
    divider(300, 66, 440, 'Divider.'),
    seal('Buckle; the initials are live text in sealInk on its dish (46 % of the width).'),
    falling(1, 'Falling blossom.'),
    falling(2, 'Falling leaf.'),
    falling(3, 'Falling petal.'),
  ],
};
