/** SVG elements of the drawings, in a square of 480 units. Colours are of the shop's own sample pictures. */
export const COLOURS = {
  forest: '#2f4f40',
  forestLight: '#46685a',
  plum: '#7d3346',
  plumLight: '#96485c',
  plumDark: '#54202f',
  gold: '#c3a063',
  goldDark: '#a9854a',
  goldLight: '#d8bb84',
  cream: '#fbf5ea',
  creamDark: '#e9dcc8',
  tan: '#d9c7ab',
  sage: '#8fa88d',
  sageLight: '#b3c6ac',
  clay: '#bf6d4f',
  clayLight: '#d48e72',
  blue: '#3d5a73',
  blueLight: '#6f8ea5',
  white: '#fffdf8',
  ink: '#363b38',
  steel: '#b4b9b5',
  steelLight: '#d9dcd8',
  steelDark: '#868d88',
} as const;

export const rect = (x: number, y: number, width: number, height: number, radius: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const oval = (x: number, y: number, radiusX: number, radiusY: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="${fill}"/>`;

export const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;

export const line = (path: string, stroke: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The same shapes some units to the right and further down. */
export const moved = (x: number, y: number, shapes: string): string =>
  `<g transform="translate(${x} ${y})">${shapes}</g>`;
