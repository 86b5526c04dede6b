import { Check } from '../validation/decorators.js';

const HEX = '#[0-9a-f]{6}';
const RGB = String.raw`rgb\(\d{1,3} \d{1,3} \d{1,3}(\/[\d.]{1,5})?\)`;
const COLOUR = new RegExp(`^(${HEX}|${RGB})$`, 'i');

/** Whether a text is a colour as designs have them: `#rrggbb`, or `rgb(199 161 92/.55)` where it is translucent. */
export function isDesignColour(value: unknown): boolean {
  return typeof value === 'string' && COLOUR.test(value);
}

/** A colour of a design. */
export function DesignColourValue(): PropertyDecorator {
  return Check('designColour', (value) => (isDesignColour(value) ? undefined : 'colour'), {
    type: 'string',
    pattern: COLOUR.source,
  });
}
