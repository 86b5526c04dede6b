import type { ContractSchemas, Example } from './described-files.js';
import { BodySchemas } from './body-schemas.js';
import { errorResponses } from './call-errors.js';
import type {
  MediaType,
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiResponse,
} from './openapi.types.js';
import { describeRequest, type RequestDescription } from './request-description.js';
import type { HandledRoute } from './routes.js';

const DESCRIPTION = `A call that succeeds answers 200 and \`{"code": 200, "data": …}\`. One that fails answers the status and the slug
that it lists below, as \`{"code": "<slug>", "data": {"code": "<slug>", "error": {"errorCode": "<slug>", "errorMessage": "…"}}}\`,
in Malay or English by Accept-Language; a refused body names its fields under \`data.error.fields\`. 403 is answered for
one thing alone: the session is over, sign in again. What is somebody else’s is not found. Unknown fields are refused.
Amounts are whole ringgit, moments ISO 8601, days YYYY-MM-DD and hours HH:MM in Malaysia. Every answer carries an
\`X-Request-Id\`, which the log has as well.`;

interface DocumentInput {
  title: string;
  version: string;
  /** Origin of the API. */
  url: string;
  routes: readonly HandledRoute[];
  contract: ContractSchemas;
  examples: Readonly<Record<string, Example>>;
}

/** The description of every route as an OpenAPI 3.1 document, from the decorators and types of the handlers. */
export function openApiDocument({ title, version, url, routes, contract, examples }: DocumentInput): OpenApiDocument {
  const bodies = new BodySchemas(contract.notes);
  const paths: OpenApiDocument['paths'] = {};
  const sorted = [...routes].sort((a, b) => (a.path === b.path ? 0 : a.path < b.path ? -1 : 1));
  for (const route of sorted) {
    const name = routeName(route);
    const operation = operationOf(route, contract.answers[name], bodies, examples[name]);
    (paths[templateOf(route.path)] ??= {})[route.method.toLowerCase()] = operation;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${title} API`,
      version,
      summary: 'All calls of the web app to the server.',
      description: DESCRIPTION,
    },
    servers: [{ url }],
    tags: [...new Set(sorted.map(tagOf))].sort(byReader).map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...contract.schemas, ...bodies.schemas },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The token of POST /user/google-auth/verify or POST /user/register.',
        },
      },
      headers: {
        RetryAfter: { description: 'Seconds to wait before another try.', schema: { type: 'integer', minimum: 0 } },
      },
    },
  };
}

/** `GET /a/:b`, as the contract names a route. */
export function routeName({ method, path }: Pick<HandledRoute, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/** `/a/{b}` */
export function templateOf(path: string): string {
  return path.replace(/[:*]([A-Za-z]+)/g, '{$1}');
}

/** What the calls of a controller have in common: `ShopConfigController` is "Shop config". */
function tagOf({ controller }: HandledRoute): string {
  const words = controller.name.replace(/Controller$/, '').replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return words.charAt(0) + words.slice(1).toLowerCase();
}

/** Operations of the seller are listed after the public ones. */
function byReader(a: string, b: string): number {
  const last = (name: string): number => (/^(Admin|Audit)/.test(name) ? 1 : /^Demo/.test(name) ? 2 : 0);
  return last(a) - last(b) || (a < b ? -1 : 1);
}

function operationOf(route: HandledRoute, data: unknown, bodies: BodySchemas, example?: Example): OpenApiOperation {
  const { note, controller, handler, path } = route;
  const request = describeRequest(route);
  const parameters = request.parameters.map((parameter) => withExample(parameter, example));
  const requestBody = bodyOf(route, request, bodies, example);
  const description = [note?.description, audienceOf(route, request)].filter((text) => text !== undefined).join('\n\n');
  return {
    // A handler that serves two addresses has two operations.
    operationId: `${controller.name.replace(/Controller$/, '')}_${handler}${/\/:names$/.test(path) ? '_named' : ''}`,
    tags: [tagOf(route)],
    summary: note?.summary ?? routeName(route),
    ...(description !== '' && { description }),
    security: securityOf(route, request),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: { ...successOf(route, data, example), ...errorResponses(route, request) },
  };
}

function audienceOf(
  { sellerOnly, forRegistration }: HandledRoute,
  { takesUser }: RequestDescription,
): string | undefined {
  if (sellerOnly) return 'For the seller alone; to everybody else it does not exist.';
  if (forRegistration) return 'Also takes the token of a person who has not registered yet.';
  return takesUser ? 'The owner’s session shows more.' : undefined;
}

function securityOf({ isPublic }: HandledRoute, { takesUser }: RequestDescription): OpenApiOperation['security'] {
  if (!isPublic) return [{ bearer: [] }];
  return takesUser ? [{}, { bearer: [] }] : [];
}

function withExample(parameter: OpenApiParameter, example: Example | undefined): OpenApiParameter {
  const value = parameter.in === 'header' ? undefined : example?.parameters[parameter.name];
  return value === undefined ? parameter : { ...parameter, example: value };
}

function bodyOf(
  route: HandledRoute,
  { body }: RequestDescription,
  bodies: BodySchemas,
  example: Example | undefined,
): OpenApiOperation['requestBody'] {
  const shown = example?.body !== undefined && { example: example.body };
  if (route.upload) {
    const schema = bodies.form(body, route.upload, routeName(route));
    return { required: true, content: { 'multipart/form-data': { schema, ...shown } } };
  }
  if (route.binary !== undefined) {
    const schema = { type: 'string', contentMediaType: 'application/octet-stream', maxLength: route.binary };
    return { required: true, content: { 'application/octet-stream': { schema } } };
  }
  if (body === undefined) return undefined;
  const schema = bodies.reference(body, routeName(route));
  return { required: true, content: { 'application/json': { schema, ...shown } } };
}

function successOf({ note, isRaw }: HandledRoute, data: unknown, example?: Example): Record<string, OpenApiResponse> {
  const headers = Object.entries(note?.headers ?? {}).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  const shown = example?.answer !== undefined && { example: example.answer };
  const more = headers.length > 0 && { headers: Object.fromEntries(headers) as Record<string, unknown> };
  if (isRaw) {
    const { status = 200, produces = [] } = note && note.route === undefined ? note : {};
    const content = Object.fromEntries(produces.map((type): [string, MediaType] => [type, rawContent(type, shown)]));
    const description = status >= 300 ? 'Leads on by its Location header.' : 'The file, page or text itself.';
    return { [status]: { description, ...more, ...(produces.length > 0 && { content }) } };
  }
  const schema = {
    type: 'object',
    properties: { code: { const: 200 }, data: data ?? {} },
    required: ['code', 'data'],
    additionalProperties: false,
  };
  return { 200: { description: 'Done.', ...more, content: { 'application/json': { schema, ...shown } } } };
}

function rawContent(type: string, shown: false | { example: unknown }): MediaType {
  if (type === 'application/json') return { schema: { type: 'object' }, ...shown };
  return type.startsWith('text/')
    ? { schema: { type: 'string' }, ...shown }
    : { schema: { type: 'string', contentMediaType: type } };
}
