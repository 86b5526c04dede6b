/**
 * The 21 faces of the editor. `family` is the CSS family; `advance` the mean width of a letter in em,
 * by which names are fitted to their line.
 */
export interface Face {
  family: string;
  kind: 'script' | 'serif' | 'sans';
  advance: number;
  weight: number;
}

export const FACES = {
  'Alex Brush': { family: "'Alex Brush', cursive", kind: 'script', advance: 0.45, weight: 400 },
  Allura: { family: "'Allura', cursive", kind: 'script', advance: 0.46, weight: 400 },
  'Dancing Script': { family: "'Dancing Script', cursive", kind: 'script', advance: 0.47, weight: 500 },
  'Great Vibes': { family: "'Great Vibes', cursive", kind: 'script', advance: 0.42, weight: 400 },
  Parisienne: { family: "'Parisienne', cursive", kind: 'script', advance: 0.48, weight: 400 },
  'Pinyon Script': { family: "'Pinyon Script', cursive", kind: 'script', advance: 0.45, weight: 400 },
  Sacramento: { family: "'Sacramento', cursive", kind: 'script', advance: 0.44, weight: 400 },
  Tangerine: { family: "'Tangerine', cursive", kind: 'script', advance: 0.35, weight: 400 },
  Amiri: { family: "'Amiri', serif", kind: 'serif', advance: 0.5, weight: 400 },
  'Aref Ruqaa': { family: "'Aref Ruqaa', serif", kind: 'serif', advance: 0.5, weight: 400 },
  'Bodoni Moda': { family: "'Bodoni Moda', serif", kind: 'serif', advance: 0.56, weight: 400 },
  Cinzel: { family: "'Cinzel', serif", kind: 'serif', advance: 0.66, weight: 400 },
  'Cormorant Garamond': { family: "'Cormorant Garamond', serif", kind: 'serif', advance: 0.48, weight: 500 },
  'Cormorant Upright': { family: "'Cormorant Upright', serif", kind: 'serif', advance: 0.53, weight: 600 },
  'EB Garamond': { family: "'EB Garamond', serif", kind: 'serif', advance: 0.5, weight: 400 },
  'Gilda Display': { family: "'Gilda Display', serif", kind: 'serif', advance: 0.57, weight: 400 },
  Marcellus: { family: "'Marcellus', serif", kind: 'serif', advance: 0.56, weight: 400 },
  'Playfair Display': { family: "'Playfair Display', serif", kind: 'serif', advance: 0.55, weight: 400 },
  'Josefin Sans': { family: "'Josefin Sans', sans-serif", kind: 'sans', advance: 0.52, weight: 400 },
  Montserrat: { family: "'Montserrat', sans-serif", kind: 'sans', advance: 0.61, weight: 400 },
  Quicksand: { family: "'Quicksand', sans-serif", kind: 'sans', advance: 0.57, weight: 500 },
} as const satisfies Record<string, Face>;

export type FontName = keyof typeof FACES;
export const FONT_NAMES = Object.keys(FACES) as readonly FontName[];

/** The sizes of the editor, in pixels. */
export const TEXT_SIZES = [12, 14, 16, 18, 20, 24, 30, 36, 48, 60, 72] as const;
