import type { ClassConstructor } from 'class-transformer';
import { describedFields, givenOutFields, type FieldRecord, type FieldSchema } from './field-schema.js';

const IGNORED = 'Given out by the server; may come back, and is ignored.';

/**
 * The JSON Schema of what `validateDto` takes for a DTO class, by what the class' decorators noted. A schema can't hold
 * all: which characters a text may hold, or that two fields must agree.
 * @param nested the schema of a nested class, such as a reference to it
 */
export function dtoSchema(
  type: ClassConstructor<object>,
  nested: (type: ClassConstructor<object>) => FieldSchema = (inner) => dtoSchema(inner),
): FieldSchema {
  const defaults = new type() as Record<string, unknown>;
  const properties: Record<string, FieldSchema> = {};
  const required: string[] = [];
  for (const name of givenOutFields(type)) properties[name] = { description: IGNORED };
  for (const [name, record] of describedFields(type)) {
    const fallback = defaults[name];
    properties[name] = { ...fieldSchema(record, nested), ...(fallback !== undefined && { default: fallback }) };
    if (!record.optional && fallback === undefined) required.push(name);
  }
  return { type: 'object', properties, ...(required.length > 0 && { required }), additionalProperties: false };
}

function fieldSchema(
  { schema, part, nullable }: FieldRecord,
  nested: (type: ClassConstructor<object>) => FieldSchema,
): FieldSchema {
  const given = part === undefined ? schema : withPart(schema, nested(part()));
  return nullable ? { anyOf: [given, { type: 'null' }] } : given;
}

function withPart(schema: FieldSchema, part: FieldSchema): FieldSchema {
  return schema.type === 'array' ? { ...schema, items: part } : { ...part, ...schema };
}
