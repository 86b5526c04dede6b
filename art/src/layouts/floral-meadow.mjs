import { divider, falling, painted, seal } from '../core/roles.mjs';

export default {
  opening: { left: 'growth', right: 'growth', center: 'seal' },
  roles: [
    painted('far', 'cover', 'ground', 600, 430, 420, '`repeat-x` along the foot: what stands behind, in haze.', {
      cut: ['left', 'right', 'bottom'],
    }),
    painted(
      'growth',
      'cover',
      'bottom',
      600,
      430,
      540,
      '`repeat-x` along the foot of cover, doors and footer: high at the tile’s sides, low in its middle.',
    ),
    painted('tuft', 'page3', 'bottom-left', 230, 300, 340, 'Grows from the lower left corner; mirrored at the right.'),
    divider(300, 66, 440, 'Divider, drawn 38 px high.'),
    seal('Wax disc; the initials are live text in sealInk on its dish (62 % of the width).'),
    falling(1, 'Falling petal.'),
    falling(2, 'Falling petal.'),
    falling(3, 'Falling flower.'),
  ],
};
