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
      'spray',
      'cover',
      'bottom-right',
      400,
      440,
      'Melati in one line that comes in at 382 of 400 above and leaves at 236 below, for the river. Also the footer.',
      { cut: ['top', 'bottom'] },
    ),
    drawn(
      'river',
      'cover',
      'bottom',
      1200,
      180,
      'The line goes on from the spray: a boat, ripples, a mountain. Its right third is what a phone shows. Also the footer.',
      { cut: ['left', 'right', 'top'] },
    ),
    drawn(
      'thread',
      'pages',
      'edge-left',
      26,
      540,
      'The line on its way down, `repeat-y`: on the cover above the spray, and beside the letter, where the hours of the programme are beads on it.',
      { cut: ['top', 'bottom'] },
    ),
    drawn('wave', 'page3', 'top', 260, 54, 'The line across the page, `repeat-x`: where sections begin.', {
      cut: ['left', 'right'],
    }),
    drawn('closed', 'opening', 'right', 300, 420, 'Of the closed card: one melati with buds.', { cut: ['bottom'] }),
    drawn('rule', 'rule', 'rule', 240, 36, 'The line with a bud, 34 px high.'),
    drawn(
      'seal',
      'opening',
      'seal',
      260,
      260,
      'The line closed to a ring; the initials are live text in sealInk within.',
    ),
    falling(1, 'Bud in line.', 'vector'),
    falling(2, 'Leaf in line.', 'vector'),
  ],
};
