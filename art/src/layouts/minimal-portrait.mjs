import { falling, painted, seal } from '../core/roles.mjs';

const ALL = ['left', 'right', 'top', 'bottom'];

export default {
  opening: { category: 'window', left: 'lace', right: 'lace', center: 'seal' },
  roles: [
    painted(
      'photo',
      'cover',
      'center',
      430,
      760,
      720,
      'The placeholder of the couple’s photograph: a verandah with two chairs. Cover, letter and footer.',
      { cut: ALL, framed: true },
    ),
    painted('veil', 'opening', 'ground', 300, 760, 440, 'Sheer cloth in folds, `repeat-x`: the doors.', { cut: ALL }),
    painted(
      'drape',
      'cover',
      'top-left',
      150,
      760,
      300,
      'The veil drawn to the left and tied; mirrored at the right. Also the letter’s head.',
      { cut: ['left', 'top', 'bottom'] },
    ),
    painted(
      'lace',
      'opening',
      'left',
      34,
      120,
      102,
      'Worked edge, `repeat-y`, its scallops at the right: of both leaves.',
      {
        cut: ALL,
      },
    ),
    painted(
      'hem',
      'count',
      'top',
      120,
      34,
      300,
      'The same edge, `repeat-x`, its scallops below: where sections begin.',
      {
        cut: ALL,
      },
    ),
    painted(
      'arch',
      'cover',
      'frame',
      300,
      408,
      460,
      'Lace about an arch, open below; the picture is 33 of 300 within it.',
      {
        cut: ['left', 'right', 'bottom'],
      },
    ),
    painted(
      'oval',
      'page2',
      'frame',
      300,
      408,
      460,
      'Lace about an oval; the picture is 33 of 300 within it. Also the cover.',
      {
        cut: [],
      },
    ),
    painted('eggs', 'plan', 'top', 280, 190, 380, 'Three bunga telur, above the programme.', { cut: [] }),
    painted('bouquet', 'gallery', 'top', 240, 270, 340, 'Roses and jasmine with a ribbon, above the gallery.', {
      cut: [],
    }),
    {
      role: 'rule',
      page: 'rule',
      position: 'rule',
      width: 240,
      height: 36,
      format: 'vector',
      use: 'Divider: a stitched jasmine, 34 px high.',
    },
    seal('Mother-of-pearl on a round of lace; the initials are live text in sealInk on it (64 % of the width).', 320),
    falling(1, 'Jasmine.', 'vector'),
    falling(2, 'Petal of jasmine.', 'vector'),
  ],
};
