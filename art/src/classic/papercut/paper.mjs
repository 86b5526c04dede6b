import { svgDocument } from '../../core/svg.mjs';

/** The knife's tremble (`cut`), uneven dye (`d`) and fibre (`f`). They do not repeat: a seamless tile has none. */
const GRAIN = (
  seed,
) => `<feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="2" seed="${seed}" result="wave"/>
  <feDisplacementMap in="SourceGraphic" in2="wave" scale="1.200" xChannelSelector="R" yChannelSelector="G" result="cut"/>
  <feTurbulence type="fractalNoise" baseFrequency=".09 .6" numOctaves="3" seed="${seed + 1}"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 .86 0 0 0 0 .74 .34 0 0 0 -.165" result="fibre"/>
  <feTurbulence type="fractalNoise" baseFrequency=".012" numOctaves="2" seed="${seed + 2}"/><feColorMatrix values="0 0 0 0 .25 0 0 0 0 0 0 0 0 0 0 .8 0 0 0 -.36" result="dye"/>
  <feComposite in="fibre" in2="cut" operator="in" result="f"/><feComposite in="dye" in2="cut" operator="in" result="d"/>`;

/** Red paper that lies on what is below it: fibre, the knife’s slight tremble and a soft shadow to the lower right. */
const sheetFilter = (id, { seed, lift, shade, grain, far = 0.26 }) =>
  `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB">
  ${grain ? GRAIN(seed) : '<feOffset in="SourceGraphic" result="cut"/>'}
  <feDropShadow in="cut" dx="${lift}" dy="${(lift * 1.5).toFixed(1)}" stdDeviation="${(lift * 0.9).toFixed(1)}" flood-color="${shade}" flood-opacity="${far}" result="away"/>
  <feDropShadow in="cut" dx=".5" dy=".9" stdDeviation=".55" flood-color="${shade}" flood-opacity=".5" result="near"/>
  <feMerge><feMergeNode in="away"/><feMergeNode in="near"/><feMergeNode in="cut"/>${grain ? '<feMergeNode in="d"/><feMergeNode in="f"/>' : ''}</feMerge></filter>`;

/**
 * A drawing of sheets, the lowest first.
 * @param {number[]} box [x, y, width, height] in units
 * @param {{mask: string, colour: string, lift?: number, plain?: boolean}[]} sheets `mask`:
 *   white is paper; `plain`: without grain
 */
export function sheetsOfPaper([x, y, width, height], sheets, { shade = '#4a1208', around = 0, grain = true } = {}) {
  const area = `x="${x - around}" y="${y - around}" width="${width + 2 * around}" height="${height + 2 * around}"`;
  const defs = sheets
    .map(
      ({ mask, lift = 2, plain = !grain }, i) =>
        `<mask id="m${i}" maskUnits="userSpaceOnUse" ${area}>${mask}</mask>${sheetFilter(`p${i}`, { seed: 3 + i * 7, lift, shade, grain: !plain })}`,
    )
    .join('');
  const body = sheets
    .map(({ colour }, i) => `<g filter="url(#p${i})"><rect ${area} fill="${colour}" mask="url(#m${i})"/></g>`)
    .join('');
  return svgDocument({
    width,
    height,
    defs,
    body: `<g transform="translate(${-x} ${-y})">${body}</g>`,
  });
}
