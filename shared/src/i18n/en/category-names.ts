import type { DesignCategory } from '../../designs/design.types.js';

export const CATEGORY_NAMES: Readonly<Record<DesignCategory, string>> = {
  floral: 'Floral',
  minimalist: 'Minimalist',
  islamic: 'Islamic',
  vintage: 'Vintage',
  modern: 'Modern',
  classic: 'Classic',
  rustic: 'Rustic',
};
