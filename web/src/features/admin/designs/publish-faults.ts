import type { AdminDesign } from '@serikad/shared/designs/admin-design.types';
import { type TextContrast, unreadablePairs } from '@serikad/shared/designs/contrast';

/** What a seller is asked about before a design is shown in the catalogue. */
export interface PublishFaults {
  unreadable: TextContrast[];
  /** Whether the catalogue would show the cover of the design that it was made from. */
  hasBaseCover: boolean;
}

/** The faults of a design as it is stored; `null` where there are none. */
export function publishFaults(design: Pick<AdminDesign, 'palette' | 'basedOn' | 'hasOwnCover'>): PublishFaults | null {
  const unreadable = unreadablePairs(design);
  const hasBaseCover = design.basedOn !== null && !design.hasOwnCover;
  return unreadable.length > 0 || hasBaseCover ? { unreadable, hasBaseCover } : null;
}
