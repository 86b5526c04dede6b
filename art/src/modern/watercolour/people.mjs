import { blob, dab, stroke, curve } from './shapes.mjs';

/** Guests as an urban sketcher sets them down: few dabs, no faces. */

/**
 * @param {number[]} at feet, in units @param {number} height in units
 * @param {{kind?: 'kurung'|'melayu', cloth?: string, veil?: string, turn?: number}} how `kurung`: a woman in baju
 *   kurung and tudung; `melayu`: a man in baju Melayu, samping and songkok
 */
export function guest(
  sheet,
  [x, y],
  height,
  { kind = 'kurung', cloth = '#d99aa8', veil = '#efd9cf', samping = '#7b6a8f', turn = 0 } = {},
) {
  const { random } = sheet;
  const h = height;
  const p = (u, v) => [x + u * h + turn * h * 0.035 * v * v, y - v * h];
  const mirrored = (side) => [
    ...side.map(([u, v]) => p(u, v)),
    ...[...side].reverse().map(([u, v]) => p(-u * 0.94, v)),
  ];
  sheet.wash([dab([x - h * 0.03, y - h * 0.012], h * 0.62, h * 0.075, 0.1)], {
    colour: '#8d86ab',
    deep: 0.5,
    soft: 2,
    lost: 0.4,
    rim: 0.3,
    wobble: 0.4,
  });
  const shade = (points, deep = 0.42) =>
    sheet.wash([points.map(([u, v]) => p(u, v))], {
      colour: '#8377a6',
      deep,
      wobble: 0.3,
      soft: 1.2,
      lost: 0.5,
      rim: 0.3,
    });
  if (kind === 'kurung') {
    const skirt = mirrored([
      [0.1, 0.3],
      [0.112, 0.14],
      [0.134, 0.012],
    ]);
    const tunic = mirrored([
      [0.04, 0.84],
      [0.1, 0.795],
      [0.126, 0.68],
      [0.142, 0.52],
      [0.136, 0.455],
      [0.108, 0.45],
      [0.112, 0.27],
    ]);
    const veil_ = mirrored([
      [0.026, 0.985],
      [0.05, 0.955],
      [0.055, 0.905],
      [0.05, 0.862],
      [0.074, 0.82],
      [0.084, 0.77],
      [0.03, 0.725],
    ]);
    sheet.clear([skirt, tunic, veil_], 1);
    sheet.wash([skirt], {
      colour: cloth,
      into: '#9a86b0',
      by: (px) => 0.08 + ((px - x) / h) * 2.2,
      deep: 0.92,
      wobble: 0.25,
      rim: 0.5,
      trace: 0.6,
    });
    sheet.wash([tunic], {
      colour: cloth,
      into: '#ae98bc',
      by: (px) => ((px - x) / h) * 3,
      deep: 0.8,
      wobble: 0.3,
      rim: 0.5,
      pool: 0.6,
      trace: 0.6,
      leave: [dab(p(-0.085, 0.72), h * 0.2, h * 0.03, 1.62)],
    });
    shade([
      [0.03, 0.76],
      [0.105, 0.7],
      [0.115, 0.46],
      [0.104, 0.28],
      [0.05, 0.28],
      [0.06, 0.5],
    ]);
    shade(
      [
        [0.02, 0.27],
        [0.1, 0.27],
        [0.112, 0.02],
        [0.04, 0.01],
      ],
      0.34,
    );
    sheet.clear([veil_], 1);
    sheet.wash([veil_], {
      colour: veil,
      into: '#a894b4',
      by: (px) => 0.05 + ((px - x) / h) * 5,
      deep: 0.95,
      wobble: 0.25,
      rim: 0.6,
      trace: 0.6,
    });
  } else {
    const legs = [
      p(-0.075, 0.4),
      p(0.075, 0.4),
      p(0.078, 0.012),
      p(0.014, 0.004),
      p(0.002, 0.26),
      p(-0.012, 0.008),
      p(-0.074, 0.014),
    ];
    const shirt = mirrored([
      [0.035, 0.845],
      [0.1, 0.8],
      [0.126, 0.64],
      [0.134, 0.47],
      [0.106, 0.44],
      [0.096, 0.36],
    ]);
    const wrap = mirrored([
      [0.094, 0.5],
      [0.1, 0.4],
      [0.1, 0.27],
    ]);
    const head = blob(random, p(0, 0.9), h * 0.052, h * 0.064, 0.05, 12);
    sheet.clear([legs, shirt, head], 1);
    sheet.wash([legs, shirt], {
      colour: cloth,
      into: '#8c84ac',
      by: (px) => ((px - x) / h) * 3,
      deep: 0.85,
      wobble: 0.3,
      rim: 0.5,
      trace: 0.6,
      leave: [dab(p(-0.09, 0.74), h * 0.2, h * 0.03, 1.62)],
    });
    shade([
      [0.03, 0.78],
      [0.11, 0.74],
      [0.13, 0.48],
      [0.07, 0.44],
    ]);
    shade(
      [
        [0.03, 0.3],
        [0.075, 0.3],
        [0.075, 0.02],
        [0.02, 0.02],
      ],
      0.34,
    );
    sheet.wash([wrap], {
      colour: samping,
      into: '#b9925a',
      by: () => 0.2,
      deep: 0.75,
      wobble: 0.3,
      rim: 0.6,
      trace: 0.6,
    });
    sheet.wash([head], {
      colour: '#cf9f80',
      into: '#8f6f7f',
      by: (px) => 0.1 + ((px - x) / h) * 5,
      deep: 0.9,
      wobble: 0.2,
      trace: 0.6,
    });
    sheet.wash([[p(-0.056, 0.925), p(0.058, 0.925), p(0.05, 0.985), p(-0.044, 0.985)]], {
      colour: '#4f4a5e',
      deep: 0.9,
      wobble: 0.2,
      trace: 0.6,
    });
  }
}

/** A bunga manggar: a pole whose head of tinsel spreads and hangs. @param at foot, `height` in units
 * @param {{head?: number, lean?: number}} how size of its head, and how far it leans: a part of the height */
export function bungaManggar(
  sheet,
  [x, y],
  height,
  colours = ['#ef93ab', '#f2c25f', '#9fcb98'],
  { head = 1, lean = 0.02 } = {},
) {
  const { random } = sheet;
  const top = [x + height * lean, y - height];
  sheet.clear([stroke([[x, y], top], height * 0.024)], 0.9);
  sheet.wash([stroke([[x, y], top], height * 0.02)], {
    colour: '#b3946c',
    into: '#8a7896',
    deep: 0.9,
    wobble: 0.3,
    trace: 0.6,
  });
  const ribs = Array.from({ length: 13 }, (_, i) => {
    const a = -Math.PI / 2 + (i / 12 - 0.5) * 3.1 + random.between(-0.1, 0.1);
    const l = height * head * random.between(0.24, 0.38);
    const line = curve(
      [
        top,
        [top[0] + Math.cos(a) * l * 0.6, top[1] + Math.sin(a) * l * 0.7],
        [top[0] + Math.cos(a) * l * 1.05, top[1] + Math.sin(a) * l * 0.5 + l * 0.4],
      ],
      5,
    );
    return stroke(line, (t) => height * 0.036 * (0.5 + Math.sin(Math.PI * Math.min(1, t + 0.14)) * 0.8));
  });
  sheet.clear(ribs, 0.97);
  colours.forEach((colour, n) => {
    const own = ribs.filter((_, i) => i % colours.length === n);
    sheet.wash(own, { colour, deep: 0.95, wobble: 0.4, rim: 0.4, dry: 0.05, trace: 0.5 });
  });
}
