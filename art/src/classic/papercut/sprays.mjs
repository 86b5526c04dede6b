import { nutmeg, pomegranate, pomegranateFlower, youngNutmeg } from './fruit.mjs';
import { joined, placed } from './knife.mjs';
import { branch, leaf, peonyLeaf, stem } from './leaves.mjs';
import { openPeony, peonyBud, sidePeony } from './peony.mjs';
import { butterfly, grass, orchid } from './small.mjs';

/**
 * What grows about the gate, in units of its rim: (0, 0) is its middle, 200 its outer edge. `back` is the sheet of
 * leaves behind, `front` the flowers and fruit before it.
 * @typedef {{back: import('./knife.mjs').Cutting, front: import('./knife.mjs').Cutting}} Spray
 */
const put = (cutting, x, y, turn = 0, size = 1) => placed(cutting, x, y, turn, size);
const leaves = (list) => joined(...list.map(([seed, x, y, turn, size]) => put(peonyLeaf(seed, size), x, y, turn)));
const blades = (list, width, belly = 0.8) =>
  joined(
    ...list.map(([seed, x, y, turn, length, bend = 22]) =>
      put(leaf(seed, { length, width: length * width, bend, belly, veins: 8 }), x, y, turn),
    ),
  );

/** A peony bush: one flower wide open, one from the side, buds up the rim. Box: -290…60 × 0…440. */
export const peonySpray = () => ({
  back: joined(
    stem(
      [
        [-96, 450],
        [-92, 370],
        [-70, 300],
      ],
      9,
      6,
    ),
    stem(
      [
        [-128, 450],
        [-150, 340],
        [-160, 240],
      ],
      8,
      5,
    ),
    stem(
      [
        [-150, 400],
        [-206, 280],
        [-205, 160],
        [-192, 112],
      ],
      6,
      3.6,
    ),
    stem(
      [
        [-70, 440],
        [-10, 380],
        [18, 310],
        [30, 262],
      ],
      6,
      3.4,
    ),
    leaves([
      [3, -206, 238, -42, 84],
      [5, -186, 330, -96, 96],
      [6, -118, 352, -150, 92],
      [7, -158, 150, -26, 62],
      [8, -2, 346, 118, 92],
      [9, 16, 278, 66, 74],
      [10, -206, 128, 16, 58],
      [11, -60, 372, 176, 92],
      [12, -182, 392, -112, 88],
      [14, -12, 402, 98, 84],
      [29, -108, 372, -30, 74],
    ]),
  ),
  front: joined(
    put(peonyBud(4, 50), -190, 96, -10),
    put(peonyBud(9, 38), 34, 244, 24),
    put(sidePeony(5, 66), -154, 200, -16),
    put(openPeony(3, 84), -54, 276, 0),
    put(leaf(31, { length: 74, width: 28, bend: -30 }), -128, 292, 196),
    put(leaf(32, { length: 62, width: 24, bend: 34 }), 0, 322, 140),
  ),
});

/** Orchids: long leaves that bend over each other, and a scape with four flowers. Box: 20…250 × 60…440. */
export const orchidSpray = () => ({
  back: joined(
    grass(
      [
        [128, 440],
        [96, 352],
        [60, 300],
        [28, 286],
      ],
      10,
    ),
    grass(
      [
        [140, 440],
        [176, 330],
        [222, 262],
        [228, 226],
      ],
      11,
    ),
    grass(
      [
        [134, 440],
        [158, 300],
        [196, 178],
        [200, 96],
      ],
      12,
    ),
    grass(
      [
        [122, 440],
        [104, 380],
        [62, 352],
        [30, 362],
      ],
      9,
    ),
    grass(
      [
        [150, 440],
        [180, 380],
        [214, 356],
        [230, 372],
      ],
      9,
    ),
  ),
  front: joined(
    grass(
      [
        [136, 440],
        [128, 330],
        [102, 262],
        [66, 236],
      ],
      11,
    ),
    grass(
      [
        [144, 440],
        [150, 360],
        [190, 306],
        [226, 312],
      ],
      10,
    ),
    stem(
      [
        [132, 440],
        [138, 330],
        [164, 236],
        [194, 158],
      ],
      4.6,
      2.6,
    ),
    put(orchid(3, 30, -16), 194, 152, 24),
    put(orchid(5, 37), 156, 206, -26),
    put(orchid(7, 38, 14), 186, 256, 38),
    put(orchid(9, 34, -12), 116, 290, -34),
  ),
});

