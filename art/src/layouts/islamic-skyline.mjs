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

const FOOT = { cut: ['left', 'right', 'bottom'] };

export default {
  opening: { category: 'fade', left: 'mass', right: 'mass', center: 'seal' },
  roles: [
    {
      role: 'sky',
      page: 'cover',
      position: 'ground',
      width: 800,
      height: 800,
      format: 'watercolour',
      pixels: 800,
      cut: ['top', 'left', 'right', 'bottom'],
      use: 'Sky of an hour from its crown to the horizon, stretched to the cover. Also the footer.',
    },
    drawn(
      'mass',
      'cover',
      'bottom',
      1800,
      640,
      'What `skyline` draws as flat bodies, ground at 470 of 640: a mask for the colours of the hour. Also closed, and the footer.',
      FOOT,
    ),
    drawn(
      'skyline',
      'cover',
      'bottom-left',
      1800,
      640,
      'A mosque in lines, 460 of 1800 wide in the middle, its land on both sides, mirrored below 470 of 640: a mask for the gold of the hour. Repeats along x. Also page2, footer.',
      FOOT,
    ),
    drawn('lights', 'cover', 'top-right', 120, 120, 'Moon, star or sun of the hour, in line: a mask.'),
    drawn('tracery', 'plan', 'top', 64, 48, '`repeat-x`: linked stars between two lines; a mask.', {
      cut: ['top', 'right', 'bottom', 'left'],
    }),
    drawn('rule', 'rule', 'rule', 240, 32, 'A line that lifts to a dome, 28 px high.'),
    drawn('seal', 'opening', 'seal', 260, 260, 'Stars about a dark dish; the initials are live text in sealInk on it.'),
    falling(1, 'Star.', 'vector'),
    falling(2, 'Small star.', 'vector'),
  ],
};
