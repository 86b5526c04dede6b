import { falling } from '../core/roles.mjs';

const drawn = (role, page, position, width, height, use, more = {}) => ({
  role,
  page,
  position,
  width,
  height,
  format: 'vector',
  use,
  ...more,
});

export default {
  opening: { category: 'card', left: 'closed', right: 'closed', center: 'seal' },
  roles: [
    drawn(
      'couple',
      'cover',
      'bottom-right',
      400,
      440,
      'Two callas in one line that comes in at the left and runs out at the right, 28 of 440 above the lower edge. Also the footer.',
      { cut: ['left', 'right'] },
    ),
    drawn(
      'single',
      'page3',
      'bottom-right',
      220,
      440,
      'One calla that grows out of the lower edge. Also page2, turned.',
    ),
    drawn('closed', 'opening', 'right', 220, 440, 'The calla in the colours of the closed card.', { cut: ['bottom'] }),
    drawn('thread', 'pages', 'edge-left', 26, 540, 'The line running down beside the letter, `repeat-y`.', {
      cut: ['top', 'bottom'],
    }),
    drawn('rule', 'rule', 'rule', 240, 36, 'The line with a knot of two loops, 34 px high.'),
    drawn(
      'seal',
      'opening',
      'seal',
      260,
      260,
      'The line closed to a ring; the initials are live text in sealInk within.',
    ),
    falling(1, 'Petal in line.', 'vector'),
    falling(2, 'Petal in line.', 'vector'),
  ],
};
