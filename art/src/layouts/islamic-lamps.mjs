import { falling, seal } from '../core/roles.mjs';

const lamp = (n, position, use) => ({
  role: `lamp-${n}`,
  page: 'cover',
  position,
  width: 160,
  height: 480,
  format: 'watercolour',
  pixels: 230,
  cut: ['top'],
  use,
});

export default {
  opening: { category: 'curtain', left: 'hem', right: 'hem', center: 'seal' },
  roles: [
    lamp(
      1,
      'top-left',
      'A lamp on its chain (the lamp: 210 to 450 of 480 from above); sways about 50% 0. Also page2, page3.',
    ),
    lamp(2, 'top-right', 'The same, another lamp.'),
    lamp(3, 'center', 'The same, a third lamp: smaller, between the others.'),
    {
      role: 'arcade',
      page: 'cover',
      position: 'bottom',
      width: 150,
      height: 260,
      format: 'picture',
      pixels: 300,
      cut: ['top', 'right', 'bottom', 'left'],
      use: 'A bay and its reflection, `round no-repeat`; the water begins at 168 of 260. Also countdown and footer.',
    },
    {
      role: 'hem',
      page: 'opening',
      position: 'left',
      width: 80,
      height: 92,
      format: 'vector',
      cut: ['right', 'left'],
      use: 'Hem of the curtain, `round no-repeat`; also above the countdown.',
    },
    {
      role: 'frame',
      page: 'plan',
      position: 'frame',
      width: 120,
      height: 120,
      format: 'vector',
      use: '`border-image: … 42 / 42px stretch` round the programme and the doa.',
    },
    seal('Brass roundel; the initials are live text in sealInk on its dish.'),
    {
      role: 'rule',
      page: 'rule',
      position: 'rule',
      width: 240,
      height: 40,
      format: 'vector',
      use: 'Divider, 38 px high.',
    },
    falling(1, 'Spark.', 'vector'),
    falling(2, 'Small spark.', 'vector'),
  ],
};
