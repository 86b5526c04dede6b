import type { DesignColour, DesignView } from './design.types.js';
import { contrast } from './hex-colour.js';
import { opaqueHex } from './opaque-colour.js';

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
export type ColouredDesign = Pick<DesignView, 'palette'>;

/** A text and its ground, by the names of their fields, and their contrast ratio, 1 to 21. */
export interface TextContrast {
  text: string;
  ground: string;
  ratio: number;
}

/** Those pairs of a design's colours whose text is hard to read; a translucent colour has no contrast of its own. */
export function unreadablePairs({ palette }: ColouredDesign): TextContrast[] {
  const all: [text: string, ground: string, colour: string, behind: string][] = [
    ...PAIRS.map(([text, ground]): [string, string, string, string] => [text, ground, palette[text], palette[ground]]),
    ['footer', 'shop', FOOTER_TEXT, palette.shop],
  ];
  return all.flatMap(([text, ground, colour, behind]) => {
    const [ink, under] = [opaqueHex(colour), opaqueHex(behind)];
    if (ink === null || under === null) return [];
    const ratio = contrast(ink, under);
    return ratio < READABLE ? [{ text, ground, ratio }] : [];
  });
}
