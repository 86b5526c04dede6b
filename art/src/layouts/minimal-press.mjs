import { falling, painted, seal } from '../core/roles.mjs';

export default {
  opening: { category: 'window', left: 'relief', right: 'relief', center: 'seal' },
  roles: [
    painted(
      'relief',
      'cover',
      'top',
      540,
      300,
      760,
      'Awan larat pressed into the paper: only lights and shadows, `repeat-x`. Also doors, page2 and the footer.',
      { cut: ['left', 'right', 'top'] },
    ),
    {
      role: 'frieze',
      page: 'count',
      position: 'top',
      width: 96,
      height: 64,
      format: 'picture',
      pixels: 144,
      cut: ['left', 'right'],
      use: 'Bamboo shoots pressed in a row, `repeat-x`: page3 top and bottom, countdown.',
    },
    {
      role: 'rule',
      page: 'rule',
      position: 'rule',
      width: 240,
      height: 30,
      format: 'vector',
      use: 'Foil line with a blossom, 28 px high.',
    },
    seal('Scalloped round of pressed cotton; the initials are live text in sealInk on its dish.', 320),
    falling(1, 'Paper petal.', 'vector'),
    falling(2, 'Paper petal.', 'vector'),
  ],
};
