import 'reflect-metadata';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import request from 'supertest';
import { FOR_REGISTRATION } from '../../src/http/decorators/for-registration.decorator.js';
import { PUBLIC_ROUTE } from '../../src/http/decorators/public.decorator.js';
import { DEMO_PUBLIC_ROUTES, PUBLIC_ROUTES } from '../../src/auth/public-routes.js';
import { RsvpReconcilerService } from '../../src/modules/rsvp/responses/rsvp-reconciler.service.js';
import { closeApp } from '../../src/start/close-app.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { until } from '../support/processes.js';

interface Route {
  method: string;
  path: string;
  isPublic: boolean;
  forRegistration: boolean;
}

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

/** The handlers of all controllers with what is declared on them. */
function declared({ app }: TestApp): Route[] {
  const modules = [...app.get(ModulesContainer).values()];
  const controllers = modules.flatMap(({ controllers }) => [...controllers.values()].map(({ metatype }) => metatype));
  return controllers.flatMap((controller) => {
    if (typeof controller !== 'function') return [];
    const prototype = controller.prototype as Record<string, unknown>;
    const base = Reflect.getMetadata(PATH_METADATA, controller) as string | string[];
    return Object.getOwnPropertyNames(prototype).flatMap((name) => {
      const handler = prototype[name] as object;
      const paths = name === 'constructor' ? undefined : (Reflect.getMetadata(PATH_METADATA, handler) as unknown);
      if (paths === undefined) return [];
      const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number] ?? '';
      return [base].flat().flatMap((start) =>
        [paths as string | string[]].flat().map((end) => ({
          method,
          path: `/${start}/${end}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1'),
          isPublic: Reflect.getMetadata(PUBLIC_ROUTE, handler) === true,
          forRegistration: Reflect.getMetadata(FOR_REGISTRATION, handler) === true,
        })),
      );
    });
  });
}

/** What the router really answers: `GET /a/:b`. */
function mounted({ app }: TestApp): string[] {
  const express = app.getHttpAdapter().getInstance();
  return express.router.stack.flatMap(({ route }) =>
    route ? route.stack.map((layer) => `${layer.method.toUpperCase()} ${route.path}`) : [],
  );
}

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

describe('X03 routes are private unless the list says otherwise', () => {
  it('knows every route that there is', () => {
    expect(declared(shop).map(nameOf).sort()).toEqual([...new Set(mounted(shop))].sort());
  });

  it('those marked public are exactly those of the list', () => {
    const marked = declared(shop).filter(({ isPublic }) => isPublic);
    expect(marked.map(nameOf).sort()).toEqual([...PUBLIC_ROUTES, ...DEMO_PUBLIC_ROUTES].sort());
  });

  it('those of the simulated Google are absent when Google serves', async () => {
    const real = await startTestApp({ config: { demoSignIn: false } });
    try {
      const marked = declared(real).filter(({ isPublic }) => isPublic);
      expect(marked.map(nameOf).sort()).toEqual([...PUBLIC_ROUTES].sort());
      await real.http.get('/demo-google/userinfo').expect(404);
      await real.http.post('/demo-google/token').type('form').send({ a: '1' }).expect(415);
    } finally {
      await real.close();
    }
  });

  const ask = ({ method, path }: Route, authorization?: string) => {
    const address = path.replace(/:[A-Za-z]+/g, 'f'.repeat(24)).replace(/\*\w+/g, 'x');
    const test = request(shop.url)[method.toLowerCase() as 'get'](address);
    return authorization === undefined ? test : test.set('Authorization', authorization);
  };

  it('each of the others answers 403 invalid-token without a token and with a bad one', async () => {
    const closed = declared(shop).filter(({ isPublic }) => !isPublic);
    expect(closed.length).toBeGreaterThan(2);
    for (const route of closed) {
      for (const authorization of [undefined, 'Bearer x.y.z']) {
        const answer = await ask(route, authorization);
        expect([nameOf(route), answer.status, answer.body.code]).toEqual([nameOf(route), 403, 'invalid-token']);
      }
    }
  });

  it('S-08 a token of an unregistered person serves for POST /user/register alone', async () => {
    const session = await shop.signIn({ register: false });
    const closed = declared(shop).filter(({ isPublic }) => !isPublic);
    const opened: string[] = [];
    for (const route of closed) {
      const { status } = await ask(route, session.headers.Authorization);
      if (status !== 403) opened.push(nameOf(route));
    }
    expect(opened).toEqual(['POST /user/register']);
    expect(closed.filter(({ forRegistration }) => forRegistration).map(nameOf)).toEqual(opened);
  });
});

describe('health and configuration', () => {
  it('D-04 says live and ready, without the envelope', async () => {
    await shop.http.get('/health/live').expect(200, { status: 'ok' });
    await shop.http.get('/health/ready').expect(200, { status: 'ok' });
  });

  it('D-04 says live, but not ready, without the database', async () => {
    const lost = await startTestApp();
    await lost.db.close();
    await lost.http.get('/health/live').expect(200, { status: 'ok' });
    await lost.http.get('/health/ready').expect(503, { status: 'unavailable' });
    await lost.close();
  });

  it('D-04 X62 says not ready while the server shuts down, which still serves', async () => {
    const leaving = await startTestApp();
    // A round of the reconciler that takes long: nothing that is under way may keep it ready.
    let ended = (): void => undefined;
    const round = new Promise<void>((resolve) => (ended = resolve));
    const reconciler = leaving.app.get(RsvpReconcilerService, { strict: false });
    const ending = jest.spyOn(reconciler, 'onModuleDestroy').mockReturnValue(round);
    await leaving.http.get('/health/ready').expect(200);
    const closed = closeApp(leaving.app);
    await leaving.http.get('/health/ready').expect(503, { status: 'unavailable' });
    await leaving.http.get('/health/live').expect(200);
    await until(() => ending.mock.calls.length === 1);
    ended();
    await closed;
    await leaving.close();
  });

  it('shows the listed fields of the configuration, and no secret', async () => {
    const answer = await shop.http.get('/api/config').expect(200);
    expect(answer.body.data).toEqual({
      shopName: 'SeriKad',
      chatNumber: '60100000000',
      instagram: null,
      facebook: null,
      tiktok: null,
      publicUrl: shop.url,
      demoSignIn: true,
      promoPopup: false,
    });
    expect(answer.text).not.toContain(shop.config.jwtSecret);
  });
});
