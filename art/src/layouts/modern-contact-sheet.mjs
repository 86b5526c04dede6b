import { divider, falling, painted, seal } from '../core/roles.mjs';

const ALL = ['left', 'right', 'top', 'bottom'];
const vector = (role, page, position, width, height, use) => ({
  role,
  page,
  position,
  width,
  height,
  format: 'vector',
  use,
  cut: ALL,
  framed: true,
});

export default {
  opening: { category: 'window', left: 'ring', right: 'ring', center: 'seal' },
  roles: [
    painted(
      'photo',
      'cover',
      'center',
      400,
      600,
      720,
      'The placeholder of the couple’s photograph: the steps of a house. The ringed frame, its print; letter and footer.',
      { cut: ALL, framed: true },
    ),
    painted(
      'roll',
      'cover',
      'top-left',
      500,
      150,
      900,
      'Five other frames of the same morning beside each other. With the couple’s own photograph its crops stand there.',
      { cut: ALL, framed: true },
    ),
    painted('strip-left', 'cover', 'edge-left', 175, 660, 420, 'Three frames of film; the pictures lie on it.', {
      cut: ALL,
      framed: true,
    }),
    painted('strip-right', 'cover', 'edge-right', 175, 660, 420, 'Three more; the middle one is ringed.', {
      cut: ALL,
      framed: true,
    }),
    painted('print', 'cover', 'frame', 480, 680, 620, 'Fibre paper; the photograph is 400 × 600 at (40, 36) on it.', {
      cut: ALL,
      framed: true,
    }),
    painted('ring', 'cover', 'top', 360, 500, 420, 'Grease pencil about a frame, ten units a millimetre.', { cut: [] }),
    painted('marks', 'cover', 'bottom', 480, 680, 620, 'Crop marks and a tick on the print.', { cut: [] }),
    painted('can', 'cover', 'bottom-left', 120, 200, 240, 'A cassette, standing on the sheet.', { cut: [] }),
    painted('cassette', 'footer', 'bottom', 400, 190, 560, 'A cassette with its film.', {
      cut: [],
    }),
    vector('edge', 'count', 'top', 190, 34, 'Film with a row of holes, `repeat-x`: where sections begin.'),
    vector('film', 'gallery', 'ground', 350, 360, 'A frame of film, `repeat`: aperture 27 × 33.75 of 35 × 36.'),
    divider(240, 36, 480, 'Divider: grease pencil.'),
    seal('Lid of a film tin; the initials are live text in sealInk on its label (64 % of the width).', 320),
    falling(1, 'Petal of a rose.', 'vector'),
    falling(2, 'Petal of a rose.', 'vector'),
  ],
};
