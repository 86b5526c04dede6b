import { READABLE } from '../designs/contrast.js';
import type { DesignPalette } from '../designs/design.types.js';
import { contrast } from '../designs/hex-colour.js';
import { opaqueHex } from '../designs/opaque-colour.js';

/**
 * A third of a photo's height: its darkest and lightest luminance, and the mean step between neighbours; each 0 to 1.
 */
export interface PhotoThird {
  dark: number;
  light: number;
  busy: number;
}

/** What of a couple's photo decides how it lies on a cover, measured when it is stored. */
export interface PhotoLook {
  /** What must be seen, as a rule a face, in hundredths of width and height: marked by the couple, or where skin is. */
  x: number;
  y: number;
  /** Width by height. */
  ratio: number;
  /** Upper, middle, lower. */
  thirds: PhotoThird[];
}

/** Where names stand on a photo, and how strong the page's colour must be between the two, 0 to 1. */
export interface PhotoVeil {
  calm: 'top' | 'bottom';
  veil: number;
}

/** Down to which height names stand below a face, in hundredths; within `UNSURE` below it the details decide. */
const LOWEST_ABOVE = 60;
const UNSURE = 5;
const STEP = 0.02;

/**
 * The part in which names are: below a face, which a layout moves up as far as it must, above one that is low; and the
 * least veil with which the design's texts can be read on the darkest and the lightest place of that third and the
 * middle one.
 */
export function photoVeil({ y, thirds }: PhotoLook, palette: DesignPalette): PhotoVeil {
  const [upper, middle, lower] = thirds;
  const isAbove = y <= LOWEST_ABOVE || (y <= LOWEST_ABOVE + UNSURE && (lower?.busy ?? 0) <= (upper?.busy ?? 0));
  const calm = isAbove ? 'bottom' : 'top';
  const behind = (isAbove ? [middle, lower] : [upper, middle]).flatMap((third) =>
    third ? [third.dark, third.light] : [],
  );
  return { calm, veil: behind.length > 0 ? leastVeil(behind, palette) : 1 };
}

function leastVeil(luminances: readonly number[], palette: DesignPalette): number {
  const ground = opaqueHex(palette.ground);
  if (ground === null) return 1;
  const texts = [palette.name, palette.ink, palette.accent, palette.amp].map(opaqueHex).filter((text) => text !== null);
  const isReadable = (veil: number): boolean =>
    luminances.every((luminance) => {
      const behind = mixed(ground, luminance, veil);
      return texts.every((text) => contrast(text, behind) >= READABLE);
    });
  for (let veil = 0; veil < 1; veil += STEP) if (isReadable(veil)) return Math.round(veil * 100) / 100;
  return 1;
}

/** The page's colour over a grey of that luminance, as a browser mixes them. */
function mixed(ground: string, luminance: number, veil: number): string {
  const grey = 255 * (luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * luminance ** (1 / 2.4) - 0.055);
  const part = (at: number): string =>
    Math.round(parseInt(ground.slice(at, at + 2), 16) * veil + grey * (1 - veil))
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`;
}
