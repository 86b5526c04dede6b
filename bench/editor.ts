import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { slowDown, withBrowser } from './support/browser.ts';
import type { MadeInvitation } from './support/invitation.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';

const SLOWER = 4;
const ROUNDS = 3;
const KEYS = 40;
const BEGIN_ANEW = 20;
const GOAL_MS = 50;
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const FLOOR = '/bench-floor.html';
const FLOOR_FRAME = '/bench-floor-frame.html';

/** A field that is typed into, and how to come to it. */
interface Subject {
  what: string;
  open(page: Page): Promise<Locator>;
}

/**
 * How long a keystroke takes from the keyboard's event until the preview is rendered with it, while the processor is
 * four times slower. The floor: a bare textarea that sends its text to a frame by postMessage, measured in turn.
 */
export async function benchEditor(stack: Stack, { invitationId, token, userId }: MadeInvitation): Promise<Row[]> {
  const field = (what: string, section: string, find: (page: Page) => Locator): Subject => ({
    what,
    open: async (page) => {
      await page.goto(`${stack.url}/invitation/form/${invitationId}?section=${section}`);
      const input = find(page);
      await input.waitFor();
      return input;
    },
  });
  const floor: Subject = {
    what: 'floor',
    open: async (page) => {
      await page.goto(`${stack.url}${FLOOR}`);
      return page.locator('textarea');
    },
  };
  const subjects = [
    field('the short name, which is fitted to its line', 'names', (page) => page.getByLabel('Nama pendek').first()),
    field('the venue', 'location', (page) => page.getByLabel('Nama tempat')),
  ];

  return withBrowser(async (browser) => {
    const context = await desktopContext(browser, stack.url, { token, userId });
    const taken = new Map<Subject, number[]>([floor, ...subjects].map((subject) => [subject, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [subject, times] of taken) times.push(...(await typed(context, subject)));
    }
    const bare = percentiles(taken.get(floor) ?? []);
    const rows = subjects.map((subject): Row => {
      const { p50, p95, count } = percentiles(taken.get(subject) ?? []);
      return {
        what: `a keystroke in ${subject.what}, until the preview is rendered, ${SLOWER}x slower CPU: p50 / p95 of ${count}`,
        figure: `${p50.toFixed(0)} / ${p95.toFixed(0)} ms (${(p50 / bare.p50).toFixed(1)} / ${(p95 / bare.p95).toFixed(1)} times the floor)`,
        goal: `p95 <= ${GOAL_MS} ms`,
        ok: p95 <= GOAL_MS,
      };
    });
    return [
      ...rows,
      {
        what: `floor: a textarea mirrored into a frame by postMessage, p50 / p95 of ${bare.count}`,
        figure: `${bare.p50.toFixed(0)} / ${bare.p95.toFixed(0)} ms`,
        goal: '–',
      },
    ];
  });
}

/** A desktop browser context that is signed in and serves the page of the floor. */
async function desktopContext(
  browser: Browser,
  url: string,
  { token, userId }: { token: string; userId: string },
): Promise<BrowserContext> {
  const context = await browser.newContext(DESKTOP);
  const page = (html: string) => ({ contentType: 'text/html', body: `<!doctype html><meta charset="utf-8">${html}` });
  await context.route(`**${FLOOR}`, (route) =>
    route.fulfill(
      page(
        `<textarea></textarea><iframe src="${FLOOR_FRAME}"></iframe>
        <script>document.querySelector('textarea').oninput = ({ target }) =>
          document.querySelector('iframe').contentWindow.postMessage(target.value, location.origin)</script>`,
      ),
    ),
  );
  await context.route(`**${FLOOR_FRAME}`, (route) =>
    route.fulfill(
      page(`<p></p><script>onmessage = ({ data }) => (document.querySelector('p').textContent = data)</script>`),
    ),
  );
  const first = await context.newPage();
  await first.goto(`${url}/favicon.svg`);
  await first.evaluate(
    (session) => {
      localStorage.setItem('token', session.token);
      localStorage.setItem('userId', session.userId);
    },
    { token, userId },
  );
  await first.close();
  return context;
}

/** Types letter by letter and waits for each in the frame. @returns ms of each keystroke */
async function typed(context: BrowserContext, subject: Subject): Promise<number[]> {
  const page = await context.newPage();
  try {
    const input = await subject.open(page);
    await input.fill('Seri ');
    await page.waitForFunction(() =>
      document.querySelector('iframe')?.contentDocument?.body.textContent.includes('Seri'),
    );
    await watch(page);
    await slowDown(page, SLOWER);
    await input.focus();
    const times: number[] = [];
    for (let index = 0; index < KEYS; index += 1) {
      // Fields have their most characters: now and then it begins anew, unmeasured, and the preview comes to rest.
      if (index % BEGIN_ANEW === 0) {
        await input.fill('Seri ');
        await page.waitForTimeout(500);
      }
      const letter = String.fromCharCode(97 + (index % 26));
      times.push(await afterwards(page, () => page.keyboard.press(letter)));
    }
    return times;
  } finally {
    await page.close();
  }
}

declare global {
  interface Window {
    benchBegan?: number;
    /** Called with what the last keystroke took until it was rendered in the frame, in ms. */
    benchRendered?: (taken: number) => void;
    benchResult?: Promise<number>;
  }
}

/** From a key's own time until the first picture after the frame holds what the field does. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    const view = frame?.contentWindow;
    const body = frame?.contentDocument?.body;
    if (!view || !body) throw new Error('there is no frame to look at');
    let waiting: string | undefined;
    const begin = (event: Event): void => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) {
        window.benchBegan ??= event.timeStamp;
      }
    };
    addEventListener('keydown', begin, true);
    addEventListener(
      'input',
      (event) => {
        begin(event);
        waiting = (event.target as HTMLInputElement).value.trim();
      },
      true,
    );
    new MutationObserver(() => {
      if (waiting === undefined || !body.textContent.includes(waiting)) return;
      waiting = undefined;
      // After the picture is handed over, not before it.
      view.requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.benchRendered?.(performance.now() - (window.benchBegan ?? NaN));
        port2.postMessage(null);
      });
    }).observe(body, { subtree: true, childList: true, characterData: true });
  });
}

/** What the act took until it was rendered, in ms. */
async function afterwards(page: Page, act: () => Promise<void>): Promise<number> {
  // Listening first, and only then the key: the two calls would else race.
  await page.evaluate(() => {
    delete window.benchBegan;
    window.benchResult = new Promise((resolve) => (window.benchRendered = resolve));
  });
  await act();
  return (await page.evaluate(() => window.benchResult)) ?? NaN;
}

function percentiles(times: readonly number[]): { p50: number; p95: number; count: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { p50: at(0.5), p95: at(0.95), count: sorted.length };
}
