/** A piece that falls over the guest's pages: the layout's first, second or third. Every layout has them alike. */
export const falling = (n, use, format = 'picture') => ({
  role: `fall-${n}`,
  page: 'fall',
  position: 'fall',
  width: 40,
  height: 40,
  format,
  ...(format === 'picture' && { pixels: 64 }),
  use,
});

/** A painted picture. @param pixels the width of its file; the other sizes are CSS px of its own box */
export const painted = (role, page, position, width, height, pixels, use, more = {}) => ({
  role,
  page,
  position,
  width,
  height,
  format: 'watercolour',
  pixels,
  use,
  ...more,
});
