import { divider, falling, painted, seal } from '../core/roles.mjs';

const WHOLE_TILE = { cut: ['top', 'right', 'bottom', 'left'] };
const SIDES = { cut: ['right', 'left'] };

export default {
  opening: { category: 'gate', left: 'boards', right: 'hinge', center: 'seal' },
  roles: [
    painted(
      'boards',
      'opening',
      'ground',
      400,
      480,
      480,
      'Seamless boards: the gate, the countdown, and the wall behind the cover where `--x-wall` shows it.',
      WHOLE_TILE,
    ),
    painted(
      'garland',
      'cover',
      'top',
      600,
      240,
      860,
      'Seamless to both sides, hangs from above: cover, page2 and attendance.',
      {
        cut: ['top', 'right', 'left'],
      },
    ),
    painted('lamps', 'cover', 'frame', 600, 330, 640, 'Seamless to both sides, behind the garland: cover and page2.', {
      cut: ['top', 'right', 'left'],
    }),
    painted(
      'foot',
      'cover',
      'bottom',
      600,
      230,
      800,
      'Seamless to both sides, stands on the ground: cover, gate, page3 and footer.',
      {
        cut: ['bottom', 'right', 'left'],
      },
    ),
    {
      role: 'hinge',
      page: 'opening',
      position: 'left',
      width: 300,
      height: 96,
      format: 'picture',
      pixels: 400,
      use: 'Hinge of the left door, mirrored on the right: twice, from the outer edges inwards.',
      ...SIDES,
    },
    {
      role: 'frame',
      page: 'doa',
      position: 'frame',
      width: 120,
      height: 120,
      format: 'vector',
      use: '`border-image: … 42 / 42px stretch` round the programme and the doa.',
    },
    seal('Disc; the initials are live text in sealInk on its dish (46 % of the width).'),
    divider(240, 40, 400, 'Divider.'),
    falling(1, 'Falls.'),
    falling(2, 'Falls.'),
    falling(3, 'Falls.'),
  ],
};
