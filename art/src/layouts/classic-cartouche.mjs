import { divider, falling, painted, seal } from '../core/roles.mjs';

export default {
  opening: { category: 'gate', left: 'frame', right: 'frame', center: 'seal' },
  roles: [
    {
      role: 'silk',
      page: 'cover',
      position: 'ground',
      width: 150,
      height: 236,
      format: 'vector',
      use: 'Seamless damask, tone on tone, of cover, doors and the parts between.',
    },
    painted('card-head', 'cover', 'center', 600, 330, 760, 'Head of the card with its crest, first of three slices.'),
    painted('card-middle', 'cover', 'center', 600, 100, 760, 'Its sides, `repeat-y`, seamless with head and foot.'),
    painted('card-foot', 'cover', 'center', 600, 190, 760, 'Its foot.'),
    {
      role: 'frame',
      page: 'opening',
      position: 'frame',
      width: 240,
      height: 240,
      format: 'picture',
      pixels: 480,
      quality: 60,
      use: '`border-image: … 192 / 64px stretch` round the doors, the date and the programme.',
    },
    divider(260, 60, 440, 'Divider.'),
    seal('Buckle; the initials are live text in sealInk on its dish (46 % of the width).'),
    falling(1, 'Falling blossom.'),
    falling(2, 'Falling gold leaf.'),
  ],
};
