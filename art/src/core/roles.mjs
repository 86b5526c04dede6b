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

/** The seal of the opening. `use` says what it is; the initials stand on it as live text. */
export const seal = (use, pixels = 300) => ({
  role: 'seal',
  page: 'opening',
  position: 'seal',
  width: 260,
  height: 260,
  format: 'watercolour',
  pixels,
  use,
});

/** The divider below headings, painted. */
export const divider = (width, height, pixels, use) => ({
  role: 'rule',
  page: 'rule',
  position: 'rule',
  width,
  height,
  format: 'watercolour',
  pixels,
  use,
});
