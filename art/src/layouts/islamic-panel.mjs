import { falling, painted, seal } from '../core/roles.mjs';

export default {
  opening: { category: 'window', left: 'spandrel', right: 'spandrel', center: 'seal' },
  roles: [
    painted(
      'spandrel',
      'cover',
      'top-left',
      300,
      220,
      520,
      'Left half of the niche’s head; the right one by mirroring.',
      {
        cut: ['top', 'left', 'right'],
      },
    ),
    painted('spray', 'cover', 'bottom-left', 300, 500, 560, 'Left half of the flowers; the right one by mirroring.', {
      cut: ['right', 'bottom'],
    }),
    {
      role: 'bowl',
      page: 'cover',
      position: 'bottom',
      width: 200,
      height: 150,
      format: 'picture',
      pixels: 260,
      framed: true,
      use: 'The bowl that the flowers stand in; also footer.',
    },
    {
      role: 'frame',
      page: 'cover',
      position: 'frame',
      width: 240,
      height: 240,
      format: 'watercolour',
      pixels: 400,
      cut: ['top', 'right', 'bottom', 'left'],
      use: 'Border tiles: `border-image` sliced 16.667 % (40 of 240), `round`.',
    },
    seal('Round dish; the initials are live text in sealInk on it.'),
    {
      role: 'rule',
      page: 'rule',
      position: 'rule',
      width: 260,
      height: 48,
      format: 'vector',
      use: 'Divider, 44 px high.',
    },
    falling(1, 'Falling blossom.', 'vector'),
    falling(2, 'Falling tulip.', 'vector'),
  ],
};
