import { divider, falling, painted, seal } from '../core/roles.mjs';

const SIDES = ['left', 'right'];

export default {
  opening: { category: 'gate', left: 'wall', right: 'rail', center: 'seal' },
  roles: [
    painted(
      'awning',
      'cover',
      'top',
      600,
      170,
      900,
      'Edge of a zinc roof on bamboo, seamless along x: cover, gate, page2.',
      {
        cut: ['top', ...SIDES],
      },
    ),
    painted(
      'bulbs',
      'cover',
      'frame',
      600,
      220,
      840,
      'Two strings of bulbs, seamless along x, hung below the awning at 140 of 170. Also page2, plan, gallery.',
      {
        cut: ['top', ...SIDES],
      },
    ),
    painted('vine', 'cover', 'top-right', 380, 330, 520, 'Bougainvillea over the awning. Also page2 and page3.', {
      cut: ['top', 'right'],
    }),
    painted('yard-left', 'cover', 'bottom-left', 330, 430, 520, 'Bunga manggar and banana leaves. Also the footer.', {
      cut: ['bottom', 'left'],
    }),
    painted(
      'yard-right',
      'cover',
      'bottom-right',
      380,
      400,
      560,
      'Banana leaves, torches, bougainvillea. Also the footer.',
      {
        cut: ['bottom', 'right'],
      },
    ),
    {
      role: 'post',
      page: 'cover',
      position: 'edge-left',
      width: 40,
      height: 330,
      format: 'picture',
      pixels: 80,
      cut: ['top', 'bottom'],
      use: 'Bamboo post, seamless along y; mirrored at the right.',
    },
    painted('wall', 'opening', 'ground', 300, 300, 300, 'Seamless zinc wall of the gate.', {
      cut: ['top', 'bottom', ...SIDES],
    }),
    painted(
      'rail',
      'opening',
      'left',
      600,
      44,
      700,
      'Bamboo rail with lashings, seamless along x: gate and countdown.',
      {
        cut: [...SIDES],
      },
    ),
    {
      role: 'frame',
      page: 'doa',
      position: 'frame',
      width: 120,
      height: 120,
      format: 'vector',
      use: '`border-image: … 42 / 42px stretch` round the programme and the doa.',
    },
    seal('Brass tray with flowers; the initials are live text in sealInk on its dish (50 % of the width).'),
    divider(240, 44, 420, 'Divider, 40 px high.'),
    falling(1, 'Bracts.'),
    falling(2, 'Bracts.'),
    falling(3, 'Spark.', 'vector'),
  ],
};