/** Pomegranates on their bough, which comes from the upper right. Box: -30…250 × -480…-40. */
export const pomegranateSpray = () => ({
  back: joined(
    branch(
      3,
      [
        [236, -520],
        [206, -390],
        [160, -318],
        [96, -276],
        [26, -264],
        [-14, -276],
      ],
      12,
      3.4,
    ),
    branch(
      5,
      [
        [168, -326],
        [206, -262],
        [204, -180],
        [188, -140],
      ],
      6.5,
      3,
    ),
    blades(
      [
        [41, 196, -372, -74, 66, -24],
        [42, 214, -400, 74, 20],
        [43, 150, -312, -40, 60, -22],
        [44, 118, -286, 200, 52, 24],
        [45, 84, -270, -36, 58, -30],
        [46, 40, -266, 160, 46, 26],
        [47, 208, -262, 62, 40, 24],
        [48, 204, -206, -58, 50, -20],
        [49, 200, -176, 118, 44, 24],
        [50, 8, -268, -70, 50, -26],
        [51, 200, -328, 110, 48, 24],
      ],
      0.3,
    ),
  ),
  front: joined(
    put(pomegranate(5, 31, false), 184, -106, 188),
    put(pomegranateFlower(4, 46), 30, -268, -38),
    put(pomegranateFlower(6, 34), -8, -276, -96),
    put(pomegranate(3, 50), 132, -216, 166),
    put(leaf(52, { length: 58, width: 18, bend: 30, veins: 8 }), 138, -288, 112),
    put(leaf(53, { length: 50, width: 17, bend: -28, veins: 8 }), 126, -284, -108),
  ),
});

/** Nutmegs on a twig from the upper left, one of them split; a butterfly. Box: -280…16 × -480…-96. */
export const nutmegSpray = () => ({
  back: joined(
    branch(
      7,
      [
        [-252, -520],
        [-222, -390],
        [-184, -322],
        [-134, -280],
        [-92, -262],
      ],
      9,
      3.2,
    ),
    blades(
      [
        [61, -214, -376, 62, 84, 22],
        [62, -226, -398, -100, 40, -20],
        [63, -186, -326, 78, 78, -20],
        [64, -196, -342, -152, 70, 22],
        [65, -130, -280, 70, 70, 26],
        [66, -96, -262, 116, 58, -24],
        [67, -160, -302, -176, 60, 24],
        [68, -98, -264, 40, 52, 20],
      ],
      0.36,
      0.95,
    ),
  ),
  front: joined(
    stem(
      [
        [-142, -286],
        [-140, -270],
        [-142, -252],
      ],
      3,
      2.6,
      6,
    ),
    stem(
      [
        [-186, -326],
        [-196, -290],
        [-192, -262],
      ],
      3,
      2.6,
      6,
    ),
    put(youngNutmeg(4, 27), -192, -264, 8),
    put(nutmeg(4, 38), -142, -256, 4),
    put(leaf(69, { length: 60, width: 22, bend: -26, belly: 0.95, veins: 8 }), -148, -290, -128),
    put(butterfly(2, 34), -24, -326, 14),
  ),
});

