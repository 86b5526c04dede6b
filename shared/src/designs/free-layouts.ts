/** The layouts that fit any picture: the seller fills them with their own. */
export const FREE_LAYOUTS = ['free-frame', 'free-corners', 'free-picture'] as const;
export type FreeLayout = (typeof FREE_LAYOUTS)[number];

/** The bundled design that a design of each begins with; it is in no list, see docs/decisions/216. */
export const FREE_BASES: Readonly<Record<FreeLayout, string>> = {
  'free-frame': 'cv0901',
  'free-corners': 'cv0902',
  'free-picture': 'cv0903',
};

export const isFreeLayout = (layout: string): layout is FreeLayout => FREE_LAYOUTS.some((free) => free === layout);
