import 'reflect-metadata';
import { Transform, Type, type ClassConstructor } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsObject, ValidateBy, ValidateIf, ValidateNested } from 'class-validator';
import { fieldMessageCode, type FieldMessageKey } from './field-messages.js';
import { Described, type FieldSchema } from './field-schema.js';
import { isHttpsLink, isWebLink, linkIn, LONGEST_LINK } from './web-link.js';
import { hasVisibleCharacter, isStorableText, normaliseText, textLength } from './text.js';

/** Applies several property decorators as one. */
function all(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, key) => decorators.forEach((decorate) => decorate(target, key));
}

/** A rule: returns the code of the message for a bad value, or nothing for a good one. */
type Rule = (value: unknown, object: object) => string | undefined;

/**
 * Makes a property decorator of a rule.
 * @param schema what the rule takes, for the API's description; a rule beside another decorator may have none
 */
export function Check(name: string, rule: Rule, schema: FieldSchema = {}): PropertyDecorator {
  return all(
    ValidateBy({
      name,
      validator: {
        validate: (value, args) => rule(value, args?.object ?? {}) === undefined,
        defaultMessage: (args) => rule(args?.value, args?.object ?? {}) ?? 'invalid',
      },
    }),
    Described({ schema }),
  );
}

export interface TextOptions {
  /** Most characters (code points) after trimming. */
  max: number;
  /** Whether it may be empty; default no. */
  optional?: boolean;
  /** Whether line breaks are allowed; default no. */
  multiline?: boolean;
  /** The message when it is missing; default 'Required'. */
  missing?: FieldMessageKey;
}

/**
 * A text for people: normalised, trimmed, without controls, within its length; if required, with a visible character.
 */
export function Text({
  max,
  optional = false,
  multiline = false,
  missing = 'required',
}: TextOptions): PropertyDecorator {
  return all(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normaliseText(value) : value)),
    Check(
      'text',
      (value) => {
        if (value === undefined || value === null) return missing;
        if (typeof value !== 'string') return 'text';
        if (!optional && !hasVisibleCharacter(value)) return missing;
        if (textLength(value) > max) return fieldMessageCode('tooLong', max);
        return isStorableText(value, multiline) ? undefined : 'characters';
      },
      { type: 'string', maxLength: max, ...(!optional && { pattern: '\\S' }) },
    ),
  );
}

const LONGEST_ID = 100;

/** An id from an address or a body: any short text. One that no record has is not found, not invalid. */
export function Id(): PropertyDecorator {
  return Text({ max: LONGEST_ID });
}

/** A whole number within bounds; nothing is converted, so `"3"`, `true` and `1e309` are refused. */
export function WholeNumber(min: number, max: number): PropertyDecorator {
  return Check(
    'wholeNumber',
    (value) => {
      if (value === undefined || value === null) return 'required';
      if (typeof value !== 'number' || !Number.isInteger(value)) return 'wholeNumber';
      if (value < min) return fieldMessageCode('tooSmall', min);
      return value > max ? fieldMessageCode('tooLarge', max) : undefined;
    },
    { type: 'integer', minimum: min, maximum: max },
  );
}

/**
 * A whole number in an address' query, where everything is text; may be left out.
 * Digits alone, so `1e3`, `+5` and ` 5` are refused.
 */
export function QueryNumber(min: number, max: number): PropertyDecorator {
  return all(
    Optional(),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value,
    ),
    WholeNumber(min, max),
  );
}

/**
 * A whole number in a form that carries a file, where everything arrives as text: digits alone, so `1e3`, `+5` and
 * `` are refused. A page that checks its form before it is sent may give the number itself.
 */
export function NumberText(min: number, max: number): PropertyDecorator {
  return all(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value,
    ),
    WholeNumber(min, max),
  );
}

/** A yes or a no in a form that carries a file: the texts `true` and `false` alone, or on a page the value itself. */
export function FlagText(): PropertyDecorator {
  return all(
    Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value)),
    Flag(),
  );
}

/**
 * A yes or a no.
 * @param options.missing the message when there is none
 */
export function Flag({ missing = 'flag' }: { missing?: FieldMessageKey } = {}): PropertyDecorator {
  return Check(
    'flag',
    (value) => {
      if (value === undefined || value === null) return missing;
      return typeof value === 'boolean' ? undefined : 'flag';
    },
    { type: 'boolean' },
  );
}

