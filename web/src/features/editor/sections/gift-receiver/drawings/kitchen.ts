import { circle, COLOURS as c, line, moved, oval, rect, shape } from './shapes.js';

/** Machines of the kitchen. */
export const MACHINES = {
  riceCooker:
    rect(96, 196, 288, 186, 56, c.cream) +
    shape('M96 290h288v36c0 34-24 56-56 56H152c-32 0-56-22-56-56z', c.creamDark) +
    shape('M104 196c6-58 58-88 136-88s130 30 136 88z', c.white) +
    rect(92, 188, 296, 18, 9, c.gold) +
    rect(196, 92, 88, 24, 12, c.forest) +
    rect(178, 282, 124, 68, 16, c.forest) +
    circle(240, 316, 17, c.goldLight) +
    line('M204 304h10M266 304h10M204 328h10M266 328h10', c.sageLight, 6) +
    line('M206 66c-10-12 10-20 0-34M272 66c-10-12 10-20 0-34', c.tan, 8),
  kettle:
    shape('M150 150h180l34 210c2 14-8 24-20 24H136c-12 0-22-10-20-24z', c.steel) +
    shape('M150 150h48l-26 234h-36c-12 0-22-10-20-24z', c.steelLight) +
    shape('M152 168l-52-34-14 12 54 66z', c.steelDark) +
    rect(156, 122, 168, 34, 14, c.ink) +
    rect(218, 98, 44, 26, 12, c.ink) +
    line('M328 148c70-6 92 40 84 96-6 40-24 66-52 70', c.ink, 26) +
    rect(108, 370, 264, 24, 10, c.ink) +
    rect(226, 216, 28, 108, 14, c.blueLight) +
    rect(226, 262, 28, 62, 14, c.blue),
  blender:
    shape('M154 86h172l-22 190H176z', '#dfe9ea') +
    shape('M160 150h160l-16 126H176z', c.clayLight) +
    shape('M160 150c30 16 56-12 84 0s54 12 76 0l-3 26H163z', c.clay) +
    line('M326 112h40c10 0 16 8 14 18l-14 86c-2 14-12 22-24 22h-24', '#dfe9ea', 16) +
    rect(146, 66, 188, 26, 12, c.ink) +
    rect(208, 44, 64, 26, 12, c.ink) +
    rect(168, 272, 144, 22, 8, c.ink) +
    shape('M164 294h152l28 76c4 12-4 22-16 22H152c-12 0-20-10-16-22z', c.plum) +
    circle(240, 344, 24, c.cream) +
    line('M240 344l10-14', c.plum, 6),
  oven:
    rect(66, 108, 348, 270, 22, c.ink) +
    rect(66, 108, 348, 62, 22, c.steel) +
    rect(66, 146, 348, 26, 0, c.steel) +
    [116, 168, 312, 364].map((x) => circle(x, 140, 16, c.ink)).join('') +
    rect(206, 126, 68, 28, 8, c.forest) +
    rect(98, 216, 284, 132, 14, '#f0d9ae') +
    rect(98, 304, 284, 8, 0, c.goldDark) +
    shape('M168 304c0-46 30-62 72-62s72 16 72 62z', c.clay) +
    shape('M176 286c6-28 28-38 64-38s58 10 64 38c-22 10-40-8-64 2s-42 8-64-2z', c.cream) +
    line('M112 194h256', c.steelLight, 12) +
    rect(92, 374, 36, 16, 4, c.ink) +
    rect(352, 374, 36, 16, 4, c.ink),
  microwave:
    rect(52, 138, 376, 232, 22, c.cream) +
    rect(76, 164, 250, 180, 16, c.ink) +
    rect(92, 180, 218, 148, 10, '#59605b') +
    oval(201, 300, 78, 14, '#7b837d') +
    shape('M156 258h90c0 30-18 42-45 42s-45-12-45-42z', c.clayLight) +
    oval(201, 258, 45, 12, c.clay) +
    line('M184 240c-8-10 8-18 0-30M216 240c-8-10 8-18 0-30', c.steel, 6) +
    rect(346, 168, 60, 34, 8, c.forest) +
    [228, 258, 288].map((y) => rect(346, y, 26, 20, 6, c.tan) + rect(380, y, 26, 20, 6, c.tan)).join('') +
    rect(346, 320, 60, 24, 8, c.gold) +
    rect(92, 368, 44, 16, 6, c.tan) +
    rect(344, 368, 44, 16, 6, c.tan),
  airFryer:
    shape('M122 190c0-70 46-110 118-110s118 40 118 110l12 150c2 30-18 50-50 50H160c-32 0-52-20-50-50z', c.ink) +
    shape(
      'M122 190c0-70 46-110 118-110 8 0 15 0 22 1-58 10-90 46-92 109l-8 150c-2 28 6 44 22 50h-24c-32 0-52-20-50-50z',
      '#555c57',
    ) +
    line('M116 232h248', '#222624', 8) +
    rect(146, 262, 188, 96, 26, '#262a28') +
    rect(176, 286, 128, 36, 18, c.gold) +
    rect(176, 286, 128, 16, 8, c.goldLight) +
    circle(240, 158, 46, '#222624') +
    line('M240 158m-32 0a32 32 0 0 1 64 0', c.goldLight, 8) +
    line('M230 172h20', c.clayLight, 8),
  toaster:
    shape('M150 186c0-56 10-92 62-92h2c48 0 58 36 58 92z', c.goldLight) +
    shape('M158 186c0-48 10-80 54-80s54 32 54 80z', '#f0d9ae') +
    shape('M238 186c0-52 10-80 54-80s54 28 54 80z', c.gold) +
    shape('M246 186c0-44 10-68 46-68s46 24 46 68z', '#f0d9ae') +
    rect(82, 184, 316, 188, 44, c.clay) +
    shape('M82 228c0-26 18-44 44-44h40c-28 6-40 24-40 54v134c-28-2-44-18-44-44z', c.clayLight) +
    rect(130, 178, 236, 18, 9, c.ink) +
    rect(394, 222, 26, 18, 8, c.ink) +
    line('M398 214v96', '#8d4a33', 6) +
    circle(318, 312, 24, c.cream) +
    line('M318 312v-14', c.clay, 6) +
    rect(110, 368, 46, 18, 6, c.ink) +
    rect(324, 368, 46, 18, 6, c.ink),
  coffeeMachine:
    rect(104, 84, 272, 300, 22, c.plum) +
    rect(104, 84, 60, 300, 22, c.plumLight) +
    rect(104, 84, 272, 74, 22, c.plumDark) +
    rect(160, 196, 176, 150, 12, c.tan) +
    rect(214, 158, 68, 46, 8, c.ink) +
    line('M248 204v34', '#6b3f2b', 10) +
    shape('M208 262h80l-8 62c-2 10-8 14-18 14h-28c-10 0-16-4-18-14z', c.white) +
    line('M288 276c30-4 30 40-6 38', c.white, 10) +
    shape('M210 262h76l-2 14h-72z', '#6b3f2b') +
    circle(148, 121, 13, c.goldLight) +
    circle(332, 121, 20, c.gold) +
    line('M196 121h84', c.plumLight, 10) +
    rect(92, 372, 296, 22, 10, c.plumDark),
  mixer:
    shape('M110 176c0-54 44-82 104-82h138c38 0 58 22 58 50s-20 50-58 50H196c-18 0-28 8-28 24v104h-58z', c.sage) +
    shape('M110 176c0-54 44-82 104-82h40c-66 8-98 40-98 92v136h-46z', c.sageLight) +
    circle(372, 144, 22, c.cream) +
    line('M236 146h84', c.cream, 10) +
    rect(284, 192, 40, 30, 6, c.steelDark) +
    line('M288 222c-18 40-14 66 16 84 30-18 34-44 16-84M304 222v80', c.steel, 7) +
    shape('M208 262h190c0 62-28 104-66 104h-58c-38 0-66-42-66-104z', c.steelLight) +
    shape('M344 262h54c0 62-28 104-66 104h-24c28-22 36-58 36-104z', c.steel) +
    rect(200, 250, 206, 18, 9, c.white) +
    shape('M84 392c0-30 22-40 56-40h216c30 0 48 12 48 40z', c.forest),
  waterFilter:
    rect(138, 62, 204, 330, 26, c.white) +
    rect(138, 62, 204, 106, 26, c.blue) +
    rect(138, 140, 204, 40, 0, c.blue) +
    circle(240, 116, 30, c.white) +
    shape('M240 94c14 18 20 26 20 34a20 20 0 0 1-40 0c0-8 6-16 20-34z', c.blueLight) +
    rect(164, 196, 152, 130, 14, c.steelLight) +
    rect(196, 190, 20, 30, 6, c.blue) +
    rect(264, 190, 20, 30, 6, c.clay) +
    line('M206 224v26', c.blueLight, 8) +
    shape('M184 262h44l-6 58h-32z', '#eaf2f4') +
    shape('M187 282h38l-4 38h-30z', c.blueLight) +
    rect(156, 326, 168, 16, 6, c.steelDark) +
    line('M200 368h80', c.tan, 8),
  stove:
    rect(60, 216, 360, 160, 20, c.ink) +
    rect(52, 196, 376, 34, 12, c.steelDark) +
    line('M88 190h120M272 190h120M110 176v14M186 176v14M294 176v14M370 176v14', c.ink, 12) +
    shape('M106 112h84c0 40-16 58-42 58s-42-18-42-58z', c.clay) +
    rect(96, 98, 104, 18, 9, c.clayLight) +
    line('M200 108h40', '#8d4a33', 14) +
    shape('M282 96h100v46c0 20-14 30-34 30h-32c-20 0-34-10-34-30z', c.steelLight) +
    rect(274, 84, 116, 16, 8, c.steel) +
    rect(318, 66, 28, 20, 8, c.ink) +
    [124, 202, 278, 356].map((x) => circle(x, 300, 26, c.steel) + line(`M${x} 300v-16`, c.ink, 7)).join('') +
    rect(84, 372, 40, 18, 6, c.steelDark) +
    rect(356, 372, 40, 18, 6, c.steelDark),
} as const;

