import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { OpenApiDocument, OpenApiOperation } from '../../../src/openapi/openapi.types.js';

/** A document with its schemas compiled, to hold answers against. */
export class Documented {
  private readonly ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictTypes: false, allErrors: true });
  private readonly compiled = new Map<string, ValidateFunction>();

  constructor(readonly document: OpenApiDocument) {
    // The place where an OpenAPI document keeps its schemas.
    this.ajv.addKeyword('components');
    this.ajv.addSchema(
      { $id: 'document:', components: { schemas: relocated(document.components.schemas) } },
      'document:',
    );
  }

  /** `GET /a/{b}` of every operation. */
  names(): string[] {
    return Object.entries(this.document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
  }

  /** The operation of a route as the router spells it: `GET /a/:b`. */
  operation(route: string): OpenApiOperation {
    const [method = '', path = ''] = templateOf(route).split(' ');
    const operation = this.document.paths[path]?.[method.toLowerCase()];
    if (!operation) throw new Error(`${route} is not documented`);
    return operation;
  }

  /** What is wrong with a value, as sentences; none when it fits the schema. */
  faults(schema: unknown, value: unknown): string[] {
    const key = JSON.stringify(schema);
    const validate = this.compiled.get(key) ?? this.ajv.compile(relocated(schema) as object);
    this.compiled.set(key, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  }

  /** The schema of an operation's answer with a status. */
  answerSchema(route: string, status: number): unknown {
    const response = this.operation(route).responses[String(status)];
    if (!response) throw new Error(`${route} does not document ${status}`);
    return response.content?.['application/json']?.schema;
  }
}

/** `GET /a/{b}` of `GET /a/:b`. */
export function templateOf(route: string): string {
  return route.replace(/[:*]([A-Za-z]+)/g, '{$1}');
}

/** A schema whose references lead to the document rather than into itself. */
function relocated(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document:#/components/')) as unknown;
}
