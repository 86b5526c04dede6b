import { divider, falling, seal } from '../core/roles.mjs';

export default {
  opening: { left: 'corner-a', right: 'corner-b', center: 'seal' },
  roles: [
    {
      role: 'corner-a',
      page: 'cover',
      position: 'top-right',
      width: 420,
      height: 400,
      format: 'watercolour',
      pixels: 660,
      use: 'Bouquet cut off by the top and right edges. Also opening left (mirrored) and page3 top-left (mirrored).',
    },
    {
      role: 'corner-b',
      page: 'cover',
      position: 'bottom-left',
      width: 420,
      height: 440,
      format: 'watercolour',
      pixels: 660,
      use: 'Answering bouquet, cut off by the left edge only and complete at its lower edge (it may scroll away from under the bar). Also opening right and page3 bottom-right (mirrored).',
    },
    {
      role: 'garland',
      page: 'page2',
      position: 'top',
      width: 600,
      height: 200,
      format: 'watercolour',
      pixels: 900,
      use: 'Hangs over the letter; also footer bottom.',
    },
    divider(300, 66, 480, 'Divider below the names and between paragraphs, drawn 40 px high.'),
    seal('Wax disc; the initials are live text in sealInk on its dish (62 % of the width).'),
    falling(1, 'Falling petal.'),
    falling(2, 'Falling petal.'),
    falling(3, 'Falling petal.'),
  ],
};
