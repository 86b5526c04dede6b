import { divider, falling, painted, seal } from '../core/roles.mjs';

const SIDES = ['left', 'right'];

export default {
  opening: { category: 'gate', left: 'lattice', right: 'lattice', center: 'seal' },
  roles: [
    painted(
      'rim',
      'cover',
      'center',
      420,
      420,
      690,
      'The rim of the moon gate, 400 of its units across; also on the doors, and round windows inside.',
    ),
    painted('nutmeg', 'cover', 'top-left', 296, 384, 430, 'Nutmegs and a butterfly, from the upper left.', {
      cut: ['top', 'left'],
    }),
    painted('pomegranate', 'cover', 'top-right', 314, 440, 450, 'Pomegranates on their bough, from the upper right.', {
      cut: ['top', 'right'],
    }),
    painted('orchid', 'cover', 'bottom-right', 230, 380, 360, 'Orchids at the lower right.', {
      cut: ['bottom', 'right'],
    }),
    painted('peony', 'cover', 'bottom-left', 396, 420, 560, 'Peonies at the lower left; also the footer.', {
      cut: ['bottom', 'left'],
    }),
    painted('peony-wing', 'cover', 'edge-left', 450, 340, 460, 'More peonies, farther to the left, for wide windows.', {
      cut: ['bottom', 'left'],
    }),
    painted(
      'pomegranate-wing',
      'cover',
      'edge-right',
      380,
      370,
      410,
      'A second bough, farther to the right, for wide windows.',
      {
        cut: ['top', 'right'],
      },
    ),
    painted(
      'crest',
      'cover',
      'top',
      100,
      100,
      220,
      'Small round cutting at the head of the gate: the sign that the couple chose.',
    ),
    painted(
      'lattice',
      'opening',
      'ground',
      240,
      240,
      400,
      'Cracked ice and plum blossoms, seamless both ways: the doors; faint on the wall.',
      {
        cut: ['top', 'bottom', ...SIDES],
      },
    ),
    painted('edge', 'page2', 'top', 180, 44, 360, '`repeat-x`: scalloped edge at the head of sections.', {
      cut: ['top', ...SIDES],
    }),
    painted('level', 'page2', 'bottom', 340, 184, 400, 'A level spray of peonies: letter, countdown.'),
    painted('twig', 'plan', 'top', 208, 176, 280, 'Nutmegs on a twig: programme.'),
    divider(240, 38, 420, 'Divider, 34 px high.'),
    seal('A peony cut of two sheets; the initials are live text in sealInk on its disc (43 % of the width).', 320),
    falling(1, 'Falling petal.'),
    falling(2, 'Falling petal, darker.'),
  ],
};
