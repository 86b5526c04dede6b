import type { Page, Route } from '@playwright/test';
import { FIRST_ANSWERS_ID } from '@serikad/shared/api/first-answers';
import type { patterns } from '../../../web/src/config/paths.ts';
import type { Viewer, World } from './world.ts';

/** Which address of the app a screen belongs to: a pattern of the router, or a page of the server's. */
export type ScreenRoute = keyof typeof patterns | `orderView/${string}` | '*' | 'guest' | 'google';

/** A screen in one state. */
export interface Screen {
  /** Unique; names the pictures. Its first word groups the contact sheet. */
  readonly name: string;
  readonly route: ScreenRoute;
  readonly path: (world: World) => string;
  readonly as: Viewer;
  /** What the server answers otherwise, set before the page opens. */
  readonly answers: readonly Answer[];
  /** What the person does then. */
  readonly act: ((page: Page, world: World) => Promise<void>) | undefined;
  /** The only widths at which there is such a state. */
  readonly widths: readonly Width[];
  /** The picture shows the window, not the whole page: a dialog is open. */
  readonly dialog: boolean;
  /** It goes on loading; otherwise nothing may be left of that. */
  readonly busy: boolean;
  readonly script: boolean;
}

export const WIDTHS = [375, 768, 1280] as const;
export type Width = (typeof WIDTHS)[number];
export const HEIGHTS: Readonly<Record<Width, number>> = { 375: 812, 768: 1024, 1280: 800 };

/** Stands in for the server on the calls of a glob. */
export interface Answer {
  readonly calls: string;
  readonly method?: 'PUT' | 'POST' | 'DELETE';
  readonly answer: (route: Route) => Promise<void>;
}

type Options = Partial<Omit<Screen, 'name' | 'route' | 'path'>>;

export function screen(
  name: string,
  route: ScreenRoute,
  path: string | ((world: World) => string),
  options: Options = {},
): Screen {
  return {
    name,
    route,
    path: typeof path === 'string' ? () => path : path,
    as: 'nobody',
    answers: [],
    act: undefined,
    widths: WIDTHS,
    dialog: false,
    busy: false,
    script: true,
    ...options,
  };
}

/**
 * Takes the answers out of the HTML that come with it, so that the page makes its calls and meets what stands in for them.
 */
export async function withoutFirstAnswers(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    const opensPage =
      request.method() === 'GET' && request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (!opensPage) return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    // Where it leads elsewhere the browser has to go there itself.
    if (response.status() >= 300) return route.fallback();
    const body = await response.text();
    return route.fulfill({
      response,
      body: body.replace(new RegExp(`<script type="application/json" id="${FIRST_ANSWERS_ID}">[^<]*</script>`), ''),
    });
  });
}

/** No answer, ever. */
export function silent(calls: string, method?: Answer['method']): Answer {
  return { calls, ...(method && { method }), answer: () => Promise.resolve() };
}

/** As without a network. */
export function cut(calls: string, method?: Answer['method']): Answer {
  return { calls, ...(method && { method }), answer: (route) => route.abort('internetdisconnected') };
}

/** The envelope of a failure, as the server writes it. */
export function failing(
  calls: string,
  status: number,
  errorCode: string,
  errorMessage: string,
  { method, fields }: { method?: Answer['method']; fields?: { field: string; message: string }[] } = {},
): Answer {
  const error = { errorCode, errorMessage, ...(fields && { fields }) };
  return {
    calls,
    ...(method && { method }),
    answer: (route) => route.fulfill({ status, json: { code: errorCode, data: { code: errorCode, error } } }),
  };
}

/** The real answer with a change in its data. */
export function changed(calls: string, change: (text: string) => string): Answer {
  return {
    calls,
    answer: async (route) => {
      const page = route.request().frame().page();
      try {
        const response = await route.fetch();
        await route.fulfill({ response, body: change(await response.text()) });
      } catch (error) {
        // A screen may be closed while an answer for it is still on its way.
        if (!page.isClosed()) throw error;
      }
    },
  };
}

const DAY = 24 * 60 * 60 * 1000;

/** An order that nobody paid for so many days, and what it is then. */
export function unpaidFor(days: number): Answer {
  const createdAt = new Date(Date.now() - days * DAY).toISOString();
  const state = days > 7 ? 'trial-expired' : 'trial';
  return changed('**/api/{order,invitation}/find-*/**', (text) =>
    text
      .replaceAll(/"paymentState":"[a-z-]+"/g, `"paymentState":"${state}"`)
      .replaceAll(/"createdAt":"[^"]+"/g, `"createdAt":"${createdAt}"`),
  );
}
