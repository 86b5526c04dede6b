import { divider, falling, painted, seal } from '../core/roles.mjs';

const corner = (position) =>
  painted(
    position,
    'cover',
    position,
    300,
    300,
    560,
    'Grows out of its corner of the cover; also on the closed doors.',
  );

export default {
  opening: { left: 'top-left', right: 'bottom-right', center: 'seal' },
  roles: [
    corner('top-left'),
    corner('top-right'),
    corner('bottom-left'),
    corner('bottom-right'),
    painted('head', 'page2', 'top', 360, 150, 560, 'Over the letter, and over programme and gallery.', { cut: [] }),
    painted('foot', 'footer', 'bottom', 360, 140, 560, 'In the footer, and at the foot of the countdown.', { cut: [] }),
    divider(300, 66, 480, 'Divider, 38 px high.'),
    seal('The initials are live text in sealInk on its middle (50 % of the width).', 360),
    falling(1, 'Falls over the pages.'),
  ],
};
