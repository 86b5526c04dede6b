import { Check } from '../validation/decorators.js';

const HEX = '#[0-9a-f]{6}';
const RGB = String.raw`rgb\(\d{1,3} \d{1,3} \d{1,3}(?:\/[\d.]{1,5})?\)`;
const WRITTEN = new RegExp(`^(?:${HEX}|${RGB})$`, 'i');

/** 0 to 255. */
const CHANNEL = String.raw`(?:25[0-5]|2[0-4]\d|[01]?\d{1,2})`;
/** 0 to 1. */
const ALPHA = String.raw`(?:0?\.\d{1,4}|[01](?:\.0{1,3})?)`;
const COLOUR = new RegExp(`^(?:${HEX}|rgb\\(${CHANNEL} ${CHANNEL} ${CHANNEL}(?:\\/${ALPHA})?\\))$`, 'i');

/** Whether a text is a colour as designs have them: `#rrggbb`, or `rgb(199 161 92/.55)` where it is translucent. */
export function isDesignColour(value: unknown): boolean {
  return typeof value === 'string' && COLOUR.test(value);
}

/** What is wrong with a colour of a design: how it is written, or the range of its numbers. */
function problemOf(value: unknown): 'colour' | 'colourRange' | undefined {
  if (isDesignColour(value)) return undefined;
  return typeof value === 'string' && WRITTEN.test(value) ? 'colourRange' : 'colour';
}

/** A colour of a design. */
export function DesignColourValue(): PropertyDecorator {
  return Check('designColour', problemOf, { type: 'string', pattern: COLOUR.source });
}
