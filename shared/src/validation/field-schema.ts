import type { ClassConstructor } from 'class-transformer';

/** A JSON Schema (2020-12), as far as fields of bodies and queries need it. */
export interface FieldSchema {
  $ref?: string;
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null';
  description?: string;
  enum?: readonly (string | number | null)[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  items?: FieldSchema;
  maxItems?: number;
  uniqueItems?: boolean;
  anyOf?: FieldSchema[];
  properties?: Record<string, FieldSchema>;
  required?: string[];
  additionalProperties?: boolean;
}

/** The schema of all decorators of one field. */
export interface FieldRecord {
  schema: FieldSchema;
  /** May be left out. */
  optional?: boolean;
  /** May be `null`. */
  nullable?: boolean;
  /** The class of the object, or of each of the list's objects. */
  part?: () => ClassConstructor<object>;
}

const records = new WeakMap<object, Map<string, FieldRecord>>();

const givenOut = new WeakMap<object, readonly string[]>();

/**
 * Class decorator: fields that this server gives out beside those of the body. They may come back and are dropped
 * before anything reads them, so that a client may change an object and send it whole. Everything else stays unknown.
 */
export function GivenOut(...names: string[]): ClassDecorator {
  return (type) => {
    givenOut.set(type.prototype as object, names);
  };
}

/** The names of the `GivenOut` fields of a DTO class and of those that it inherits from. */
export function givenOutFields(type: ClassConstructor<object>): string[] {
  const names: string[] = [];
  for (
    let prototype = type.prototype as object | null;
    prototype !== null;
    prototype = Object.getPrototypeOf(prototype) as object | null
  ) {
    names.push(...(givenOut.get(prototype) ?? []));
  }
  return names;
}

/** Notes the schema of a decorator for its field, for those who describe the API rather than check it. */
export function Described({ schema = {}, ...more }: Partial<FieldRecord>): PropertyDecorator {
  return (target, key) => {
    const fields = records.get(target) ?? new Map<string, FieldRecord>();
    const known = fields.get(String(key));
    fields.set(String(key), { ...known, ...more, schema: { ...known?.schema, ...schema } });
    records.set(target, fields);
  };
}

/** The fields of a DTO class with what its decorators noted, those that it inherits first. */
export function describedFields(type: ClassConstructor<object>): Map<string, FieldRecord> {
  const fields = new Map<string, FieldRecord>();
  const collect = (prototype: object | null): void => {
    if (prototype === null || prototype === Object.prototype) return;
    collect(Object.getPrototypeOf(prototype) as object | null);
    for (const [key, record] of records.get(prototype) ?? []) fields.set(key, record);
  };
  collect(type.prototype as object);
  return fields;
}
