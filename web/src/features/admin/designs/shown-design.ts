import type { AdminDesign } from '@serikad/shared/designs/admin-design.types';
import { isDesignColour } from '@serikad/shared/designs/design-colour';
import type { DesignPalette, DesignView } from '@serikad/shared/designs/design.types';
import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import type { DesignValues } from './design-values.js';

/** Names as short and as long as couples have them; `null`: those of the sample. */
export const PREVIEW_NAMES = {
  sample: null,
  short: { bride: 'Lia', groom: 'Adi' },
  long: { bride: 'Nur Aisyah Humaira', groom: 'Muhammad Firdaus Hakimi' },
} as const;
export type PreviewNames = keyof typeof PREVIEW_NAMES;

/** A design with the values of its form; a colour that is not whole yet stays as it is stored. */
export function designWith(stored: AdminDesign, values: DesignValues): DesignView {
  const colour = (typed: string, before: string): string => (isDesignColour(typed) ? typed : before);
  const names = Object.keys(stored.palette) as (keyof DesignPalette)[];
  const palette = names.map((name) => [name, colour(values.palette[name], stored.palette[name])]);
  return {
    ...stored,
    name: values.name,
    category: values.category,
    theme: values.theme,
    type: values.type,
    palette: Object.fromEntries(palette) as DesignPalette,
    backgroundColor: colour(values.backgroundColor, stored.backgroundColor),
  };
}

/** The sample invitation of a design in another state of it, with one of the names above. */
export function sampleWith(sample: InvitationBundle, design: DesignView, names: PreviewNames): InvitationBundle {
  const { invitation } = sample;
  const short = PREVIEW_NAMES[names];
  const { bride, groom } = invitation.couple;
  const couple = short && {
    ...invitation.couple,
    bride: { ...bride, shortName: short.bride },
    groom: { ...groom, shortName: short.groom },
  };
  return {
    ...sample,
    design,
    invitation: {
      ...invitation,
      theme: design.theme,
      shortNameStyle: null,
      fullNameStyle: null,
      // Those in Jawi are of the sample's couple.
      ...(couple && { couple, jawiNames: { couple: { groom: '', bride: '' }, couple2: { groom: '', bride: '' } } }),
    },
  };
}
