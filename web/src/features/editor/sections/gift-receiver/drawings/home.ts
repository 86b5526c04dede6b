import { circle, COLOURS as c, line, oval, rect, shape } from './shapes.js';

/** Machines of the rest of the house. */
export const APPLIANCES = {
  iron:
    shape('M52 330c6-66 66-112 158-112h150c30 0 50 18 54 46l10 66z', c.blue) +
    shape('M52 330c6-66 66-112 158-112h26c-84 10-130 50-140 112z', c.blueLight) +
    rect(42, 326, 390, 30, 10, c.steelLight) +
    shape('M204 220c4-58 34-92 96-92h62c16 0 26 12 24 28l-8 62h-38l8-50h-46c-34 0-50 18-56 52z', c.ink) +
    circle(318, 276, 28, c.cream) +
    line('M318 276l14-16', c.blue, 6) +
    line('M386 146c36-4 52-26 52-58', c.ink, 10) +
    line('M84 188c-14-16 12-28 0-46M124 168c-14-16 12-28 0-46M164 152c-14-16 12-28 0-46', c.steel, 8),
  fridge:
    rect(134, 52, 212, 336, 22, c.sageLight) +
    rect(134, 52, 52, 336, 22, '#c9d8c3') +
    rect(134, 184, 212, 8, 0, c.sage) +
    line('M312 92v60M312 224v84', c.forest, 12) +
    rect(160, 216, 58, 46, 6, c.cream) +
    line('M170 232h38M170 246h24', c.clay, 5) +
    circle(240, 120, 12, c.clay) +
    rect(154, 384, 36, 14, 4, c.forest) +
    rect(290, 384, 36, 14, 4, c.forest),
  washer:
    rect(96, 66, 288, 322, 24, c.white) +
    rect(96, 66, 288, 74, 24, c.steelLight) +
    rect(96, 118, 288, 22, 0, c.steelLight) +
    rect(120, 88, 92, 32, 8, c.white) +
    circle(270, 104, 18, c.blue) +
    circle(322, 104, 10, c.gold) +
    circle(352, 104, 10, c.steelDark) +
    circle(240, 262, 102, c.steel) +
    circle(240, 262, 82, c.blue) +
    shape('M160 262c24-18 50 14 80 0s56-12 80 0a80 80 0 0 1-160 0z', c.blueLight) +
    circle(216, 238, 10, '#cfe0e4') +
    circle(258, 224, 7, '#cfe0e4') +
    circle(282, 246, 9, '#cfe0e4'),
  vacuum:
    line('M372 82L222 330', c.steelDark, 14) +
    shape('M330 62l54-8c12 0 18 10 12 20l-28 50-44-26z', c.ink) +
    shape('M286 126l64 38-66 112-64-38z', c.clay) +
    shape('M286 126l26 16-66 112-26-16z', c.clayLight) +
    shape('M300 186l20 12-28 48-20-12z', c.cream) +
    shape('M214 312l34 22-18 34h-44z', c.ink) +
    shape('M100 352h170c14 0 22 10 22 24v12H78v-14c0-14 8-22 22-22z', c.ink) +
    line('M96 374h178', c.clay, 7),
  fan:
    circle(240, 180, 128, c.white) +
    [0, 90, 180, 270]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 240 180)">${shape('M240 180c-50-20-62-78-20-104 34-14 50 44 20 104z', c.blueLight)}</g>`,
      )
      .join('') +
    circle(240, 180, 26, c.blue) +
    line(
      'M240 180m-128 0a128 128 0 1 0 256 0a128 128 0 1 0-256 0M240 180m-88 0a88 88 0 1 0 176 0a88 88 0 1 0-176 0',
      c.steel,
      6,
    ) +
    rect(228, 304, 24, 76, 6, c.blue) +
    rect(214, 322, 52, 30, 10, c.ink) +
    shape('M150 392c4-20 40-26 90-26s86 6 90 26z', c.blue),
  television:
    rect(48, 98, 384, 234, 18, c.ink) +
    rect(64, 114, 352, 202, 8, c.blue) +
    shape('M64 260l92-72 74 60 62-46 124 90v24H64z', c.forestLight) +
    circle(334, 172, 28, c.goldLight) +
    rect(210, 332, 60, 34, 0, c.steelDark) +
    rect(140, 364, 200, 20, 10, c.ink),
  speaker:
    rect(142, 70, 196, 318, 34, c.plumDark) +
    rect(158, 86, 164, 286, 22, c.plum) +
    circle(240, 160, 46, c.plumDark) +
    circle(240, 160, 20, c.goldLight) +
    circle(240, 282, 70, c.plumDark) +
    circle(240, 282, 46, c.plumLight) +
    circle(240, 282, 20, c.goldLight) +
    line('M100 142c-18 24-18 54 0 78M380 142c18 24 18 54 0 78', c.tan, 9),
} as const;

