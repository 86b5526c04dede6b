import { falling, painted, seal } from '../core/roles.mjs';

export default {
  opening: { category: 'card', left: 'paku', right: 'paku', center: 'seal' },
  roles: [
    painted(
      'paku',
      'cover',
      'top-left',
      510,
      860,
      560,
      'A pressed frond that bows about the words, its coil at the upper right, its foot at the lower middle; held by straps of paper. Seen through the vellum.',
      { cut: [] },
    ),
    painted('shoots', 'page2', 'top', 260, 280, 340, 'Two young coils. Letter, gallery; on wide covers at the right.', {
      cut: [],
    }),
    painted('sprig', 'page3', 'bottom', 360, 130, 420, 'A small frond on its side: programme, stamps, footer.', {
      cut: [],
    }),
    painted(
      'ribbon',
      'opening',
      'seam',
      1000,
      230,
      900,
      'Silk about the closed sheet: a knot at 262, a twist at 667 of 1000, the band at 70 of 230. Also over the countdown.',
      { cut: ['left', 'right'] },
    ),
    {
      role: 'rule',
      page: 'rule',
      position: 'rule',
      width: 240,
      height: 30,
      format: 'vector',
      use: 'A coil between two lines, 26 px high.',
    },
    seal('Wax on the ribbon; the initials are live text in sealInk on its dish.', 320),
    falling(1, 'Leaflet, green.', 'vector'),
    falling(2, 'Leaflet, dry.', 'vector'),
  ],
};
