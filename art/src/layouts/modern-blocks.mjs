import { divider, falling, seal } from '../core/roles.mjs';

const corner = (position, width, height, use) => ({
  role: position,
  page: 'cover',
  position,
  width,
  height,
  format: 'watercolour',
  pixels: 560,
  use,
});

export default {
  opening: { category: 'scroll', left: 'top-left', right: 'bottom-right', center: 'seal' },
  roles: [
    corner('top-left', 340, 290, 'Grows out of its corner. Also the upper door, page2 and page3.'),
    corner('top-right', 340, 270, 'Grows out of its corner. Also the upper door and page2.'),
    corner('bottom-left', 340, 220, 'Grows out of its corner. Also the lower door and the footer.'),
    corner('bottom-right', 340, 200, 'Grows out of its corner. Also the lower door, page3 and the footer.'),
    {
      role: 'edge',
      page: 'count',
      position: 'top',
      width: 80,
      height: 20,
      format: 'vector',
      cut: ['top', 'right', 'bottom', 'left'],
      use: 'Scissor-cut upper edge of the countdown, `repeat-x`; turned over below it.',
    },
    divider(300, 48, 480, 'Divider, 36 px high.'),
    seal('The initials are live text in sealInk on its dish.'),
    falling(1, 'Falling cutting.', 'vector'),
    falling(2, 'Falling cutting.', 'vector'),
    falling(3, 'Falling cutting.', 'vector'),
  ],
};
