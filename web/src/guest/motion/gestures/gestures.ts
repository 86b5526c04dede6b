import { bloomed, dyed, fanned, gilded, pieced, pressed, raised, stitched, tiled } from './by-cells.js';
import { unfolded, unfoldedOnTable } from './by-folds.js';
import { bent, risen } from './by-layers.js';
import { lit, unveiled } from './by-light.js';
import { drawn, letDown, printed, woven, wovenBelow } from './by-windows.js';
import type { Gesture } from './gesture.js';

/** How the pictures of a cover come, by the name that a layout chooses. */
export const GESTURES = {
  bent,
  bloomed,
  drawn,
  dyed,
  fanned,
  gilded,
  letDown,
  lit,
  pieced,
  pressed,
  printed,
  raised,
  risen,
  stitched,
  tiled,
  unfolded,
  unfoldedOnTable,
  unveiled,
  woven,
  wovenBelow,
} satisfies Record<string, Gesture>;

export type GestureName = keyof typeof GESTURES;

/** Each layout's gesture: what its material does. */
export const GESTURE_OF: Readonly<Record<string, GestureName>> = {
  'classic-batik': 'dyed',
  'classic-cartouche': 'stitched',
  'classic-dais': 'letDown',
  'classic-kerawang': 'stitched',
  'classic-parasol': 'letDown',
  'classic-pelamin': 'letDown',
  'classic-songket': 'woven',
  'floral-cascade': 'bloomed',
  'floral-corners': 'bloomed',
  'floral-garden': 'bloomed',
  'floral-garland': 'letDown',
  'floral-hills': 'unveiled',
  'floral-meadow': 'bent',
  'floral-wreath': 'bloomed',
  'free-corners': 'bloomed',
  'free-frame': 'raised',
  'free-picture': 'unveiled',
  'islamic-arch': 'raised',
  'islamic-dome': 'lit',
  'islamic-hall': 'lit',
  'islamic-lamps': 'lit',
  'islamic-page': 'gilded',
  'islamic-panel': 'gilded',
  'islamic-screen': 'raised',
  'minimal-arch': 'bent',
  'minimal-herbarium': 'unveiled',
  'minimal-lalang': 'bent',
  'minimal-line': 'drawn',
  'minimal-moon': 'risen',
  'minimal-niche': 'unveiled',
  'minimal-press': 'pressed',
  'minimal-river': 'drawn',
  'minimal-vellum': 'unveiled',
  'modern-blocks': 'pieced',
  'modern-deco': 'fanned',
  'modern-horizon': 'lit',
  'modern-kopitiam': 'raised',
  'modern-riso': 'printed',
  'modern-tiles': 'tiled',
  'rustic-eaves': 'lit',
  'rustic-kenduri': 'lit',
  'rustic-mat': 'wovenBelow',
  'rustic-tied': 'bent',
  'vintage-frame': 'unfolded',
  'vintage-kebaya': 'stitched',
  'vintage-letter': 'unfoldedOnTable',
  'vintage-plate': 'unfolded',
  'vintage-ticket': 'unfoldedOnTable',
};
