import { svgDocument } from '../core/svg.mjs';

/** A small leaf that falls: light and deep tone. */
export const fallingLeaf = ({ light, deep }) =>
  svgDocument({
    width: 40,
    height: 40,
    defs: `<linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`,
    body: `<path d="M8 34C5 20 14 8 34 5C34 22 25 33 8 34Z" fill="url(#l)"/><path d="M7 36C13 26 21 17 31 8" fill="none" stroke="${light}" stroke-width="1.1"/>`,
  });
