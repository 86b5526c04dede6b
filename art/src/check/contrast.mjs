import { contrast } from '../core/colour.mjs';

/** WCAG AA for text of any size. */
const READABLE = 4.5;

/** [text colour, ground] pairs that meet in the guest page. */
const PAIRS = [
  ...['ink', 'inkSoft', 'name', 'amp', 'accent'].flatMap((text) =>
    ['ground', 'ground2', 'card', 'sheet'].map((ground) => [text, ground]),
  ),
  ...['ink', 'name', 'accent'].map((text) => [text, 'door']),
  ['btnInk', 'btn'],
  ['barInk', 'bar'],
  ['bandInk', 'band'],
  ['bandSoft', 'band'],
  ['accent', 'tint'],
  ['ink', 'tint'],
  ['err', 'sheet'],
];

/** The shop's footer text is fixed; it stands on every design's own `shop` colour. */
const FOOTER_TEXT = '#f7f1e3';

export function checkContrasts({ palette, ...design }, fault) {
  const check = (label, text, ground) => {
    const ratio = contrast(text, ground);
    if (ratio < READABLE) fault(`${label}: contrast ${ratio.toFixed(2)}, at least ${READABLE} (${text} on ${ground})`);
  };
  for (const [text, ground] of PAIRS) check(`${text} on ${ground}`, palette[text], palette[ground]);
  check('footer text on shop', FOOTER_TEXT, palette.shop);
  check('buttonTextColor on buttonColor', design.buttonTextColor, design.buttonColor);
  check('outlinedButtonTextColor on backgroundColor', design.outlinedButtonTextColor, design.backgroundColor);
  check('navbar.textColor on navbar.color', design.navbar.textColor, design.navbar.color);
}
