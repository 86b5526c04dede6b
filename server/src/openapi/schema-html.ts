import { escapeHtml } from '../common/escape-html.js';

/** A JSON Schema as in the document: only the kinds that fields have here. */
export interface ShownSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  contentMediaType?: string;
  default?: unknown;
  items?: ShownSchema;
  anyOf?: ShownSchema[];
  allOf?: ShownSchema[];
  properties?: Record<string, ShownSchema>;
  required?: string[];
  additionalProperties?: boolean | ShownSchema;
}

/** A sentence with `code` in it. */
export function prose(text: string): string {
  return escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\n\n/g, '<br>');
}

const code = (value: unknown): string =>
  `<code>${escapeHtml(typeof value === 'string' ? value : JSON.stringify(value))}</code>`;

/** A field's type in a few words. */
export function typeHtml(schema: ShownSchema): string {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    return `<a href="#${escapeHtml(schemaAnchor(name))}">${escapeHtml(name)}</a>`;
  }
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return schema.enum.map(code).join(' · ');
  if (schema.anyOf) return schema.anyOf.map(typeHtml).join(' or ');
  if (schema.allOf) return schema.allOf.map(typeHtml).join(' and ');
  if (schema.contentMediaType !== undefined) return code(schema.contentMediaType);
  const types = [schema.type ?? 'anything'].flat().join(' or ');
  if (schema.items) return `list${bound(schema)} of ${typeHtml(schema.items)}`;
  if (typeof schema.additionalProperties === 'object' && Object.keys(schema.additionalProperties).length > 0) {
    const { not } = schema.additionalProperties as { not?: unknown };
    return not === undefined ? `object of ${typeHtml(schema.additionalProperties)}` : 'empty object';
  }
  return `${types}${bound(schema)}`;
}

function bound({ minimum, maximum, maxLength, maxItems }: ShownSchema): string {
  if (maxLength !== undefined) return `, at most ${maxLength} characters`;
  if (maxItems !== undefined) return ` (at most ${maxItems})`;
  if (minimum !== undefined && maximum !== undefined) return `, ${minimum} to ${maximum}`;
  return minimum === undefined ? '' : `, ${minimum} or more`;
}

/** The fields of an object as a list, or the type of what is none. */
export function fieldsHtml(schema: ShownSchema): string {
  if (!schema.properties) return `<p class="type">${typeHtml(schema)}</p>`;
  const rows = Object.entries(schema.properties).map(([name, field]) =>
    fieldHtml(name, field, schema.required?.includes(name) ?? false),
  );
  return `<ul class="fields">${rows.join('')}</ul>`;
}

/** One line: name, type, what it is for. */
export function fieldHtml(name: string, field: ShownSchema, required: boolean): string {
  const notes = [
    required ? '' : field.default === undefined ? 'may be left out' : `default ${code(field.default)}`,
    field.description === undefined ? '' : prose(field.description),
  ].filter((note) => note !== '');
  // Objects without a name of their own are shown inline.
  const inner = field.properties ? fieldsHtml(field) : field.items?.properties ? fieldsHtml(field.items) : '';
  const type = field.properties ? 'object' : typeHtml(field);
  return `<li><b>${escapeHtml(name)}</b> <span class="type">${type}</span>${notes.length > 0 ? ` <span class="note">${notes.join('. ')}</span>` : ''}${inner}</li>`;
}

export function schemaAnchor(name: string): string {
  return `schema-${name}`;
}
