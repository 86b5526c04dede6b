/** Colours are '#rrggbb' strings throughout. */

const channels = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

/** `amount` of `b` mixed into `a` (0 = a, 1 = b), in sRGB as the drawings expect. */
export function mix(a, b, amount) {
  const to = channels(b);
  return `#${channels(a)
    .map((from, i) =>
      Math.round(Math.max(0, Math.min(255, from + (to[i] - from) * amount)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** WCAG relative luminance of [r, g, b] in 0…255. */
export function luminance(rgb) {
  const [r, g, b] = rgb.map((value) => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio of two luminances, 1…21. */
export const luminanceContrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** WCAG contrast ratio of two '#rrggbb' colours. */
export const contrast = (a, b) => luminanceContrast(luminance(channels(a)), luminance(channels(b)));

/** The four tones of a petal, from its lit tip to its throat. */
export const tones = (pale, mid, deep, dark) => ({ pale, mid, deep, dark });