/** One of a fixed list of values. */
export function OneOf(values: readonly (string | number)[]): PropertyDecorator {
  return all(IsIn([...values], { message: 'choice' }), Described({ schema: { enum: [...values] } }));
}

/** Values of a fixed list. @param most of them, where one may be there more than once */
export function Choices(values: readonly string[], most = values.length): PropertyDecorator {
  return Check(
    'choices',
    (value) => {
      if (!Array.isArray(value)) return 'list';
      if (value.length > most) return fieldMessageCode('tooMany', most);
      return value.every((entry) => values.includes(entry as string)) ? undefined : 'choice';
    },
    { type: 'array', items: { type: 'string', enum: [...values] }, maxItems: most },
  );
}

/** A colour as `#rrggbb`. */
export function Colour(): PropertyDecorator {
  return Check('colour', (value) => (isColour(value) ? undefined : 'colour'), {
    type: 'string',
    pattern: '^#[0-9a-fA-F]{6}$',
  });
}

export function isColour(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}

/**
 * A link that a customer gives: http(s), without credentials, or empty for none.
 * @param options.required whether there must be one
 * @param options.fromText takes the first https link out of a text around it (`linkIn`)
 * @param options.httpsOnly whether http is refused
 */
export function WebLink({ required = false, fromText = false, httpsOnly = false } = {}): PropertyDecorator {
  const clean = fromText ? linkIn : (text: string) => text.trim();
  const isLink = httpsOnly ? isHttpsLink : isWebLink;
  const scheme = httpsOnly ? '[Hh][Tt][Tt][Pp][Ss]' : '[Hh][Tt][Tt][Pp][Ss]?';
  return all(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? clean(value) : value)),
    Check(
      'link',
      (value) => {
        if (required && (value === undefined || value === null || value === '')) return 'required';
        return typeof value === 'string' && (value === '' || isLink(value)) ? undefined : 'link';
      },
      {
        type: 'string',
        maxLength: LONGEST_LINK,
        pattern: fromText
          ? `^\\s*$|${scheme}://\\S`
          : required
            ? `^\\s*${scheme}://\\S+\\s*$`
            : `^\\s*(${scheme}://\\S+\\s*)?$`,
      },
    ),
  );
}

/** A time of day as `HH:MM`. */
export function TimeOfDay(): PropertyDecorator {
  return Check(
    'time',
    (value) => (typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? undefined : 'time'),
    { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
  );
}

/** A list of ids, each once. */
export function IdList(max: number): PropertyDecorator {
  return Check(
    'ids',
    (value) => {
      if (!Array.isArray(value)) return 'list';
      if (value.length > max) return fieldMessageCode('tooMany', max);
      if (!value.every((id) => typeof id === 'string' && id !== '' && id.length <= LONGEST_ID)) return 'list';
      return new Set(value).size === value.length ? undefined : 'repeated';
    },
    { type: 'array', items: { type: 'string', minLength: 1, maxLength: LONGEST_ID }, maxItems: max, uniqueItems: true },
  );
}

/** A part of a body that has fields of its own. */
export function Part<T extends object>(type: () => ClassConstructor<T>): PropertyDecorator {
  return all(
    Type(type),
    IsObject({ message: 'object' }),
    // An array is an object to class-validator, and a nested one would pass unlooked at.
    Check('part', (value) => (Array.isArray(value) ? 'object' : undefined)),
    ValidateNested({ message: 'object' }),
    Described({ part: type }),
  );
}

/** A list of parts. */
export function ListOf<T extends object>(type: () => ClassConstructor<T>, max: number): PropertyDecorator {
  return all(
    Type(type),
    IsArray({ message: 'list' }),
    ArrayMaxSize(max, { message: fieldMessageCode('tooMany', max) }),
    Check('parts', (value) =>
      Array.isArray(value) &&
      value.every((entry) => typeof entry === 'object' && entry !== null && !Array.isArray(entry))
        ? undefined
        : 'list',
    ),
    ValidateNested({ each: true, message: 'object' }),
    Described({ part: type, schema: { type: 'array', maxItems: max } }),
  );
}

/** May be left out; `null` is not leaving out. */
export function Optional(): PropertyDecorator {
  return all(
    ValidateIf((_object, value) => value !== undefined),
    Described({ optional: true }),
  );
}

/** May be `null`, which must then be sent. */
export function Nullable(): PropertyDecorator {
  return all(
    ValidateIf((_object, value) => value !== null),
    Described({ nullable: true }),
  );
}
