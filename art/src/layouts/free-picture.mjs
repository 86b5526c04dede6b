import { divider, falling, painted, seal } from '../core/roles.mjs';

export default {
  opening: { left: 'door', right: 'door', center: 'seal' },
  roles: [
    painted(
      'picture',
      'cover',
      'ground',
      440,
      860,
      720,
      'The cover of phones, cut at its sides or its ends; a veil lies below the texts.',
    ),
    painted('picture-wide', 'cover', 'ground', 960, 600, 1280, 'The same for the windows of tablets and desktops.'),
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
