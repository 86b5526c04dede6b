/**
 * The 21 faces of the editor. `family` is the CSS family; `advance` the mean width of a letter in em,
 * by which names are fitted to their line; `capital` how much wider a capital is than that, in letters.
 */
export interface Face {
  family: string;
  kind: 'script' | 'serif' | 'sans';
  advance: number;
  capital: number;
  weight: number;
}

export const FACES = {
  'Alex Brush': { family: "'Alex Brush', cursive", kind: 'script', advance: 0.45, capital: 1.15, weight: 400 },
  Allura: { family: "'Allura', cursive", kind: 'script', advance: 0.46, capital: 0.65, weight: 400 },
  'Dancing Script': { family: "'Dancing Script', cursive", kind: 'script', advance: 0.47, capital: 0.3, weight: 500 },
  'Great Vibes': { family: "'Great Vibes', cursive", kind: 'script', advance: 0.42, capital: 1.8, weight: 400 },
  Parisienne: { family: "'Parisienne', cursive", kind: 'script', advance: 0.48, capital: 1.4, weight: 400 },
  'Pinyon Script': { family: "'Pinyon Script', cursive", kind: 'script', advance: 0.45, capital: 0.8, weight: 400 },
  Sacramento: { family: "'Sacramento', cursive", kind: 'script', advance: 0.44, capital: 1.6, weight: 400 },
  Tangerine: { family: "'Tangerine', cursive", kind: 'script', advance: 0.35, capital: 1.75, weight: 400 },
  Amiri: { family: "'Amiri', serif", kind: 'serif', advance: 0.5, capital: 0.25, weight: 400 },
  'Aref Ruqaa': { family: "'Aref Ruqaa', serif", kind: 'serif', advance: 0.5, capital: 0.3, weight: 400 },
  'Bodoni Moda': { family: "'Bodoni Moda', serif", kind: 'serif', advance: 0.56, capital: 0.25, weight: 400 },
  Cinzel: { family: "'Cinzel', serif", kind: 'serif', advance: 0.66, capital: 0, weight: 400 },
  'Cormorant Garamond': {
    family: "'Cormorant Garamond', serif",
    kind: 'serif',
    advance: 0.48,
    capital: 0.4,
    weight: 500,
  },
  'Cormorant Upright': {
    family: "'Cormorant Upright', serif",
    kind: 'serif',
    advance: 0.53,
    capital: 0.2,
    weight: 600,
  },
  'EB Garamond': { family: "'EB Garamond', serif", kind: 'serif', advance: 0.5, capital: 0.4, weight: 400 },
  'Gilda Display': { family: "'Gilda Display', serif", kind: 'serif', advance: 0.57, capital: 0.2, weight: 400 },
  Marcellus: { family: "'Marcellus', serif", kind: 'serif', advance: 0.56, capital: 0.15, weight: 400 },
  'Playfair Display': { family: "'Playfair Display', serif", kind: 'serif', advance: 0.55, capital: 0.15, weight: 400 },
  'Josefin Sans': { family: "'Josefin Sans', sans-serif", kind: 'sans', advance: 0.52, capital: 0.35, weight: 400 },
  Montserrat: { family: "'Montserrat', sans-serif", kind: 'sans', advance: 0.61, capital: 0.15, weight: 400 },
  Quicksand: { family: "'Quicksand', sans-serif", kind: 'sans', advance: 0.57, capital: 0.1, weight: 500 },
} as const satisfies Record<string, Face>;

export type FontName = keyof typeof FACES;
export const FONT_NAMES = Object.keys(FACES) as readonly FontName[];

/** The sizes of the editor, in pixels. */
export const TEXT_SIZES = [12, 14, 16, 18, 20, 24, 30, 36, 48, 60, 72] as const;
