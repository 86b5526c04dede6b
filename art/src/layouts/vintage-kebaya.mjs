import { falling, painted, seal } from '../core/roles.mjs';

export default {
  opening: { category: 'window', left: 'closed-left', right: 'closed-right', center: 'seal' },
  roles: [
    painted('front-left', 'cover', 'bottom-left', 240, 820, 420, 'The left front, open: as high as the cover.', {
      cut: ['top', 'left', 'bottom'],
    }),
    painted('front-right', 'cover', 'bottom-right', 240, 820, 420, 'The right front, open.', {
      cut: ['top', 'right', 'bottom'],
    }),
    painted(
      'closed-left',
      'opening',
      'left',
      300,
      820,
      384,
      'The left front, closed: its neckline meets the other 180 px below its head, then its border runs down where the doors meet.',
      { cut: ['left', 'bottom'] },
    ),
    painted('closed-right', 'opening', 'right', 300, 820, 384, 'The right front, closed.', {
      cut: ['right', 'bottom'],
    }),
    painted(
      'hem',
      'page2',
      'top',
      120,
      74,
      240,
      'Strip of lace that repeats, its scallops at the foot; hems of the letter and of its parts.',
      {
        cut: ['top', 'left', 'right'],
      },
    ),
    painted('brooch', 'opening', 'center', 120, 120, 160, 'Small brooch, twice below the seal.'),
    seal('Large brooch; the initials are live text in sealInk on its dish (58 % of the width).', 320),
    {
      role: 'rule',
      page: 'rule',
      position: 'rule',
      width: 240,
      height: 40,
      format: 'watercolour',
      pixels: 440,
      use: 'Divider, 34 px high.',
    },
    falling(1, 'Falling flower of lace.'),
    falling(2, 'Falling pearl.'),
  ],
};
