import 'reflect-metadata';
import { plainToInstance, type ClassConstructor } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import type { FieldError } from '../errors/error-codes.js';
import type { Locale } from '../i18n/language.js';
import { describedFields, givenOutFields } from './field-schema.js';
import { fieldMessageText } from './field-messages.js';

/** One field that is wrong: its path, and the code of the message (see field-messages.ts). */
export interface InvalidField {
  field: string;
  code: string;
}

/** What came of checking a body: the typed value, or what is wrong with it, field by field. */
export type Validated<T> = { ok: true; value: T } | { ok: false; fields: InvalidField[] };

/** The sentences to show below the fields. */
export function fieldErrorsIn(locale: Locale, fields: readonly InvalidField[]): FieldError[] {
  return fields.map(({ field, code }) => ({ field, message: fieldMessageText(code, locale) }));
}

const DEEPEST = 12;
const MOST_VALUES = 5_000;
/** Several times what any DTO has. The libraries' work grows with the square of an object's keys. */
const MOST_KEYS = 200;
const DANGEROUS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Checks a plain value against a DTO class: the very same check in the API's pipe and in the web's forms.
 * Unknown fields are refused at every depth.
 */
export function validateDto<T extends object>(type: ClassConstructor<T>, plain: unknown): Validated<T> {
  const shape = shapeError(plain);
  if (shape) return { ok: false, fields: [shape] };
  const value = plainToInstance(type, withoutGivenOut(type, plain));
  const errors = validateSync(value, {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
  });
  if (errors.length === 0) return { ok: true, value };
  return { ok: false, fields: errors.flatMap((error) => invalidFields(error, '')) };
}

/** A copy without the fields that the server itself gave out, at every depth; see `GivenOut`. */
function withoutGivenOut(type: ClassConstructor<object>, plain: unknown): unknown {
  if (Array.isArray(plain)) return plain.map((entry) => withoutGivenOut(type, entry));
  if (typeof plain !== 'object' || plain === null) return plain;
  const dropped = new Set(givenOutFields(type));
  const copy = Object.fromEntries(Object.entries(plain).filter(([name]) => !dropped.has(name)));
  for (const [name, { part }] of describedFields(type)) {
    if (part && Object.hasOwn(copy, name)) copy[name] = withoutGivenOut(part(), copy[name]);
  }
  return copy;
}

/** Refuses what no DTO may see: no object at all, depth or width beyond reason, keys that reach a prototype. */
function shapeError(plain: unknown): InvalidField | undefined {
  if (typeof plain !== 'object' || plain === null || Array.isArray(plain)) return { field: '', code: 'object' };
  let seen = 0;
  const walk = (value: unknown, path: string, depth: number): InvalidField | undefined => {
    if (typeof value !== 'object' || value === null) return undefined;
    if (depth > DEEPEST || (seen += 1) > MOST_VALUES) return { field: path, code: 'tooDeep' };
    const keys = Object.keys(value);
    if (!Array.isArray(value) && keys.length > MOST_KEYS) return { field: path, code: 'tooDeep' };
    for (const key of keys) {
      const here = path === '' ? key : `${path}.${key}`;
      if (DANGEROUS.has(key)) return { field: here, code: 'unknown' };
      const found = walk((value as Record<string, unknown>)[key], here, depth + 1);
      if (found) return found;
    }
    return undefined;
  };
  return walk(plain, '', 0);
}

function invalidFields(error: ValidationError, parent: string): InvalidField[] {
  const field = parent === '' ? error.property : `${parent}.${error.property}`;
  const nested = (error.children ?? []).flatMap((child) => invalidFields(child, field));
  if (nested.length > 0) return nested;
  const constraints = error.constraints ?? {};
  const code = 'whitelistValidation' in constraints ? 'unknown' : (Object.values(constraints)[0] ?? 'invalid');
  return [{ field, code }];
}
