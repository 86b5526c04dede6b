import type { UpdateDesignDto } from '@serikad/shared/designs/admin-design.dto';
import type { AdminDesign } from '@serikad/shared/designs/admin-design.types';
import type { DesignCategory, DesignPalette, DesignTheme } from '@serikad/shared/designs/design.types';
import { type Motif, MOTIFS } from '@serikad/shared/designs/search/motifs';
import { sameData } from '../../../lib/form/path.js';

/** What the form edits; the colours of a design that nothing shows are left as they are stored. */
export interface DesignValues {
  name: string;
  category: DesignCategory;
  theme: DesignTheme;
  videoUrl: string;
  motifs: Motif[];
  searchWords: string;
  backgroundColor: string;
  type: { name: string; head: string };
  palette: DesignPalette;
}

/** What the form holds, and the stored values that it was begun with or has followed since. */
export interface DesignInput extends DesignValues {
  base: DesignValues;
}

export function inputOf(design: AdminDesign): DesignInput {
  const values = valuesOf(design);
  return { ...values, base: values };
}

/** The input after the stored values changed elsewhere: untouched fields follow, edited ones stay (B7). */
export function followed({ base, ...typed }: DesignInput, stored: DesignValues): DesignInput {
  const names = Object.keys(stored) as (keyof DesignValues)[];
  const changed = names.filter((name) => !sameData(typed[name], base[name]));
  return { ...stored, ...Object.fromEntries(changed.map((name) => [name, typed[name]])), base: stored };
}

export function valuesOf(design: AdminDesign): DesignValues {
  const { name, category, theme, videoUrl, motifs, searchWords, backgroundColor, type, palette } = design;
  return {
    name,
    category,
    theme,
    videoUrl: videoUrl.premium ?? '',
    motifs: MOTIFS.filter((motif) => motifs.includes(motif)),
    searchWords,
    backgroundColor,
    type: { name: type.name, head: type.head },
    palette: { ...palette },
  };
}

/** The body of a save: only what is other than stored, because what is sent counts as the seller's own from then on. */
export function changesOf(id: string, { base, ...values }: DesignInput): UpdateDesignDto {
  const changed = Object.entries(values).filter(([name, value]) => !sameData(value, base[name as keyof DesignValues]));
  return { id, ...Object.fromEntries(changed) };
}
