import { divider, falling, painted, seal } from '../core/roles.mjs';

export default {
  opening: { category: 'fade', left: 'sketch', right: 'sketch', center: 'seal' },
  roles: [
    painted(
      'scene',
      'cover',
      'bottom',
      1000,
      800,
      800,
      'The place: white sky above, its ground runs out below. Also the footer and the stamps.',
      { cut: ['left', 'right'], scale: 1.6 },
    ),
    painted('panorama', 'cover', 'bottom', 1800, 800, 1440, 'The same, farther to both sides, for wide windows.', {
      scale: 1.6,
    }),
    painted(
      'sketch',
      'opening',
      'ground',
      1800,
      800,
      1100,
      'Its drawing in pencil, line upon line with `panorama`: closed.',
      { scale: 1.6 },
    ),
    painted('edge', 'plan', 'top', 1200, 66, 1000, 'A stroke of wash at the head of a section.', {
      cut: ['left', 'right'],
    }),
    painted('posy', 'page2', 'top', 300, 170, 480, 'Bunga manggar over leaves: page2, programme.'),
    painted('swatches', 'page2', 'bottom', 300, 92, 460, 'Strokes of the pigments: page2, gallery.'),
    divider(240, 28, 440, 'A measure in pencil with a touch of colour, 28 px high.'),
    seal(
      'A pool of wash in a compass ring; the initials are live text in sealInk on its middle (64 % of the width).',
      320,
    ),
    falling(1, 'Drop of blue.'),
    falling(2, 'Petal.'),
    falling(3, 'Leaf.'),
  ],
};
