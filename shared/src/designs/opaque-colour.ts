import { isHexColour } from './hex-colour.js';

const RGB = /^rgb\((\d{1,3}) (\d{1,3}) (\d{1,3})(?:\/([\d.]{1,5}))?\)$/i;

/**
 * An opaque colour of a design as `#rrggbb`; `null` for a translucent one, or none at all. Numbers beyond their range,
 * which earlier releases stored, count as browsers draw them.
 */
export function opaqueHex(colour: string): string | null {
  if (isHexColour(colour)) return colour.toLowerCase();
  const [, red, green, blue, alpha = '1'] = RGB.exec(colour) ?? [];
  if (red === undefined || !(Number(alpha) >= 1)) return null;
  const channels = [red, green, blue].map((channel) => Math.min(255, Number(channel)).toString(16).padStart(2, '0'));
  return `#${channels.join('')}`;
}
