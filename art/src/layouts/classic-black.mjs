import { falling, painted, seal } from '../core/roles.mjs';

const ALL = ['top', 'right', 'bottom', 'left'];

export default {
  opening: { category: 'curtain', left: 'net', right: 'net', center: 'seal' },
  roles: [
    painted(
      'band',
      'cover',
      'bottom',
      300,
      80,
      720,
      '`repeat-x`: the one band of gold, at the foot of cover and footer.',
      {
        cut: ALL,
      },
    ),
    painted('ribbon', 'page2', 'bottom', 150, 18.75, 480, '`repeat-x`: narrow ribbon between sections.', { cut: ALL }),
    painted('net', 'opening', 'ground', 100, 85, 220, 'Black on black: the curtain’s cloth, seamless both ways.', {
      cut: ALL,
    }),
    {
      role: 'rule',
      page: 'rule',
      position: 'rule',
      width: 175,
      height: 25,
      format: 'watercolour',
      pixels: 455,
      use: 'Divider.',
    },
    seal('Button of onyx in old gold; the initials are live text in sealInk on the stone.', 340),
    falling(1, 'Woven blossom.'),
    falling(2, 'Flake of gold.', 'vector'),
  ],
};
