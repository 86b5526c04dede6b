import { ModulesContainer } from '@nestjs/core';
import { dtoSchema } from '@serikad/shared/validation/dto-schema';
import { validateDto, type InvalidField } from '@serikad/shared/validation/validate';
import { getMetadataStorage } from 'class-validator';
import { examples } from '../../src/openapi/described-files.js';
import { routeName } from '../../src/openapi/openapi-document.js';
import type { OpenApiDocument } from '../../src/openapi/openapi.types.js';
import { describeRequest } from '../../src/openapi/request-description.js';
import { handledRoutes, type HandledRoute } from '../../src/openapi/routes.js';
import { goodCalls, isPage, type Call } from '../http/support/calls.js';
import { sendCall } from '../http/support/multipart.js';
import { closeConnections } from '../http/support/raw.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { Documented } from './support/documented.js';
import { EXAMPLE_TEXTS } from './support/example-calls.js';
import { mutations } from './support/mutations.js';

let shop: TestApp;
let documented: Documented;
let routes: HandledRoute[];
let calls: Map<string, Call>;

beforeAll(async () => {
  shop = await startTestApp();
  calls = await goodCalls(shop, EXAMPLE_TEXTS);
  routes = handledRoutes(shop.app.get(ModulesContainer));
  documented = new Documented((await shop.http.get('/docs-json').expect(200)).body as OpenApiDocument);
});
afterAll(async () => {
  closeConnections();
  await shop?.close();
});

describe('D-05 what the document says of requests is what checks them', () => {
  /** What no schema says: which characters, which two fields agree, what the price list or the calendar has. */
  const BEYOND_SCHEMAS = /^(characters|contradiction|oneAdult|items|date|link|invalidPhone|invalid|otherVideo)$/;

  /** Fields that are needed when another field says so. */
  const NEEDED_AT_TIMES = /^(male|female|coverPage\.(backgroundColor|backgroundImage)|prayers\.district)$/;

  it('a body that passes the check fits the schema, and one that fits fails only for what no schema can say', () => {
    let compared = 0;
    const disagreements: string[] = [];
    // The checks take seconds without a pause, in which the server would close what is idle.
    closeConnections();
    const good = examples();
    for (const route of routes) {
      const { body } = describeRequest(route);
      const example = good[routeName(route)]?.body;
      if (!body || !example || route.upload) continue;
      const schema = documented.operation(routeName(route)).requestBody?.content['application/json']?.schema;
      for (const { name, body: odd } of mutations(example)) {
        const checked = validateDto(body, odd);
        const faults = documented.faults(schema, odd);
        compared += 1;
        if (checked.ok === (faults.length === 0)) continue;
        const wrong = checked.ok ? [] : checked.fields;
        const isBeyond = ({ field, code }: InvalidField): boolean =>
          BEYOND_SCHEMAS.test(code.split(':')[0] ?? '') || (code === 'required' && NEEDED_AT_TIMES.test(field));
        if (faults.length === 0 && wrong.every(isBeyond)) continue;
        const codes = wrong.map(({ code }) => code).join();
        disagreements.push(`${routeName(route)}: ${name}: ${codes || 'taken'}, but ${faults.join() || 'fits'}`);
      }
    }
    expect(disagreements).toEqual([]);
    expect(compared).toBeGreaterThan(2_000);
  });

  it('every field of every body and query has a schema of its values', () => {
    const classes = routes.map((route) => describeRequest(route).body).filter((type) => type !== undefined);
    const vague = [...new Set(classes)].flatMap((type) => {
      const { properties = {} } = dtoSchema(type);
      const undescribed = getMetadataStorage()
        .getTargetValidationMetadatas(type, '', true, false)
        .map(({ propertyName }) => propertyName)
        .filter((name) => Object.keys(properties[name] ?? {}).every((key) => key === 'default'));
      return undescribed.map((name) => `${type.name}.${name}`);
    });
    expect(vague).toEqual([]);
  });

  it('the bounds and choices of query parameters hold exactly', async () => {
    let asked = 0;
    for (const [route, call] of calls) {
      for (const parameter of documented.operation(route).parameters ?? []) {
        const { minimum, maximum, enum: choices, type } = parameter.schema;
        if (parameter.in !== 'query' || isPage(route)) continue;
        const ask = async (value: string | number): Promise<number> => {
          const url = new URL(call.path, shop.url);
          url.searchParams.set(parameter.name, String(value));
          asked += 1;
          return (await sendCall(shop.url, { ...call, path: url.pathname + url.search })).status;
        };
        const refused = [
          ...(minimum === undefined ? [] : [minimum - 1]),
          ...(maximum === undefined ? [] : [maximum + 1]),
          ...(choices ? ['surely-none'] : []),
          ...(type === 'integer' ? ['1.5', 'x', '1e1', ''] : []),
        ];
        const taken = [...(minimum === undefined ? [] : [minimum]), ...(choices ?? [])];
        for (const value of refused) {
          expect([route, parameter.name, value, await ask(value)]).toEqual([route, parameter.name, value, 400]);
        }
        for (const value of taken) {
          expect([route, parameter.name, value, await ask(value ?? '')]).toEqual([route, parameter.name, value, 200]);
        }
      }
    }
    expect(asked).toBeGreaterThan(20);
  });
});
