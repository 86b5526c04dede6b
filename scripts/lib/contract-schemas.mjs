import { pathToFileURL } from 'node:url';
import { at, tool } from './paths.mjs';

/** Made from the contract's types here, committed, and read by the server: it describes itself without a compiler. */
export const contractSchemasFile = 'server/openapi/contract.json';

/**
 * What the types of `shared/src/api/contract.ts` say, as the text of the file:
 * `answers` { route: schema of `data` }, `schemas` { name: schema } that they refer to, and `notes`, the comments
 * beside the fields of bodies, { route or class: { field: comment } }.
 */
export async function contractSchemas() {
  const { createGenerator } = await import(
    pathToFileURL(tool('server', 'ts-json-schema-generator/dist/index.js')).href
  );
  const { definitions = {}, properties } = createGenerator({
    path: at('shared/src/api/described-contract.ts'),
    tsconfig: at('shared/tsconfig.json'),
    additionalProperties: false,
    topRef: false,
    encodeRefs: false,
    sortProps: false,
    skipTypeCheck: true,
  }).createSchema('DescribedContract');
  const { answers, bodies, failure } = properties;
  const used = reachable([answers, failure], definitions);
  const result = {
    answers: sorted(Object.entries(answers.properties).map(([route, schema]) => [route, modern(schema)])),
    schemas: sorted([...used].map((name) => [componentName(name), modern(definitions[name])])),
    notes: sorted([...Object.entries(bodies.properties), ...Object.entries(definitions)].flatMap(notesOf)),
  };
  return `${JSON.stringify(result, null, 1)}\n`;
}

const REF = /^#\/definitions\//;

/** OpenAPI takes fewer characters in a component's name than TypeScript writes for a generic type. */
function componentName(name) {
  return name.replace(/[^A-Za-z0-9._-]+/g, '_').replace(/^_|_$/g, '');
}

/** The names of the definitions that schemas lead to. */
function reachable(schemas, definitions, seen = new Set()) {
  for (const [, name] of JSON.stringify(schemas).matchAll(/"#\/definitions\/([^"]+)"/g)) {
    if (seen.has(name)) continue;
    seen.add(name);
    reachable(definitions[name], definitions, seen);
  }
  return seen;
}

/** The comments beside an object's fields, where it has any and is a body or a part of one. */
function notesOf([name, { properties = {} }]) {
  if (!name.includes(' ') && !name.endsWith('Dto')) return [];
  const notes = Object.entries(properties).filter(([, { description }]) => description !== undefined);
  return notes.length > 0
    ? [[name, Object.fromEntries(notes.map(([field, schema]) => [field, schema.description]))]]
    : [];
}

/** From draft 7, which the generator writes, to the dialect of OpenAPI 3.1. */
function modern(schema) {
  if (Array.isArray(schema)) return schema.map(modern);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, items, ...rest } = schema;
  return {
    ...($ref !== undefined && { $ref: `#/components/schemas/${componentName($ref.replace(REF, ''))}` }),
    ...(items !== undefined && (Array.isArray(items) ? { prefixItems: modern(items) } : { items: modern(items) })),
    ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, modern(value)])),
  };
}

function sorted(entries) {
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
