import { divider, falling, painted, seal } from '../core/roles.mjs';
import { PLACE } from '../modern/couple/places.mjs';
import { BRIDE, FRAMES, GROOM } from '../modern/couple/sheets.mjs';

const ALL = ['top', 'right', 'bottom', 'left'];
const FIGURE =
  'three frames side by side: without the outer forearm, the forearm at rest, the forearm that waves. Also attend.';

/**
 * The figures' pictures are shown frame by frame,
 * the scene is masked in the link's picture: it shows the first options.
 */
export default {
  opening: { category: 'gate', left: 'swag-left', right: 'swag-right', center: 'seal' },
  roles: [
    painted(
      'scene',
      'cover',
      'bottom',
      PLACE.width,
      PLACE.height,
      1150,
      'The place, wider than a phone; the couple stand in its middle.',
      {
        cut: ['right', 'bottom', 'left'],
        framed: true,
      },
    ),
    painted('groom-baju', 'cover', 'bottom-left', GROOM.width * FRAMES, GROOM.height, 1080, `His clothes, ${FIGURE}`, {
      cut: [],
    }),
    painted(
      'groom',
      'cover',
      'bottom-left',
      GROOM.width * FRAMES,
      GROOM.height,
      1080,
      `His head and hands, ${FIGURE}`,
      { cut: [] },
    ),
    painted(
      'bride-dress',
      'cover',
      'bottom-right',
      BRIDE.width * FRAMES,
      BRIDE.height,
      1188,
      `Her clothes, ${FIGURE}`,
      { cut: [] },
    ),
    painted(
      'bride',
      'cover',
      'bottom-right',
      BRIDE.width * FRAMES,
      BRIDE.height,
      1188,
      `Her head and hands, ${FIGURE}`,
      { cut: [] },
    ),
    painted('swag-left', 'opening', 'left', 360, 430, 560, 'Flowers out of the upper left corner. Also the letter.', {
      cut: ['top', 'left'],
    }),
    painted('swag-right', 'opening', 'right', 320, 300, 500, 'Flowers out of the upper right corner.', {
      cut: ['top', 'right'],
    }),
    painted('pot-left', 'opening', 'left', 290, 350, 400, 'A pot of flowers beside the door.', { cut: [] }),
    painted('pot-right', 'opening', 'right', 290, 350, 400, 'A pot of flowers beside the door.', { cut: [] }),
    painted('hers', 'opening', 'left', 150, 116, 240, 'Her slippers at the door. Also the footer.', { cut: [] }),
    painted('his', 'opening', 'right', 150, 116, 240, 'His shoes at the door. Also the footer.', { cut: [] }),
    painted(
      'trim',
      'opening',
      'ground',
      240,
      44,
      480,
      '`repeat-x`: a strip of songket below the doors, in the letter and the footer.',
      { cut: ALL },
    ),
    painted('posy', 'count', 'top', 190, 210, 320, 'A posy, above the gallery and on the stamps.', { cut: [] }),
    painted('tray', 'plan', 'top', 300, 206, 460, 'A tray of gifts, above the programme.', { cut: [] }),
    divider(300, 48, 480, 'Divider.'),
    seal('Wreath about a disc; the initials are live text in sealInk on its middle (50 % of the width).'),
    falling(1, 'Falling petal.'),
    falling(2, 'Falling jasmine.'),
    falling(3, 'Falling petal.'),
  ],
};
