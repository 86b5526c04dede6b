import { falling, painted, seal } from '../core/roles.mjs';

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
  opening: { category: 'fade', left: 'young', right: 'young', center: 'seal' },
  roles: [
    painted('moon', 'cover', 'top-right', 520, 520, 560, 'The full moon. Also page2 top and the footer.'),
    drawn(
      'orbit',
      'cover',
      'frame',
      700,
      700,
      'A ring about the moon with its phases; the moon is 500 of 700 wide in it.',
    ),
    painted(
      'young',
      'opening',
      'left',
      520,
      520,
      420,
      'The moon three days old, in the same place; it waxes as the doors fade.',
    ),
    drawn('phases', 'page3', 'top', 400, 44, 'Nine phases in a row. Also the programme and the countdown.'),
    drawn('rule', 'rule', 'rule', 220, 28, 'Three phases on a line, 26 px high.'),
    seal('A coin of moonlight; the initials are live text in sealInk on it.', 320),
    falling(1, 'Star.', 'vector'),
    falling(2, 'Star.', 'vector'),
  ],
};
