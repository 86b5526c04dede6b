import type { UpdateDesignDto } from '@serikad/shared/designs/admin-design.dto';
import type { AdminDesign } from '@serikad/shared/designs/admin-design.types';
import type { DesignCategory, DesignPalette, DesignTheme } from '@serikad/shared/designs/design.types';
import { sameData } from '../../../lib/form/path.js';

/** What the form of a design holds. */
export interface DesignValues {
  name: string;
  category: DesignCategory;
  theme: DesignTheme;
  videoUrl: string;
  buttonColor: string;
  buttonTextColor: string;
  outlinedButtonColor: string;
  outlinedButtonTextColor: string;
  backgroundColor: string;
  firstPageBackgroundColor: string;
  navbar: { color: string; textColor: string };
  palette: DesignPalette;
}

export function valuesOf(design: AdminDesign): DesignValues {
  const { name, category, theme, videoUrl, navbar, palette } = design;
  return {
    name,
    category,
    theme,
    videoUrl: videoUrl.premium ?? '',
    buttonColor: design.buttonColor,
    buttonTextColor: design.buttonTextColor,
    outlinedButtonColor: design.outlinedButtonColor,
    outlinedButtonTextColor: design.outlinedButtonTextColor,
    backgroundColor: design.backgroundColor,
    firstPageBackgroundColor: design.firstPageBackgroundColor,
    navbar: { ...navbar },
    palette: { ...palette },
  };
}

/** The body of a save: only what is other than stored, because what is sent counts as the seller's own from then on. */
export function changesOf(design: AdminDesign, values: DesignValues): UpdateDesignDto {
  const stored = valuesOf(design);
  const changed = Object.entries(values).filter(
    ([name, value]) => !sameData(value, stored[name as keyof DesignValues]),
  );
  return { id: design._id, ...Object.fromEntries(changed) };
}
