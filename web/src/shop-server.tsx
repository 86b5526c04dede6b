import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ShopPageInput, ShopPageMarkup, ShopPageRenderer } from '@serikad/shared/api/shop-page-renderer.types';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, type StaticHandler, StaticRouterProvider } from 'react-router-dom';
import { AppTree } from './app/app-tree.js';
import { matchedPattern } from './app/matched-pattern.js';
import { routes } from './app/routes.js';
import { unavailableRoutes } from './app/unavailable-routes.js';
import { fillFirstAnswers } from './lib/first-answers.js';
import { createQueryClient } from './lib/query-client.js';

/*
 * The public pages of the shop for the server, by the components of the browser's app. Nothing here outlives a call but
 * the code: texts are read when modules are evaluated, so each language is a build of its own.
 */

const ORIGIN = 'http://localhost';
const shop = createStaticHandler(routes);
const unavailable = createStaticHandler(unavailableRoutes);

export const renderShopPage: ShopPageRenderer['renderShopPage'] = (input) => render(shop, input);

export const renderUnavailablePage: ShopPageRenderer['renderUnavailablePage'] = (input) =>
  render(unavailable, { ...input, url: '/' });

async function render(handler: StaticHandler, { url, answers, day }: ShopPageInput): Promise<ShopPageMarkup> {
  const context = await handler.query(new Request(ORIGIN + url));
  if (context instanceof Response) throw new Error(`a public page leads elsewhere, with status ${context.status}`);
  const { matches, errors } = context;
  // An unknown address is a page of its own, no error.
  const [error] = Object.values<unknown>(errors ?? {});
  if (error !== undefined) throw asError(error);
  const client = createQueryClient();
  fillFirstAnswers(client, answers, { at: Date.now(), design: matches.at(-1)?.params['id'] });
  try {
    const html = await toHtml(
      <AppTree client={client} day={day}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </AppTree>,
    );
    return { html, route: matchedPattern(matches) };
  } finally {
    client.clear();
  }
}

/** Of pictures, which React writes before the markup: the HTML says which ones are loaded first. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** Not `renderToString`, which gives a fallback in place of a part that throws, and no error. */
async function toHtml(node: ReactNode): Promise<string> {
  const output = new PassThrough();
  const errors: unknown[] = [];
  const html = text(output);
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(node, {
      // Otherwise a large part is sent at the end, with a script that puts it into its place.
      progressiveChunkSize: Infinity,
      onError: (error) => void errors.push(error),
      onShellError: reject,
      onAllReady: () => {
        pipe(output);
        resolve();
      },
    });
  });
  const whole = await html;
  if (errors.length > 0) throw asError(errors[0]);
  return whole.replace(PRELOADS, '');
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