/** For rooms and beds, and for two who begin. */
export const FURNISHINGS = {
  bedding:
    rect(70, 296, 340, 84, 22, c.clay) +
    shape('M70 330h340v10H70z', '#a65b40') +
    rect(82, 222, 316, 80, 22, c.clayLight) +
    rect(98, 146, 284, 82, 34, c.cream) +
    shape('M118 190c40 16 204 16 244 0v10c0 16-14 28-34 28H152c-20 0-34-12-34-28z', c.creamDark) +
    rect(222, 146, 36, 234, 0, c.forest) +
    shape('M240 146c-18-44-72-46-74-16-2 22 40 22 74 16zm0 0c18-44 72-46 74-16 2 22-40 22-74 16z', c.forest) +
    circle(240, 146, 13, c.forestLight),
  pillows:
    shape(
      'M76 254c-20-40-10-54 30-44 50-14 130-14 180 0 40-10 50 4 30 44 10 34 10 62 0 96 20 40 10 52-30 44-50 12-130 12-180 0-40 8-50-4-30-44-10-34-10-62 0-96z',
      c.cream,
    ) +
    shape(
      'M196 134c-16-34-8-46 26-38 44-12 110-12 154 0 34-8 42 4 26 38 8 30 8 52 0 82 16 34 8 44-26 38-20 6-44 8-68 8-6-38-18-52-52-52-24-4-46-4-66 0 8-28 14-50 6-76z',
      c.sageLight,
    ) +
    line('M112 262c56-14 120-14 172 0M112 346c56 12 120 12 172 0', c.tan, 7) +
    shape('M196 280c14-18 40-4 0 34-40-38-14-52 0-34z', c.plumLight),
  towels:
    rect(84, 300, 312, 80, 34, c.plum) +
    rect(96, 222, 288, 80, 34, c.clayLight) +
    rect(108, 144, 264, 80, 34, c.cream) +
    line('M352 324h30M352 342h30', c.plumLight, 7) +
    line('M340 246h30M340 264h30', c.cream, 7) +
    line('M328 168h30M328 186h30', c.tan, 7) +
    rect(212, 136, 56, 250, 4, c.gold) +
    rect(212, 136, 16, 250, 4, c.goldLight),
  rug:
    rect(88, 110, 304, 262, 6, c.plum) +
    rect(108, 130, 264, 222, 2, 'none') +
    line('M112 134h256v214H112z', c.goldLight, 6) +
    shape('M240 160l92 80-92 80-92-80z', c.clay) +
    shape('M240 190l56 50-56 50-56-50z', c.goldLight) +
    shape('M240 212l30 28-30 28-30-28z', c.plum) +
    [104, 136, 168, 200, 232, 264, 296, 328, 360]
      .map((x) => line(`M${x + 8} 106v-20M${x + 8} 376v20`, c.goldDark, 6))
      .join(''),
  curtains:
    rect(96, 96, 288, 284, 0, '#dfeaf0') +
    line('M240 96v284M96 238h288', c.white, 12) +
    shape('M96 92h120c0 100-30 150-84 168l10 128H84V92z', c.forest) +
    shape('M384 92H264c0 100 30 150 84 168l-10 128h58V92z', c.forest) +
    line(
      'M126 100c0 60-8 110-22 150M166 100c-2 60-16 110-40 148M354 100c0 60 8 110 22 150M314 100c2 60 16 110 40 148',
      c.forestLight,
      8,
    ) +
    line('M66 84h348', c.goldDark, 14) +
    circle(62, 84, 15, c.gold) +
    circle(418, 84, 15, c.gold) +
    line('M94 262h52M334 262h52', c.goldLight, 12),
  lamp:
    shape('M186 74h108l62 140c-70 18-162 18-232 0z', c.goldLight) +
    shape('M186 74h36l-50 148c-18-2-34-4-48-8z', '#ecd6a8') +
    rect(228, 214, 24, 150, 0, c.ink) +
    shape('M150 388c4-22 40-30 90-30s86 8 90 30z', c.ink) +
    line('M304 226v50', c.goldDark, 5) +
    circle(304, 284, 9, c.gold) +
    line('M110 250l-26 20M240 244v0M370 250l26 20M96 214l-34 4M384 214l34 4', c.goldLight, 8),
  clock:
    circle(240, 226, 160, c.goldDark) +
    circle(240, 226, 140, c.white) +
    [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 240 226)">${turn % 90 === 0 ? line('M240 102v22', c.forest, 10) : line('M240 104v12', c.tan, 7)}</g>`,
      )
      .join('') +
    line('M240 226V146', c.forest, 12) +
    line('M240 226l54 34', c.forest, 12) +
    circle(240, 226, 14, c.gold),
  mirror:
    oval(240, 210, 124, 156, c.goldDark) +
    oval(240, 210, 108, 140, '#dbe7ea') +
    shape('M176 130c20-30 44-46 74-54L158 262c-14-40-10-92 18-132z', '#eef5f6') +
    shape('M240 36c-26 0-34 20-34 20h68s-8-20-34-20z', c.gold) +
    rect(228, 362, 24, 14, 0, c.goldDark) +
    shape('M150 392c6-18 40-24 90-24s84 6 90 24z', c.goldDark),
  frame:
    rect(84, 76, 312, 300, 8, c.goldDark) +
    rect(98, 90, 284, 272, 4, c.gold) +
    rect(118, 110, 244, 232, 0, c.white) +
    rect(142, 134, 196, 184, 0, c.sageLight) +
    shape('M160 318c0-46 18-68 46-68s46 22 46 68z', c.ink) +
    circle(206, 218, 27, c.creamDark) +
    shape('M178 208c0-26 8-36 28-36s28 10 28 36c-14-6-42-6-56 0z', c.ink) +
    shape('M226 318c0-44 10-60 22-76-6-46 6-70 28-70s34 24 28 70c12 16 22 32 22 76z', c.plum) +
    oval(276, 214, 20, 25, '#e8d2b8') +
    shape('M250 318c0-20 10-34 26-34s26 14 26 34z', c.plumLight),
  vase:
    line('M240 236c-4-60-30-96-64-118M240 236c0-70 4-110 4-150M240 236c6-60 30-90 62-108', c.forestLight, 8) +
    [
      [172, 110],
      [244, 78],
      [308, 122],
    ]
      .map(
        ([x = 0, y = 0]) =>
          [0, 72, 144, 216, 288]
            .map((turn) => `<g transform="rotate(${turn} ${x} ${y})">${oval(x, y - 24, 17, 24, c.clayLight)}</g>`)
            .join('') + circle(x, y, 14, c.gold),
      )
      .join('') +
    shape('M214 190c-34-4-48-22-50-44 30 0 48 14 50 44zM270 196c4-30 22-46 52-46-2 28-20 44-52 46z', c.sage) +
    shape('M204 226h72c0 34 50 54 50 102 0 38-26 60-58 60h-56c-32 0-58-22-58-60 0-48 50-68 50-102z', c.blue) +
    shape('M204 226h28c0 34-34 60-34 104 0 26 8 46 26 58h-12c-32 0-58-22-58-60 0-48 50-68 50-102z', c.blueLight) +
    rect(196, 216, 88, 16, 8, c.blue),
  prayerMat:
    rect(136, 62, 208, 322, 4, c.forest) +
    line('M150 76h180v294H150z', c.goldLight, 5) +
    shape('M172 356V190c0-44 30-66 68-96 38 30 68 52 68 96v166z', c.forestLight) +
    shape('M190 356V198c0-34 22-52 50-76 28 24 50 42 50 76v158z', c.plum) +
    line('M240 126v52', c.goldLight, 5) +
    shape('M240 176c16 14 20 26 20 38 0 12-8 20-20 20s-20-8-20-20c0-12 4-24 20-38z', c.goldLight) +
    line('M206 340h68M206 322h68', c.goldLight, 5) +
    [144, 168, 192, 216, 240, 264, 288, 312, 336].map((x) => line(`M${x} 58v-18M${x} 388v18`, c.goldDark, 5)).join(''),
  quran:
    line('M120 380l240-150M360 380L120 230', c.goldDark, 22) +
    shape('M56 150c66-22 132-18 184 22v128c-52-36-118-40-184-22z', c.forest) +
    shape('M424 150c-66-22-132-18-184 22v128c52-36 118-40 184-22z', c.forest) +
    shape('M72 146c60-18 120-12 168 24v112c-48-32-108-36-168-22z', c.white) +
    shape('M408 146c-60-18-120-12-168 24v112c48-32 108-36 168-22z', c.cream) +
    line(
      'M96 170c42-10 82-6 118 14M96 200c42-10 82-6 118 14M96 230c42-8 82-4 118 14M384 170c-42-10-82-6-118 14M384 200c-42-10-82-6-118 14M384 230c-42-8-82-4-118 14',
      c.goldLight,
      6,
    ) +
    line('M240 172v112', c.tan, 6) +
    shape('M234 284h12l4 66-10-10-10 10z', c.plum),
  suitcase:
    line('M196 96V50h88v46', c.steelDark, 12) +
    rect(118, 94, 244, 278, 34, c.blue) +
    rect(118, 94, 62, 278, 34, c.blueLight) +
    line('M190 120v226M240 120v226M290 120v226', '#2c4558', 8) +
    rect(206, 88, 68, 18, 8, c.ink) +
    circle(164, 384, 15, c.ink) +
    circle(316, 384, 15, c.ink) +
    rect(308, 190, 44, 54, 8, c.goldLight) +
    line('M330 190v-18', c.goldDark, 6),
  voucher:
    rect(92, 196, 296, 190, 10, c.cream) +
    rect(76, 160, 328, 66, 10, c.creamDark) +
    rect(214, 160, 52, 226, 0, c.plum) +
    shape('M240 160c-20-58-94-68-100-26-4 30 54 32 100 26zm0 0c20-58 94-68 100-26 4 30-54 32-100 26z', c.plum) +
    shape('M240 156c-18-34-58-40-62-20-2 16 34 20 62 20zm0 0c18-34 58-40 62-20 2 16-34 20-62 20z', c.plumLight) +
    circle(240, 158, 18, c.plumLight),
} as const;