/** What the kitchen and the table have besides. */
export const TABLEWARE = {
  wok:
    shape('M72 226h300c0 84-62 138-150 138S72 310 72 226z', c.ink) +
    shape('M72 226h90c4 70 30 116 86 137-8 1-17 1-26 1-88 0-150-54-150-138z', '#545b56') +
    oval(222, 226, 150, 30, '#6c736e') +
    oval(222, 228, 128, 20, c.forest) +
    circle(176, 222, 16, c.clay) +
    circle(232, 216, 18, c.gold) +
    circle(276, 226, 14, c.sageLight) +
    line('M366 220l66-34', c.goldDark, 24) +
    line('M78 222c-20-6-32-16-32-30', '#545b56', 14) +
    line('M180 176c-12-14 12-24 0-42M226 166c-12-14 12-24 0-42M272 176c-12-14 12-24 0-42', c.tan, 8),
  pots:
    shape('M84 240h220v92c0 30-20 50-50 50H134c-30 0-50-20-50-50z', c.plum) +
    shape('M84 240h70v142h-20c-30 0-50-20-50-50z', c.plumLight) +
    rect(74, 222, 240, 22, 11, c.plumDark) +
    line('M80 270H56M308 270h24', c.plumDark, 18) +
    shape('M250 132h148v88c0 18-6 30-20 36H314v-34h-64z', c.clay) +
    rect(240, 116, 168, 20, 10, '#8d4a33') +
    shape('M256 116c6-28 30-40 68-40s62 12 68 40z', c.clayLight) +
    circle(324, 70, 13, c.gold) +
    shape('M90 222c8-34 42-48 104-48s96 14 104 48z', c.plumLight) +
    circle(194, 168, 14, c.gold),
  knives:
    shape('M124 210l150-40 82 172-30 50H170c-12 0-22-8-26-20z', c.goldDark) +
    shape('M124 210l60-16 62 198h-76c-12 0-22-8-26-20z', c.gold) +
    line('M150 190l-28-92', c.ink, 26) +
    line('M196 178l-26-104', c.ink, 26) +
    line('M242 166l-20-84', c.ink, 22) +
    line('M152 202l86-22', c.plumDark, 10) +
    line('M268 180l24-72', c.steelDark, 12) +
    circle(298, 92, 18, 'none') +
    line('M298 92m-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0', c.clay, 9) +
    circle(140, 128, 4, c.steel) +
    circle(184, 112, 4, c.steel),
  plates:
    [378, 356, 334].map((y) => oval(240, y, 168, 26, c.tan) + oval(240, y - 8, 168, 26, c.cream)).join('') +
    oval(240, 326, 112, 15, c.creamDark) +
    circle(240, 190, 124, c.white) +
    circle(240, 190, 124, 'none') +
    line('M240 190m-110 0a110 110 0 1 0 220 0a110 110 0 1 0-220 0', c.blue, 7) +
    circle(240, 190, 76, c.creamDark) +
    circle(240, 190, 70, c.white) +
    [0, 60, 120, 180, 240, 300]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 240 190)">${shape('M240 100c12 10 12 18 0 28-12-10-12-18 0-28z', c.blueLight)}</g>`,
      )
      .join(''),
  teaSet:
    shape('M112 220h176c10 0 16 6 16 16 0 70-34 112-104 112S96 306 96 236c0-10 6-16 16-16z', c.white) +
    line('M96 250c-54-16-62 62 20 58', c.white, 18) +
    shape('M298 252c40-2 42-44 66-60l12 14c-20 30-28 86-92 94z', c.white) +
    shape('M118 220c10-36 38-48 82-48s72 12 82 48z', c.creamDark) +
    circle(200, 162, 15, c.gold) +
    line('M112 236h176', c.gold, 7) +
    shape('M200 256c20 16 20 34 0 52-20-18-20-36 0-52z', c.plumLight) +
    shape('M174 282c16-6 26 0 26 20-18 0-26-6-26-20zM226 282c-16-6-26 0-26 20 18 0 26-6 26-20z', c.sage) +
    oval(346, 374, 78, 14, c.creamDark) +
    shape('M296 312h100c0 36-18 56-50 56s-50-20-50-56z', c.white) +
    line('M394 324c30-4 26 34-10 30', c.white, 9) +
    line('M302 322h88', c.gold, 6),
  glasses:
    [0, 104, 208]
      .map((x, index) =>
        moved(
          x,
          0,
          shape('M88 168h88l-12 206c-1 8-6 12-14 12h-36c-8 0-13-4-14-12z', '#e4eef0') +
            shape(
              'M93 240h78l-8 134c-1 8-6 12-14 12h-34c-8 0-13-4-14-12z',
              [c.clayLight, c.goldLight, c.sageLight][index] ?? c.gold,
            ) +
            line('M106 184l8 170', c.white, 8),
        ),
      )
      .join('') + line('M150 166l26-72M254 166l26-72M358 166l26-72', c.plum, 7),
  cutlery:
    rect(88, 84, 304, 312, 20, c.forest) +
    rect(104, 100, 272, 280, 12, c.forestLight) +
    line('M168 132v72M148 132v46c0 14 8 24 20 26 12-2 20-12 20-26v-46M168 204v146', c.goldLight, 12) +
    oval(240, 172, 26, 42, c.goldLight) +
    line('M240 208v142', c.goldLight, 12) +
    shape('M300 132c26 14 30 70 18 112h-18z', c.goldLight) +
    line('M306 240v110', c.goldLight, 12),
  containers:
    rect(72, 268, 200, 112, 20, c.sageLight) +
    rect(62, 246, 220, 34, 12, c.forest) +
    rect(92, 308, 160, 52, 10, c.cream) +
    rect(290, 236, 118, 144, 20, '#cfe0e4') +
    rect(280, 212, 138, 34, 12, c.blue) +
    rect(306, 290, 86, 74, 10, c.clayLight) +
    rect(112, 152, 158, 94, 18, '#f0d9ae') +
    rect(102, 130, 178, 32, 12, c.clay) +
    rect(130, 186, 122, 42, 8, c.gold),
} as const;
