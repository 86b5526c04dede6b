import { divider, falling, painted, seal } from '../core/roles.mjs';

const ROUND = { cut: ['left', 'right', 'bottom'] };

export default {
  opening: { left: 'hills', right: 'hills', center: 'seal' },
  roles: [
    painted(
      'hills',
      'cover',
      'bottom',
      900,
      460,
      1100,
      'Four ridges in mist, the nearest with rows of tea; the first begins at 50 of 460. Cover, doors, countdown, footer.',
      ROUND,
    ),
    painted('range', 'cover', 'bottom', 1900, 460, 1500, 'The same, farther to both sides, for wide windows.', ROUND),
    painted('wayside', 'cover', 'bottom-left', 330, 460, 540, 'Senduduk and paku, tall. Also page3 and the footer.', {
      cut: ['left', 'bottom'],
    }),
    painted('thicket', 'cover', 'bottom-right', 400, 300, 560, 'Wild rhododendron and paku, low. Also the footer.', {
      cut: ['right', 'bottom'],
    }),
    painted('posy', 'page2', 'top', 300, 170, 480, 'A posy, free on all sides: page2, programme, gallery.'),
    divider(240, 44, 440, 'Divider, 38 px high.'),
    seal(
      'Pool of violet in a ring of paku; the initials are live text in sealInk on its middle (64 % of the width).',
      320,
    ),
    falling(1, 'Falling flower.'),
    falling(2, 'Falling petal.'),
    falling(3, 'Falling trumpet.'),
  ],
};
