import { divider, falling, painted, seal } from '../core/roles.mjs';

export default {
  opening: { category: 'fade', left: 'bud', right: 'bud', center: 'seal' },
  roles: [
    painted(
      'spray',
      'cover',
      'top-right',
      480,
      430,
      720,
      'Spray out of the right edge, arching over the page and hanging at its left; its tail ends in the box. Also page3 top-right.',
      { cut: ['top', 'right'] },
    ),
    painted(
      'foot',
      'cover',
      'bottom-left',
      420,
      226,
      600,
      'Leaves, roots and a low spray out of the lower left corner. Also page3 and the footer.',
      { cut: ['bottom', 'left'] },
    ),
    painted(
      'bud',
      'opening',
      'left',
      480,
      430,
      600,
      'The same spray in bud, in the same place; it opens as the doors fade.',
      {
        cut: ['top', 'right'],
      },
    ),
    painted('crest', 'page2', 'top', 600, 216, 780, 'Spray out of the left edge, over the letter.', {
      cut: ['top', 'left'],
    }),
    divider(300, 66, 460, 'Divider below the names and between paragraphs, drawn 40 px high.'),
    seal('Disc of ivory wax; the initials are live text in sealInk on its dish (62 % of the width).'),
    falling(1, 'Falling petal.'),
    falling(2, 'Falling petal.'),
    falling(3, 'Falling petal.'),
  ],
};
