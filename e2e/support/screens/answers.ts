import type { CDPSession, Page } from '@playwright/test';
import { DAY_MS } from '@serikad/shared/calendar/durations';
import { FIRST_ANSWERS_ID } from '@serikad/shared/api/first-answers';

/** What the page gets instead of the server's answer to the calls of a glob. */
export interface Answer {
  /** As in `page.route`; one `*` takes slashes as well. */
  readonly calls: string;
  readonly method: 'PUT' | 'POST' | 'DELETE' | undefined;
  readonly reply: 'none' | 'no-network' | Reply | ((text: string) => string);
}

/** The status and the envelope of an answer. */
export interface Reply {
  readonly status: number;
  readonly json: object;
}

/** No answer, ever. */
export function silent(calls: string, method?: Answer['method']): Answer {
  return { calls, method, reply: 'none' };
}

/** As without a network. */
export function cut(calls: string, method?: Answer['method']): Answer {
  return { calls, method, reply: 'no-network' };
}

/** The envelope of a failure, as the server writes it. */
export function failing(
  calls: string,
  status: number,
  errorCode: string,
  errorMessage: string,
  { method, fields }: { method?: Answer['method']; fields?: { field: string; message: string }[] } = {},
): Answer & { readonly reply: Reply } {
  const error = { errorCode, errorMessage, ...(fields && { fields }) };
  return { calls, method, reply: { status, json: { code: errorCode, data: { code: errorCode, error } } } };
}

/** An answer that is not the server's, which is not called. */
export function answering(calls: string, data: object): Answer {
  return { calls, method: undefined, reply: { status: 200, json: { code: 200, data } } };
}

/** The real answer with a change in its data. */
export function changed(calls: string, change: (text: string) => string): Answer {
  return { calls, method: undefined, reply: change };
}

/** An order that is unpaid for so many days, and what it is then. */
export function unpaidFor(days: number): Answer {
  const createdAt = new Date(Date.now() - days * DAY_MS).toISOString();
  const state = days > 7 ? 'trial-expired' : 'trial';
  return changed('**/api/{order,invitation}/find-*/**', (text) =>
    text
      .replaceAll(/"paymentState":"[a-z-]+"/g, `"paymentState":"${state}"`)
      .replaceAll(/"createdAt":"[^"]+"/g, `"createdAt":"${createdAt}"`),
  );
}

/** What `Fetch.requestPaused` has of a request, as far as it is used here. */
interface Paused {
  readonly requestId: string;
  readonly request: { readonly method: string };
  readonly responseStatusCode?: number;
  readonly responseHeaders?: { name: string; value: string }[];
}

interface Pattern {
  readonly urlPattern: string;
  readonly resourceType?: 'Document';
}

/**
 * Has the page get these answers from now on, and make the calls whose answers come with its HTML.
 *
 * `page.route` would take every request of the page through Playwright and switch the browser's cache off. Here only
 * the calls that are named leave the browser.
 * @returns what ends it
 */
export async function answerOtherwise(page: Page, answers: readonly Answer[]): Promise<() => Promise<void>> {
  if (answers.length === 0) return () => Promise.resolve();
  const sessions = [await withoutFirstAnswers(page)];
  for (const answer of answers) sessions.push(await answerCalls(page, answer));
  return async () => {
    for (const session of sessions) await session.detach();
  };
}

/** Takes the answers and what the server has rendered of them out of the HTML, so that the page makes its calls. */
export function withoutFirstAnswers(page: Page): Promise<CDPSession> {
  const withoutAnswers = (html: string) =>
    html
      .replace(new RegExp(`<script type="application/json" id="${FIRST_ANSWERS_ID}">[^<]*</script>`), '')
      .replace(/<div id="root" [^]*<\/div>(?=\s*<script>)/, '<div id="root"></div>');
  return pausing(page, 'Response', [{ urlPattern: '*', resourceType: 'Document' }], (paused, session) =>
    changeBody(session, paused, withoutAnswers),
  );
}

async function answerCalls(page: Page, { calls, method, reply }: Answer): Promise<CDPSession> {
  const stage = typeof reply === 'function' ? 'Response' : 'Request';
  const answering = await pausing(page, stage, patternsOf(calls), async (paused, session) => {
    const { requestId } = paused;
    if (method !== undefined && paused.request.method !== method) {
      await session.send('Fetch.continueRequest', { requestId });
    } else if (typeof reply === 'function') await changeBody(session, paused, reply);
    else if (reply === 'no-network') {
      await session.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' });
    } else if (reply !== 'none') {
      await session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: reply.status,
        responseHeaders: [{ name: 'content-type', value: 'application/json' }],
        body: Buffer.from(JSON.stringify(reply.json)).toString('base64'),
      });
    }
  });
  // A file of the app may come out of the browser's memory, without a call.
  if (calls.includes('/assets/')) {
    await answering.send('Network.enable');
    await answering.send('Network.setCacheDisabled', { cacheDisabled: true });
  }
  return answering;
}

/** A glob as the browser's patterns, which have `*` and `?` alone: the one that is a question mark is escaped. */
function patternsOf(glob: string): Pattern[] {
  const [, before, choices, after] = /^(.*)\{(.*)\}(.*)$/.exec(glob) ?? ['', glob, '', ''];
  return (choices ?? '').split(',').map((choice) => ({
    urlPattern: `${before}${choice}${after}`.replaceAll('**', '*').replaceAll('?', String.raw`\?`),
  }));
}

async function pausing(
  page: Page,
  requestStage: 'Request' | 'Response',
  patterns: readonly Pattern[],
  handle: (paused: Paused, session: CDPSession) => Promise<void>,
): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', (paused) => {
    handle(paused, session).catch((error: unknown) => {
      // A screen may be closed while an answer for it is still on its way.
      if (!/closed|Invalid InterceptionId/.test(String(error))) throw error;
    });
  });
  await session.send('Fetch.enable', { patterns: patterns.map((pattern) => ({ ...pattern, requestStage })) });
  return session;
}

async function changeBody(session: CDPSession, paused: Paused, change: (text: string) => string): Promise<void> {
  const { requestId, responseStatusCode = 0, responseHeaders = [] } = paused;
  // Where it leads elsewhere, or fails, the browser sees to it.
  if (responseStatusCode < 200 || (responseStatusCode >= 300 && responseStatusCode < 400)) {
    await session.send('Fetch.continueRequest', { requestId });
    return;
  }
  const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
  const text = Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString();
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: responseStatusCode,
    responseHeaders: responseHeaders.filter(({ name }) => !/^content-(encoding|length)$/i.test(name)),
    body: Buffer.from(change(text)).toString('base64'),
  });
}
