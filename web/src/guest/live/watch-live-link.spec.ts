import { HOUR_MS, MINUTE_MS } from '@serikad/shared/calendar/durations';
import type { LiveLinkAnswer } from '@serikad/shared/invitations/invitation.types';
import { watchLiveLink } from './watch-live-link.js';

const LINK = 'https://youtu.be/ScMzIvxBSi4';
const FROM = Date.parse('2026-12-12T10:00+08:00');
const UNTIL = Date.parse('2026-12-13T00:00+08:00');
const TIMES = { from: new Date(FROM).toISOString(), until: new Date(UNTIL).toISOString() };

/** The server: by its own clock, which may differ from the phone's. */
let serverAhead: number;
/** The phone's moments at which it was asked. */
let asked: number[];
let fate: 'answers' | 'cut' | 'gone';
let hidden: boolean;
let times: LiveLinkAnswer['times'];

function answer(): Promise<Response> {
  asked.push(Date.now());
  if (fate === 'cut') return Promise.reject(new TypeError('Failed to fetch'));
  if (fate === 'gone') {
    const error = { errorCode: 'not-found', errorMessage: '' };
    return Promise.resolve(Response.json({ data: { error } }, { status: 404 }));
  }
  const now = Date.now() + serverAhead;
  const data: LiveLinkAnswer = { link: times && now >= FROM && now < UNTIL ? LINK : '', times };
  return Promise.resolve(Response.json({ data }, { headers: { Date: new Date(now).toUTCString() } }));
}

beforeEach(() => {
  jest.useFakeTimers();
  serverAhead = 0;
  asked = [];
  fate = 'answers';
  hidden = false;
  times = TIMES;
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  Object.defineProperty(globalThis, 'document', {
    configurable: true,
    value: {
      get hidden() {
        return hidden;
      },
    },
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'document');
});

/** A page that is opened at a moment of the phone's clock. @returns what it has shown, one after the other */
function opened(at: number, link = ''): { shown: string[]; stop: () => void } {
  jest.setSystemTime(at);
  const shown = [link];
  const stop = watchLiveLink({ id: 'x', locale: 'ms', link, times: TIMES, onChange: (next) => shown.push(next) });
  return { shown, stop };
}
const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

describe('C-06 a page that is open when the live stream begins', () => {
  it('asks once, within a minute, shows the link, and takes it away at midnight', async () => {
    const { shown } = opened(FROM - 2 * HOUR_MS);
    await pass(2 * HOUR_MS - 1);
    expect(asked).toEqual([]);
    await pass(MINUTE_MS + 10_000);
    expect(asked).toHaveLength(1);
    expect(shown).toEqual(['', LINK]);
    await pass(UNTIL - Date.now() - 10_001);
    expect(shown).toEqual(['', LINK]);
    await pass(20_000);
    expect(shown).toEqual(['', LINK, '']);
    await pass(24 * HOUR_MS);
    expect(asked.length).toBeLessThanOrEqual(2);
    expect(shown).toEqual(['', LINK, '']);
  });

  it('asks at another moment than other pages', async () => {
    const random = jest.spyOn(Math, 'random');
    const moments: number[] = [];
    for (const part of [0, 0.3, 0.99]) {
      random.mockReturnValue(part);
      asked = [];
      const { stop } = opened(FROM - HOUR_MS);
      await pass(HOUR_MS + 2 * MINUTE_MS);
      moments.push((asked[0] ?? 0) - FROM);
      stop();
    }
    expect(moments).toEqual([0, 20_000, 60_000]);
  });

  it('asks nothing when it is opened after its time', async () => {
    opened(UNTIL);
    await pass(24 * HOUR_MS);
    expect(asked).toEqual([]);
  });

  it('does not ask while it is hidden, and soon after it is visible again', async () => {
    hidden = true;
    const { shown } = opened(FROM - MINUTE_MS);
    await pass(2 * HOUR_MS);
    expect(asked).toEqual([]);
    hidden = false;
    await pass(10_000);
    expect(shown).toEqual(['', LINK]);
  });

  it('asks again after a while without a network, and not where the invitation is gone', async () => {
    fate = 'cut';
    const { shown, stop } = opened(FROM);
    await pass(5 * MINUTE_MS);
    expect(asked.length).toBeGreaterThanOrEqual(2);
    expect(asked.length).toBeLessThanOrEqual(5);
    fate = 'answers';
    await pass(3 * MINUTE_MS);
    expect(shown).toEqual(['', LINK]);
    stop();
    asked = [];
    fate = 'gone';
    opened(FROM);
    await pass(HOUR_MS);
    expect(asked).toHaveLength(1);
  });

  it('goes by the server’s clock where the phone’s is fast', async () => {
    serverAhead = -30 * MINUTE_MS;
    const { shown } = opened(FROM - MINUTE_MS);
    await pass(4 * MINUTE_MS);
    expect(asked).toHaveLength(1);
    expect(shown).toEqual(['']);
    await pass(30 * MINUTE_MS);
    expect(asked).toHaveLength(2);
    expect(shown).toEqual(['', LINK]);
  });

  it('takes back a link that was taken away by a clock that is fast', async () => {
    serverAhead = -HOUR_MS;
    const { shown } = opened(UNTIL - MINUTE_MS, LINK);
    await pass(4 * MINUTE_MS);
    expect(shown).toEqual([LINK, '', LINK]);
    await pass(HOUR_MS);
    expect(shown).toEqual([LINK, '', LINK, '']);
  });

  it('stops asking where the couple have taken the link away', async () => {
    times = null;
    const { shown } = opened(FROM - MINUTE_MS);
    await pass(24 * HOUR_MS);
    expect(asked).toHaveLength(1);
    expect(shown).toEqual(['']);
  });

  it('ends with the page', async () => {
    opened(FROM - MINUTE_MS).stop();
    await pass(HOUR_MS);
    expect(asked).toEqual([]);
  });
});
