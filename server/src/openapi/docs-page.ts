import { docsStyles } from './docs-styles.js';
import type { MediaType, OpenApiDocument, OpenApiOperation, OpenApiResponse } from './openapi.types.js';
import { escapeHtml } from '../common/escape-html.js';
import { fieldHtml, fieldsHtml, prose, schemaAnchor, typeHtml, type ShownSchema } from './schema-html.js';

interface Listed {
  method: string;
  path: string;
  operation: OpenApiOperation;
}

/** The API's description as one page without scripts. */
export function docsPage({ info, paths, tags, components }: OpenApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Listed => ({ method: method.toUpperCase(), path, operation })),
  );
  const groups = tags.map(({ name }) => ({ name, calls: calls.filter(({ operation }) => operation.tags[0] === name) }));
  const schemas = Object.entries(components.schemas as Record<string, ShownSchema>);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(info.title)}</title>
<style>${docsStyles}</style>
</head>
<body>
<div class="page">
<nav aria-label="Calls"><ol>${groups.map(({ name }) => `<li><a href="#${anchor(name)}">${escapeHtml(name)}</a></li>`).join('')}<li><a href="#schemas">Schemas</a></li></ol></nav>
<main>
<h1>${escapeHtml(info.title)}</h1>
<p class="lede">${escapeHtml(info.summary)} ${calls.length} calls; as OpenAPI 3.1: <a href="/docs-json">/docs-json</a></p>
<p class="lede">${prose(info.description)}</p>
${groups.map(({ name, calls: listed }) => `<h2 id="${anchor(name)}">${escapeHtml(name)}</h2>${listed.map(callHtml).join('')}`).join('\n')}
<h2 id="schemas">Schemas</h2>
${schemas.map(([name, schema]) => schemaHtml(name, schema)).join('\n')}
</main>
</div>
</body>
</html>
`;
}

function anchor(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function callHtml({ method, path, operation }: Listed): string {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const parts = [
    `<p class="who">${whoHtml(operation)}${description === undefined ? '' : ` ${prose(description)}`}</p>`,
    parameters.length > 0
      ? `<h3>Parameters</h3><ul class="fields">${parameters
          .map((parameter) => {
            const { name, required, description: note, schema } = parameter;
            const field = { ...(schema as ShownSchema), ...(note !== undefined && { description: note }) };
            return fieldHtml(`${name} (${parameter.in})`, field, required);
          })
          .join('')}</ul>`
      : '',
    requestBody ? `<h3>Body</h3>${contentHtml(requestBody.content)}` : '',
    ...Object.entries(responses)
      .filter(([status]) => Number(status) < 400)
      .map(([status, response]) => `<h3>Answer ${status}</h3>${successHtml(response)}`),
    `<h3>Failures</h3><table class="errors">${Object.entries(responses)
      .filter(([status]) => Number(status) >= 400)
      .map(([status, response]) => `<tr><td>${status}</td><td>${prose(response.description)}</td></tr>`)
      .join('')}</table>`,
  ];
  return `<details id="${escapeHtml(operationId)}"><summary><span class="method ${method}">${method}</span> <code>${escapeHtml(path)}</code> <span class="what">${escapeHtml(summary)}</span></summary><div class="body">${parts.join('')}</div></details>`;
}

function whoHtml({ security }: OpenApiOperation): string {
  if (security.length === 0) return 'Open to everybody.';
  return security.some((scheme) => !('bearer' in scheme))
    ? 'Open to everybody; a session is welcome.'
    : 'Needs a session.';
}

function contentHtml(content: Record<string, MediaType>): string {
  return Object.entries(content)
    .map(
      ([type, { schema, example }]) =>
        `<p class="note">${escapeHtml(type)}</p>${dataHtml(schema as ShownSchema)}${exampleHtml(example)}`,
    )
    .join('');
}

/** The envelope is the same everywhere, so what counts is what it holds. */
function dataHtml(schema: ShownSchema): string {
  const data = schema.properties?.['data'];
  return schema.properties?.['code']?.const === 200 && data
    ? `<ul class="fields">${fieldHtml('data', data, true)}</ul>`
    : schema.properties
      ? fieldsHtml(schema)
      : `<p class="type">${typeHtml(schema)}</p>`;
}

function successHtml({ description, content, headers = {} }: OpenApiResponse): string {
  const listed = Object.entries(headers as Record<string, { description?: string }>).map(
    ([name, header]) =>
      `<li><b>${escapeHtml(name)}</b> <span class="note">${prose(header.description ?? '')}</span></li>`,
  );
  return `${content ? contentHtml(content) : `<p class="note">${prose(description)}</p>`}${listed.length > 0 ? `<ul class="fields">${listed.join('')}</ul>` : ''}`;
}

function exampleHtml(example: unknown): string {
  if (example === undefined) return '';
  const text = typeof example === 'string' ? example : JSON.stringify(example, null, 2);
  return `<pre tabindex="0" aria-label="Example">${escapeHtml(text)}</pre>`;
}

function schemaHtml(name: string, schema: ShownSchema): string {
  const note = schema.description === undefined ? '' : `<p class="who">${prose(schema.description)}</p>`;
  return `<details id="${escapeHtml(schemaAnchor(name))}"><summary><code>${escapeHtml(name)}</code></summary><div class="body">${note}${fieldsHtml(schema)}</div></details>`;
}
