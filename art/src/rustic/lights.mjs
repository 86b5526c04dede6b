/** Lights that hang from above; `lightDefs` belongs into the document's definitions. */

const glow = (id, stops) =>
  `<radialGradient id="${id}">${stops.map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')}</radialGradient>`;

export const lightDefs = () =>
  glow('halo', [
    [0, '#ffce7a', 0.55],
    [0.3, '#ffb45a', 0.22],
    [1, '#ff9a3c', 0],
  ]) +
  glow('core', [
    [0, '#fff2c8', 0.75],
    [1, '#ffd78a', 0],
  ]) +
  glow('glass', [
    [0, '#fff7d8', 0.85],
    [0.5, '#ffcf72', 0.5],
    [1, '#c97f2c', 0.34],
  ]) +
  `<linearGradient id="brass" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#5b3b14"/><stop offset=".5" stop-color="#d7a854"/><stop offset="1" stop-color="#7a5220"/></linearGradient><filter id="filament" x="-80%" y="-80%" width="260%" height="260%"><feGaussianBlur stdDeviation="1.6" result="b"/><feMerge><feMergeNode in="b"/><feMergeNode in="b"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;

/** A filament bulb on a cord `length` long, hung at x. */
export const bulb = (x, length, scale) =>
  `<path d="M${x}-4V${length}" stroke="#120b07" stroke-width="2.2"/><g transform="translate(${x} ${length}) scale(${scale})"><circle cy="34" r="96" fill="url(#halo)"/><circle cy="36" r="44" fill="url(#core)"/><path d="M-7-4H7L8.500 12H-8.500Z" fill="url(#brass)"/><path d="M-9 12H9V17H-9Z" fill="#6d4a1c"/><path d="M-8 17C-9 26-19 30-19 45C-19 57-10 64 0 64C10 64 19 57 19 45C19 30 9 26 8 17Z" fill="url(#glass)" stroke="#ffe7b4" stroke-width=".8" stroke-opacity=".7"/><path d="M-3 18V30M3 18V30" stroke="#caa052" stroke-width=".9"/><path d="M-3 30C-12 36-10 52-6 52C-2 52-4 34 0 34C4 34 2 52 6 52C10 52 12 36 3 30" fill="none" stroke="#fff3c4" stroke-width="1.7" filter="url(#filament)"/><path d="M-13 38C-14 44-13 50-10 54" stroke="#fff" stroke-width="1.6" fill="none" opacity=".6" stroke-linecap="round"/></g>`;
