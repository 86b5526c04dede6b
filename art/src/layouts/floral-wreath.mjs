import { divider, falling, painted, seal } from '../core/roles.mjs';

export default {
  opening: { left: 'spray', right: 'spray', center: 'seal' },
  roles: [
    painted(
      'ring-top',
      'cover',
      'top',
      520,
      420,
      760,
      'Upper half of the wreath, whole at its ends; its ring is 400 wide. Also page2 top.',
      { cut: [] },
    ),
    painted(
      'ring-foot',
      'cover',
      'bottom',
      520,
      420,
      760,
      'Lower half of the wreath, overlaps the upper at both sides. Also footer bottom.',
      { cut: [] },
    ),
    painted(
      'spray',
      'opening',
      'left',
      340,
      420,
      540,
      'Grows out of the lower left corner; turned by 180° out of the upper right one. Also page3 top-left and bottom-right.',
      { cut: ['left', 'bottom'] },
    ),
    divider(300, 70, 440, 'Divider, drawn 42 px high.'),
    seal('Wax disc; the initials are live text in sealInk on its dish (62 % of the width).'),
    falling(1, 'Falling petal.'),
    falling(2, 'Falling petal.'),
    falling(3, 'Falling blossom.'),
  ],
};
