import { divider, falling, painted, seal } from '../core/roles.mjs';

const ALL = ['top', 'right', 'bottom', 'left'];

export default {
  opening: { category: 'gate', left: 'slab', right: 'slab', center: 'seal' },
  roles: [
    painted('louvre', 'cover', 'top', 180, 96, 330, '`repeat-x`: louvred transom along the head of cover and date.', {
      cut: ['top', 'left', 'right'],
      framed: true,
    }),
    painted(
      'scene',
      'cover',
      'bottom',
      1200,
      344,
      1100,
      'Floor, foot of the wall, table and chair; wider than a phone. Also footer bottom.',
      { cut: ['right', 'bottom', 'left'], framed: true },
    ),
    painted('slab', 'opening', 'ground', 210, 210, 300, 'Seamless polished terrazzo of the doors.', { cut: ALL }),
    painted('trim', 'count', 'top', 210, 42, 420, '`repeat-x`: inlaid strip of letter and countdown, above parts.', {
      cut: ALL,
    }),
    divider(300, 36, 480, 'Divider.'),
    seal('Saucer from above; the initials are live text in sealInk on its middle (46 % of the width).'),
    falling(1, 'Falling melati.'),
    falling(2, 'Falling chip of stone.', 'vector'),
    falling(3, 'Falling chip of stone.', 'vector'),
  ],
};
