import { Transform } from 'class-transformer';
import { Check, Text } from '../validation/decorators.js';
import { MOST_JAWI_LETTERS } from './defaults.js';

/** Letters of Arabic, and those of Jawi beside them: پ چ ڠ ڤ ک ڬ گ ڽ ی ۏ ݢ, and the high hamza. */
const LETTER =
  '\\u0621-\\u063a\\u0641-\\u064a\\u0671\\u0674\\u067e\\u0686\\u06a0\\u06a4\\u06a9\\u06ac\\u06af\\u06bd\\u06cc\\u06cf\\u0762';
/** Tatweel, and the signs of vowels, of doubled letters and of hamza. */
const MARK = '\\u0640\\u064b-\\u0655\\u0670';
/** Marks of direction and joiners, which come along with what is pasted. */
const UNSEEN = '\\u061c\\u200b-\\u200f';

const JAWI = new RegExp(`^[${LETTER}][${LETTER}${MARK} ]*$`);

/**
 * A name in Jawi, or empty: letters of the Arabic script, their marks and spaces, at most `MOST_JAWI_LETTERS` of all.
 */
export function JawiName(): PropertyDecorator {
  const decorators = [
    Text({ max: MOST_JAWI_LETTERS, optional: true }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string'
        ? value
            .replace(/[\u061c\u200b-\u200f]/g, '')
            .replace(/\s+/g, ' ')
            .trim()
        : value,
    ),
    Check('jawiName', (value) => (typeof value !== 'string' || value === '' || JAWI.test(value) ? undefined : 'jawi'), {
      pattern: `^[\\s${UNSEEN}]*([${LETTER}][${LETTER}${MARK}\\s${UNSEEN}]*)?$`,
    }),
  ];
  return (target, key) => decorators.forEach((decorate) => decorate(target, key));
}
