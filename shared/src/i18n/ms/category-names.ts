/** The styles keep their international names, as the catalogue is specified. */
export const CATEGORY_NAMES = {
  floral: 'Floral',
  minimalist: 'Minimalist',
  islamic: 'Islamic',
  vintage: 'Vintage',
  modern: 'Modern',
  classic: 'Classic',
  rustic: 'Rustic',
};
