import { divider, falling, painted, seal } from '../core/roles.mjs';

export default {
  opening: { left: 'foot', right: 'foot', center: 'seal' },
  roles: [
    painted('head', 'cover', 'top', 600, 330, 700, '`repeat-x` along the head of cover and letter.', {
      cut: ['top', 'left', 'right'],
    }),
    painted('foot', 'cover', 'bottom', 600, 330, 700, '`repeat-x` along the foot of cover, doors, date and footer.', {
      cut: ['bottom', 'left', 'right'],
    }),
    {
      role: 'crackle',
      page: 'cover',
      position: 'ground',
      width: 420,
      height: 420,
      format: 'watercolour',
      pixels: 420,
      quality: 40,
      alphaQuality: 40,
      use: 'Seamless: broken wax and bleeding dyes over the cloth’s colour.',
    },
    painted(
      'border',
      'count',
      'top',
      240,
      56,
      380,
      '`repeat-x`: border above and below the countdown, at the doors’ head.',
      {
        cut: ['top', 'right', 'bottom', 'left'],
      },
    ),
    divider(300, 66, 440, 'Divider.'),
    seal('Buckle; the initials are live text in sealInk on its dish (46 % of the width).'),
    falling(1, 'Falling petal.'),
    falling(2, 'Falling petal.'),
    falling(3, 'Falling leaf.'),
  ],
};