/** For wide windows: the bush goes on to the left. Box: -560…-170 × 60…400. */
export const peonyWing = () => ({
  back: joined(
    stem(
      [
        [-236, 400],
        [-270, 330],
        [-300, 280],
      ],
      8,
      5,
    ),
    stem(
      [
        [-300, 400],
        [-372, 320],
        [-424, 250],
      ],
      7,
      4,
    ),
    stem(
      [
        [-330, 400],
        [-440, 330],
        [-496, 230],
        [-506, 190],
      ],
      6,
      3.4,
    ),
    stem(
      [
        [-250, 400],
        [-262, 300],
        [-244, 190],
        [-236, 150],
      ],
      5,
      3,
    ),
    leaves([
      [13, -356, 262, -30, 88],
      [15, -262, 232, 22, 70],
      [16, -360, 330, -110, 96],
      [17, -466, 300, -70, 88],
      [18, -508, 236, -24, 70],
      [19, -440, 196, 6, 66],
      [20, -240, 322, 90, 80],
      [21, -300, 208, -12, 64],
    ]),
  ),
  front: joined(
    put(peonyBud(14, 46), -236, 136, 12),
    put(peonyBud(19, 52), -508, 180, -14),
    put(sidePeony(15, 64), -424, 236, -12),
    put(openPeony(13, 76), -302, 276, 0),
    put(leaf(33, { length: 70, width: 27, bend: 30 }), -372, 318, 200),
  ),
});

/** For wide windows: a second bough of pomegranates to the right. Box: 190…570 × -340…30. */
export const pomegranateWing = () => ({
  back: joined(
    branch(
      13,
      [
        [546, -292],
        [506, -256],
        [430, -232],
        [340, -222],
        [272, -190],
      ],
      12,
      3.4,
    ),
    branch(
      15,
      [
        [450, -240],
        [480, -190],
        [470, -130],
        [452, -92],
      ],
      6,
      3,
    ),
    blades(
      [
        [71, 536, -284, -70, 60, -24],
        [72, 500, -256, 150, 60, 24],
        [73, 436, -236, -40, 66, -26],
        [74, 392, -230, 176, 56, 26],
        [75, 344, -226, -58, 62, -24],
        [76, 300, -206, 150, 54, 26],
        [77, 478, -176, 62, 54, 24],
        [78, 470, -130, -66, 52, -22],
        [79, 276, -192, -84, 50, -26],
        [80, 544, -290, 140, 64, 22],
      ],
      0.3,
    ),
  ),
  front: joined(
    put(pomegranate(15, 40, false), 446, -66, 190),
    put(pomegranateFlower(14, 46), 268, -186, -118),
    put(pomegranate(13, 52), 352, -152, 176),
    put(butterfly(12, 42), 252, -28, -18),
    put(leaf(82, { length: 60, width: 18, bend: 30, veins: 8 }), 372, -216, 122),
  ),
});

/** A small bough that lies level: a peony between leaves and buds. Box: -170…170 × -92…92. */
export const levelSpray = () => ({
  back: joined(
    stem(
      [
        [-146, 10],
        [-90, 26],
        [0, 20],
        [84, 22],
        [138, 0],
      ],
      3,
      3,
    ),
    leaves([
      [23, -34, 24, -84, 74],
      [24, 40, 22, 84, 74],
      [25, -16, 34, -142, 66],
      [26, 18, 34, 140, 64],
      [27, 26, -14, 46, 64],
      [28, -24, -14, -52, 62],
    ]),
  ),
  front: joined(
    put(peonyBud(24, 40), 134, -8, 52),
    put(peonyBud(25, 34), -142, 2, -58),
    put(sidePeony(25, 52), 0, 0, -4),
  ),
});

/** Nutmegs and leaves, hanging from a twig. Box: -104…104 × -96…80. */
export const nutmegTwig = () => ({
  back: joined(
    branch(
      23,
      [
        [-84, -66],
        [-30, -54],
        [30, -58],
        [86, -44],
      ],
      5,
      2.6,
    ),
    blades(
      [
        [83, -50, -58, -140, 60, 22],
        [84, 48, -56, 128, 58, -22],
        [85, 24, -58, 54, 44, 20],
        [86, -26, -56, -40, 42, -20],
      ],
      0.36,
      0.95,
    ),
  ),
  front: joined(put(nutmeg(14, 42), -4, -44, 3), put(youngNutmeg(14, 22), 46, -44, -8)),
});
