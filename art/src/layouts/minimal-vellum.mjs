import { falling, painted, seal } from '../core/roles.mjs';

export default {
  opening: { category: 'window', left: 'fern', right: 'fern', center: 'seal' },
  roles: [
    painted(
      'fern',
      'cover',
      'top-right',
      640,
      340,
      620,
      'A pressed frond that bows in from the corner. Also page2 and the footer.',
      {},
    ),
    painted('shoots', 'cover', 'bottom-left', 240, 260, 300, 'Rolled shoots out of the lower edge. Also page3.'),
    {
      role: 'ribbon',
      page: 'opening',
      position: 'seam',
      width: 360,
      height: 60,
      format: 'picture',
      pixels: 440,
      cut: ['left', 'right', 'top', 'bottom'],
      use: 'Silk ribbon, `repeat-x`: about the closed sheet, over the countdown.',
    },
    {
      role: 'rule',
      page: 'rule',
      position: 'rule',
      width: 240,
      height: 30,
      format: 'vector',
      use: 'Two small fronds on a line, 28 px high.',
    },
    seal('Wax on the ribbon; the initials are live text in sealInk on its dish.', 320),
    falling(1, 'Leaflet.', 'vector'),
    falling(2, 'Leaflet.', 'vector'),
  ],
};
