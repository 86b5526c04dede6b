import { divider, falling, painted, seal } from '../core/roles.mjs';

export default {
  opening: { category: 'window', left: 'drape', right: 'drape', center: 'seal' },
  roles: [
    painted(
      'swags',
      'cover',
      'top',
      240,
      150,
      400,
      '`repeat-x`: silk swags along the head of cover, doors, letter, date.',
      {
        cut: ['top', 'left', 'right'],
      },
    ),
    painted(
      'drape',
      'cover',
      'top-left',
      200,
      800,
      330,
      'Curtain as high as the cover, tied low, swept to the floor; mirrored at the right. Also the doors’.',
      { cut: ['top', 'left', 'right'] },
    ),
    painted('centrepiece', 'cover', 'bottom', 460, 462, 640, 'Stands at the foot of the cover; also footer bottom.', {
      cut: [],
    }),
    painted('sheer', 'opening', 'ground', 240, 480, 150, 'Pleats of sheer silk, stretched over a door.', {
      cut: ['top', 'right', 'bottom', 'left'],
    }),
    painted('trim', 'count', 'top', 120, 44, 240, '`repeat-x`: woven hem with a string of melati, above parts.', {
      cut: ['top', 'left', 'right'],
    }),
    divider(300, 60, 480, 'Divider.'),
    seal('Dish; the initials are live text in sealInk on its lacquer (46 % of the width).'),
    falling(1, 'Falling melati.'),
    falling(2, 'Falling betel leaf.'),
    falling(3, 'Falling petal.'),
  ],
};
