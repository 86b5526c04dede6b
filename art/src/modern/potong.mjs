import { svgDocument } from '../core/svg.mjs';
import { paperFilter, scissors } from './cut-paper.mjs';
import { range } from './foil.mjs';

const collage = (width, height, body) => svgDocument({ width, height, defs: paperFilter('paper'), body });

/** Clay, ochre and green: a palm, a bunga raya and the sea. It grows out of the upper left corner. */
function topLeft({ paint: c }) {
  const cut = scissors(5);
  return collage(
    340,
    290,
    cut.block(-14, -14, 176, 186, c.clay) +
      cut.block(156, -14, 158, 132, c.ochre) +
      cut.block(-14, 166, 214, 92, c.green) +
      cut.frond(78, 160, -5, 136, 4, 16.5, c.cream) +
      cut.wave(2, 198, 182, 28, 4, c.sky) +
      cut.blob(24, 28, 12, c.ochre) +
      cut.hibiscus(228, 64, 52, 14, c.cream, c.clay, c.plum) +
      cut.leaf(178, 176, 62, 52, 15, c.plum) +
      cut.leaf(190, 190, 104, 44, 13, c.clay) +
      cut.blob(142, 178, 10, c.plum),
  );
}

/** Pink and blue: a moon kite before the sun. It grows out of the upper right corner. */
function topRight({ paint: c }) {
  const cut = scissors(12);
  return collage(
    340,
    270,
    cut.block(26, -14, 128, 118, c.pink) +
      cut.block(146, -14, 214, 236, c.blue) +
      cut.block(60, 96, 100, 94, c.ochre) +
      cut.sun(88, 48, 38, 10, c.clay) +
      cut.blob(88, 48, 13, c.cream) +
      cut.kite(244, 108, 1.16, 14, [c.cream, c.clay, c.ochre]) +
      cut.frond(110, 184, 6, 74, 3, 11, c.green) +
      cut.blob(322, 32, 9, c.ochre) +
      cut.blob(166, 206, 13, c.pink) +
      cut.blob(318, 196, 8, c.pink),
  );
}

/** Ochre and green with two palms: the lower left corner. */
function bottomLeft({ paint: c }) {
  const cut = scissors(21);
  return collage(
    340,
    220,
    cut.block(-14, 66, 168, 170, c.ochre) +
      cut.block(146, 24, 160, 210, c.green) +
      cut.frond(72, 214, -6, 118, 3, 15, c.blue) +
      cut.frond(226, 218, 5, 158, 4, 17.5, c.pink) +
      cut.blob(28, 92, 10, c.cream) +
      cut.blob(146, 74, 12, c.clay) +
      cut.leaf(292, 222, 22, 62, 16, c.plum) +
      cut.leaf(290, 226, 46, 44, 13, c.ochre),
  );
}

/** Clay with ketupat over the sea: the lower right corner. */
function bottomRight({ paint: c }) {
  const cut = scissors(34);
  return collage(
    340,
    200,
    cut.block(70, 66, 290, 150, c.clay) +
      cut.block(214, 22, 146, 96, c.blue) +
      cut.wave(84, 150, 268, 28, 5, c.cream) +
      cut.ketupat(268, 84, 0.86, 8, c.pink, c.ochre) +
      cut.ketupat(318, 72, 0.62, -10, c.cream, c.ochre) +
      cut.hibiscus(128, 84, 48, -20, c.pink, c.plum, c.ochre) +
      cut.leaf(176, 124, 104, 42, 13, c.green) +
      cut.blob(206, 44, 9, c.ochre),
  );
}

/** A row of small cuttings between two paragraphs. */
function rule({ paint: c }) {
  const cut = scissors(9);
  return collage(
    300,
    48,
    cut.leaf(66, 30, -82, 34, 9, c.green) +
      cut.blob(86, 26, 6, c.ochre) +
      cut.wave(104, 21, 92, 8, 4, c.clay) +
      cut.blob(214, 26, 6, c.ochre) +
      cut.leaf(234, 30, 82, 34, 9, c.blue),
  );
}

/** A flower of ten cut petals; the dish in its middle is one sheet of paper. */
function seal({ paint: c }) {
  const cut = scissors(40);
  return collage(
    260,
    260,
    range(10, (i) => cut.leaf(130, 130, i * 36, 122, 31, i % 2 ? c.ochre : c.clay)).join('') +
      cut.blob(130, 130, 84, c.cream, 12, 0.03) +
      cut.blob(130, 130, 76, c.blue, 12, 0.03),
  );
}

/** A strip of painted paper along the edge of a block, seamless along x: a row of waves cut with scissors. */
const edge = ({ paint: c }, colour) =>
  svgDocument({
    width: 80,
    height: 20,
    body: `<path d="M0 20V10C13-3 27-3 40 10S67 23 80 10V20Z" fill="${c[colour]}"/>`,
  });

const confetti = (d, colour) => svgDocument({ width: 40, height: 40, body: `<path d="${d}" fill="${colour}"/>` });

/** Every role of the modern-blocks layout, as Potong draws it. */
export const drawPotong = (art) => ({
  'top-left': () => topLeft(art),
  'top-right': () => topRight(art),
  'bottom-left': () => bottomLeft(art),
  'bottom-right': () => bottomRight(art),
  edge: () => edge(art, 'blue'),
  rule: () => rule(art),
  seal: () => seal(art),
  'fall-1': () => confetti('M20 35C8 28 9 12 20 5C31 13 32 28 20 35Z', art.paint.clay),
  'fall-2': () => confetti('M7 21C6 12 13 7 21 7S34 13 33 21 27 33 20 33 8 29 7 21Z', art.paint.ochre),
  'fall-3': () => confetti('M6 22C11 12 16 12 20 19S29 27 34 17L35 23C30 33 24 32 19 26S11 20 7 28Z', art.paint.blue),
});
