const text = { type: 'string', pattern: '\\S' } as const;
const components = (section: string): object => ({
  type: 'object',
  properties: { $ref: { type: 'string', pattern: `^#/components/${section}/[A-Za-z0-9._-]+$` } },
  required: ['$ref'],
  additionalProperties: false,
});
const schema = { $ref: 'https://json-schema.org/draft/2020-12/schema' };
const content = {
  type: 'object',
  minProperties: 1,
  propertyNames: { pattern: '^[a-z]+/[a-z0-9.+*-]+$' },
  additionalProperties: {
    type: 'object',
    properties: { schema, example: true },
    required: ['schema'],
    additionalProperties: false,
  },
};
const header = {
  type: 'object',
  properties: { description: text, schema },
  required: ['description', 'schema'],
  additionalProperties: false,
};

/**
 * What OpenAPI 3.1 demands of the parts that this server writes, and nothing that it does not write; schemas in it are
 * checked against JSON Schema's own, as the specification requires. To be compiled with ajv's 2020-12 class.
 */
export const OPENAPI_STRUCTURE = {
  type: 'object',
  properties: {
    openapi: { const: '3.1.0' },
    info: {
      type: 'object',
      properties: { title: text, version: text, summary: text, description: text },
      required: ['title', 'version'],
      additionalProperties: false,
    },
    servers: {
      type: 'array',
      minItems: 1,
      items: { type: 'object', properties: { url: text }, required: ['url'], additionalProperties: false },
    },
    tags: {
      type: 'array',
      items: { type: 'object', properties: { name: text }, required: ['name'], additionalProperties: false },
    },
    paths: {
      type: 'object',
      propertyNames: { pattern: '^/' },
      additionalProperties: {
        type: 'object',
        minProperties: 1,
        propertyNames: { enum: ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] },
        additionalProperties: { $ref: '#/$defs/operation' },
      },
    },
    components: {
      type: 'object',
      properties: {
        schemas: { type: 'object', propertyNames: { pattern: '^[A-Za-z0-9._-]+$' }, additionalProperties: schema },
        securitySchemes: {
          type: 'object',
          additionalProperties: {
            type: 'object',
            properties: { type: { const: 'http' }, scheme: { const: 'bearer' }, bearerFormat: text, description: text },
            required: ['type', 'scheme'],
            additionalProperties: false,
          },
        },
        headers: { type: 'object', additionalProperties: header },
      },
      additionalProperties: false,
    },
  },
  required: ['openapi', 'info', 'paths'],
  additionalProperties: false,
  $defs: {
    operation: {
      type: 'object',
      properties: {
        operationId: text,
        tags: { type: 'array', items: text },
        summary: text,
        description: text,
        security: {
          type: 'array',
          items: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
        },
        parameters: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              name: text,
              in: { enum: ['query', 'header', 'path'] },
              required: { type: 'boolean' },
              description: text,
              schema,
              example: true,
            },
            required: ['name', 'in', 'schema'],
            if: { properties: { in: { const: 'path' } } },
            then: { properties: { required: { const: true } }, required: ['required'] },
            additionalProperties: false,
          },
        },
        requestBody: {
          type: 'object',
          properties: { required: { type: 'boolean' }, content },
          required: ['content'],
          additionalProperties: false,
        },
        responses: {
          type: 'object',
          minProperties: 1,
          propertyNames: { pattern: '^[1-5]\\d\\d$' },
          additionalProperties: {
            type: 'object',
            properties: {
              description: text,
              headers: { type: 'object', additionalProperties: { oneOf: [header, components('headers')] } },
              content,
            },
            required: ['description'],
            additionalProperties: false,
          },
        },
      },
      required: ['operationId', 'summary', 'responses'],
      additionalProperties: false,
    },
  },
} as const;
