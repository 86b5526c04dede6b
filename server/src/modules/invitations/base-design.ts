import type { DesignView } from '@serikad/shared/designs/design.types';
import { FONT_NAMES, type FontName } from '@serikad/shared/designs/fonts';
import type { BaseDesign } from '@serikad/shared/invitations/invitation.types';

/** Size of the couple's names in pixels: larger when one couple has the page for itself. */
const ONE_COUPLE_SIZE = 36;
const TWO_COUPLES_SIZE = 30;
const FULL_NAME_SIZE = 20;
const FALLBACK_COLOUR = '#3b2f2a';

/** The styles that a design gives the couple's names when they choose none of their own. */
export function baseDesign({ type, palette }: Pick<DesignView, 'type' | 'palette'>, coupleNo: 1 | 2): BaseDesign {
  return {
    page1: {
      coupleName: {
        font: fontOf(type.name),
        size: coupleNo === 1 ? ONE_COUPLE_SIZE : TWO_COUPLES_SIZE,
        color: hexOf(palette.name),
        bold: false,
      },
    },
    page2: {
      fullName: { font: fontOf(type.name), size: FULL_NAME_SIZE, color: hexOf(palette.ink), bold: false },
    },
  };
}

/** A design may use a face that the editor does not offer. */
function fontOf(face: string): FontName {
  return FONT_NAMES.find((name) => name === face) ?? 'EB Garamond';
}

/** The editor's colour field takes `#rrggbb` alone. */
function hexOf(colour: string): string {
  return /^#[0-9a-f]{6}$/i.test(colour) ? colour : FALLBACK_COLOUR;
}
