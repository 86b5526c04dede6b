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
  opening: { category: 'scroll', left: 'sun', right: 'bloom', center: 'seal' },
  roles: [
    drawn(
      'sun',
      'cover',
      'top-left',
      340,
      340,
      'Sun of dots, low at the left behind the leaves. Also the upper door and page2.',
    ),
    drawn(
      'leaves',
      'cover',
      'bottom-left',
      330,
      290,
      'Leaves out of the lower edge, behind the flower. Also the footer.',
    ),
    drawn(
      'bloom',
      'cover',
      'bottom-right',
      536,
      536,
      'Bunga raya in three inks, larger than its corner. Also the lower door, page3 and the footer.',
    ),
    drawn(
      'fade',
      'count',
      'top',
      24,
      58,
      'Dots that fade downwards, `repeat-x`: below and, turned, over the countdown.',
      {
        cut: ['left', 'right', 'top'],
      },
    ),
    drawn('rule', 'rule', 'rule', 240, 36, 'Three inks upon each other, 34 px high.'),
    drawn(
      'seal',
      'opening',
      'seal',
      260,
      260,
      'A flower in two inks; the initials are live text in sealInk on its paper.',
    ),
    falling(1, 'Cutting in red.', 'vector'),
    falling(2, 'Cutting in yellow.', 'vector'),
    falling(3, 'Cutting in blue.', 'vector'),
  ],
};
