import { falling, painted, seal } from '../core/roles.mjs';

export default {
  opening: { category: 'window', left: 'curtain', right: 'curtain', center: 'seal' },
  roles: [
    painted('drape-upper', 'cover', 'top-left', 620, 860, 640, 'Folds of silk from the upper left; faint inwards.', {
      cut: ['left', 'top', 'right', 'bottom'],
    }),
    painted('drape-lower', 'cover', 'bottom-left', 620, 860, 640, 'Folds of silk from the lower left; faint inwards.', {
      cut: ['left', 'bottom', 'right', 'top'],
    }),
    painted('khat', 'cover', 'top', 470, 372, 760, 'Khat raised in the silk, without a colour of its own.'),
    painted(
      'telekung',
      'cover',
      'bottom-right',
      640,
      380,
      1000,
      'Folded telekung, a stem of melati on it. Footer too.',
      {
        cut: ['right', 'bottom'],
      },
    ),
    painted('melati', 'plan', 'top', 480, 300, 560, 'The stem of melati alone: above programme and gallery.'),
    painted(
      'hem',
      'page2',
      'top',
      186,
      96,
      372,
      '`repeat-x`: embroidered hem over the head of the letter and of sections.',
      {
        cut: ['left', 'right', 'top'],
      },
    ),
    painted('curtain', 'opening', 'left', 720, 760, 720, 'Silk of the doors: one picture for both, stretched.', {
      cut: ['left', 'right', 'top', 'bottom'],
    }),
    {
      role: 'frame',
      page: 'cover',
      position: 'frame',
      width: 78,
      height: 78,
      format: 'vector',
      use: '`border-image: … 18 / 18px round`: a line of gold beads.',
    },
    {
      role: 'rule',
      page: 'rule',
      position: 'rule',
      width: 260,
      height: 30,
      format: 'vector',
      use: 'Divider: a line of gold beads, three pearls in its middle.',
    },
    seal('Tasbih about a round of silk; the initials are live text in sealInk on it.', 340),
    falling(1, 'Petal of melati.', 'vector'),
    falling(2, 'Petal of melati.', 'vector'),
  ],
};
