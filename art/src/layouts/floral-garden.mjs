import { divider, falling, painted, seal } from '../core/roles.mjs';

export default {
  opening: { category: 'window', left: 'hedge', right: 'branch', center: 'seal' },
  roles: [
    painted(
      'garden',
      'cover',
      'bottom-left',
      420,
      510,
      700,
      'Roses that grow out of the left edge. The cover shows the upper 370 px of its box, the letter goes on with the rest.',
      { cut: ['left', 'bottom'] },
    ),
    painted(
      'branch',
      'cover',
      'top-right',
      360,
      190,
      560,
      'Branch out of the upper right corner. Also opening right, page3.',
      {
        cut: ['top', 'right'],
      },
    ),
    painted('hedge', 'opening', 'left', 250, 350, 420, 'Buds, melati and kemuning before the left door.', {
      cut: ['left', 'bottom'],
    }),
    painted('posy', 'page2', 'top', 360, 156, 560, 'Posy between sections; over the letter beside a wide cover.'),
    divider(300, 66, 460, 'Divider below the names, drawn 40 px high.'),
    seal('Ivory paper in a wreath; the initials are live text in sealInk within it (58 % of the width).'),
    falling(1, 'Falling petal.'),
    falling(2, 'Falling petal.'),
    falling(3, 'Falling melati.'),
  ],
};
