import { divider, falling, painted } from '../core/roles.mjs';

export default {
  opening: { category: 'fade', left: 'drift', right: 'drift', center: 'seal' },
  roles: [
    painted(
      'field',
      'cover',
      'bottom-left',
      440,
      600,
      660,
      'Lalang leaning to the right out of the lower left corner. Also the footer.',
      { cut: ['left', 'bottom'] },
    ),
    painted(
      'plume',
      'page3',
      'bottom-left',
      260,
      320,
      300,
      'Two plumes out of the left edge. Also page2 and the doa, mirrored.',
      {
        cut: ['left', 'bottom'],
      },
    ),
    {
      role: 'drift',
      page: 'opening',
      position: 'ground',
      width: 300,
      height: 120,
      format: 'vector',
      use: 'Seeds on the wind from the lower left to the upper right. Also the countdown.',
    },
    divider(236, 36, 400, 'Divider: a plume lying in the wind, 34 px high.'),
    {
      role: 'seal',
      page: 'opening',
      position: 'seal',
      width: 260,
      height: 260,
      format: 'vector',
      use: 'The pale sun; the initials are live text in sealInk on it.',
    },
    falling(1, 'Seed on its silk.', 'vector'),
    falling(2, 'Seed on its silk, turned.', 'vector'),
  ],
};
