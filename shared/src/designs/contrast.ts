import type { DesignColour, DesignView } from './design.types.js';

/** WCAG AA for text of any size. */
export const READABLE = 4.5;
/** The shop's footer text is fixed; it is set on every design's own `shop` colour. */
const FOOTER_TEXT = '#f7f1e3';

/** [text colour, ground] pairs of a palette that meet in the guest page. */
const PAIRS: readonly (readonly [DesignColour, DesignColour])[] = [
  ...(['ink', 'inkSoft', 'name', 'amp', 'accent'] as const).flatMap((text) =>
    (['ground', 'ground2', 'card', 'sheet'] as const).map((ground) => [text, ground] as const),
  ),
  ...(['ink', 'name', 'accent'] as const).map((text) => [text, 'door'] as const),
  ['btnInk', 'btn'],
  ['barInk', 'bar'],
  ['bandInk', 'band'],
  ['bandSoft', 'band'],
  ['accent', 'tint'],
  ['ink', 'tint'],
  ['err', 'sheet'],
];

/** What texts and grounds of a design are taken from. */
export type ColouredDesign = Pick<
  DesignView,
  'palette' | 'buttonColor' | 'buttonTextColor' | 'outlinedButtonTextColor' | 'backgroundColor' | 'navbar'
>;

/** A text and its ground, by the names of their fields, and their contrast ratio, 1 to 21. */
export interface TextContrast {
  text: string;
  ground: string;
  ratio: number;
}

/** Those pairs of a design's colours whose text is hard to read; a translucent colour has no contrast of its own. */
export function unreadablePairs(design: ColouredDesign): TextContrast[] {
  const { palette, navbar } = design;
  const all: [text: string, ground: string, colour: string, behind: string][] = [
    ...PAIRS.map(([text, ground]): [string, string, string, string] => [text, ground, palette[text], palette[ground]]),
    ['footer', 'shop', FOOTER_TEXT, palette.shop],
    ['buttonTextColor', 'buttonColor', design.buttonTextColor, design.buttonColor],
    ['outlinedButtonTextColor', 'backgroundColor', design.outlinedButtonTextColor, design.backgroundColor],
    ['navbar.textColor', 'navbar.color', navbar.textColor, navbar.color],
  ];
  return all.flatMap(([text, ground, colour, behind]) => {
    const ratio = contrastOf(colour, behind);
    return ratio !== undefined && ratio < READABLE ? [{ text, ground, ratio }] : [];
  });
}

/** WCAG contrast ratio of two colours `#rrggbb`, 1 to 21; nothing for other notations. */
export function contrastOf(a: string, b: string): number | undefined {
  const [one, other] = [luminanceOf(a), luminanceOf(b)];
  if (one === undefined || other === undefined) return undefined;
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** WCAG relative luminance, 0 to 1. */
function luminanceOf(colour: string): number | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return undefined;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
