import { falling, painted, seal } from '../core/roles.mjs';

const ALL = ['top', 'right', 'bottom', 'left'];

export default {
  opening: { category: 'scroll', left: 'emblem', right: 'stub', center: 'seal' },
  roles: [
    painted('scene', 'cover', 'top', 600, 420, 860, 'The poster on the ticket, `cover`ing its box from below.', {
      cut: ALL,
      framed: true,
    }),
    painted('rails', 'page3', 'bottom', 600, 170, 860, 'The train on its viaduct: page3 and footer.', {
      cut: ['right', 'bottom', 'left'],
    }),
    {
      role: 'emblem',
      page: 'page2',
      position: 'top',
      width: 320,
      height: 130,
      format: 'vector',
      use: 'Winged wheel: on the wallet and at the head of the letter.',
    },
    {
      role: 'frame',
      page: 'plan',
      position: 'frame',
      width: 120,
      height: 120,
      format: 'vector',
      use: '`border-image: … 42 / 42px stretch`: wallet, letter, programme, doa.',
    },
    {
      role: 'stub',
      page: 'cover',
      position: 'bottom',
      width: 60,
      height: 40,
      format: 'vector',
      cut: ['top', 'right', 'bottom', 'left'],
      use: 'Printed band of the stub, `round no-repeat`; also wallet and countdown.',
    },
    seal('Luggage label; the initials are live text in sealInk on its dish.'),
    {
      role: 'rule',
      page: 'rule',
      position: 'rule',
      width: 240,
      height: 32,
      format: 'vector',
      use: 'Divider, 30 px high.',
    },
    falling(1, 'Punched heart.', 'vector'),
    falling(2, 'Punched dot.', 'vector'),
  ],
};
