import { divider, falling, painted, seal } from '../core/roles.mjs';

export default {
  opening: { category: 'gate', left: 'door', right: 'door', center: 'seal' },
  roles: [
    painted(
      'frame',
      'cover',
      'frame',
      440,
      800,
      720,
      'The frame of the cover, one picture; its middle, 60 % of the width and 70 % of the height, is empty.',
      { framed: true, cut: [] },
    ),
    painted('door', 'opening', 'ground', 440, 800, 560, 'Covers both doors together, cut at its sides or its ends.'),
    painted(
      'ornament',
      'page2',
      'top',
      360,
      140,
      560,
      'Over the letter, the programme and the gallery, and in the footer.',
      {
        cut: [],
      },
    ),
    divider(300, 66, 480, 'Divider, 38 px high.'),
    seal('The initials are live text in sealInk on its middle (50 % of the width).', 360),
    falling(1, 'Falls over the pages.'),
  ],
};
