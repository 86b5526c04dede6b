import { MINUTE_MS } from '@serikad/shared/calendar/durations';
import { ShopPageCache } from '../../src/pages/shop-page-cache.js';

interface Page {
  key: string;
  size: number;
  isSearch: boolean;
  text: string;
}

const page = (key: string, text = key, isSearch = false): Page => ({ key, size: 60_000, isSearch, text });

let now: number;
let answer: (key: string) => Promise<Page>;
let cache: ShopPageCache<Page, { key: string }>;
const get = async (key: string): Promise<string | undefined> => (await cache.get({ key }))?.text;
const away = (): Promise<Page> => Promise.reject(new Error('away'));
const after = (ms: number, of: (key: string) => Page) => (key: string) =>
  new Promise<Page>((resolve) => setTimeout(() => resolve(of(key)), ms));

beforeEach(() => {
  now = 0;
  answer = (key) => Promise.resolve(page(key));
  cache = new ShopPageCache<Page, { key: string }>({ now: () => now, load: ({ key }) => answer(key) });
});

describe('W-01 the pages of the shop in memory', () => {
  it('are sent for ten minutes while nothing can be read, however seldom they are asked for, and no longer', async () => {
    expect(await get('/a')).toBe('/a');
    answer = away;
    now += 600 * MINUTE_MS;
    expect(await get('/a')).toBe('/a');
    now += 10 * MINUTE_MS - 1;
    expect(await get('/a')).toBe('/a');
    now += 1;
    expect(await get('/a')).toBeUndefined();
  });

  it('are sent for ten minutes anew after answers could be read between', async () => {
    await get('/a');
    answer = away;
    now += 9 * MINUTE_MS;
    expect(await get('/a')).toBe('/a');
    answer = (key) => Promise.resolve(page(key, 'new'));
    expect(await get('/a')).toBe('new');
    answer = away;
    now += 9 * MINUTE_MS;
    expect(await get('/a')).toBe('new');
    now += 9 * MINUTE_MS;
    expect(await get('/a')).toBe('new');
  });

  it('a page that was not asked for in ten minutes waits longer for a slow answer than one that was', async () => {
    await get('/a');
    now += 10 * MINUTE_MS;
    answer = after(500, (key) => page(key, 'new'));
    expect(await get('/a')).toBe('new');
    now += MINUTE_MS;
    answer = after(500, (key) => page(key, 'newer'));
    expect(await get('/a')).toBe('new');
  });

  it('W-04 a design that is hidden is not sent again', async () => {
    await get('/design');
    answer = () => Promise.resolve(page('/missing', 'gone'));
    now += MINUTE_MS;
    expect(await get('/design')).toBe('gone');
    answer = away;
    expect(await get('/design')).toBeUndefined();
  });

  it('stay while any number of searches are made', async () => {
    for (let i = 0; i < 150; i += 1) await get(`/design/${i}`);
    answer = (key) => Promise.resolve(page(key, key, true));
    for (let i = 0; i < 1_000; i += 1) await get(`/search/${i}`);
    answer = away;
    now += MINUTE_MS;
    for (let i = 0; i < 150; i += 1) expect(await get(`/design/${i}`)).toBe(`/design/${i}`);
    expect(await get('/search/999')).toBe('/search/999');
    expect(await get('/search/0')).toBeUndefined();
  });

  it('a page that becomes a search, as one beyond the last, takes no place of others', async () => {
    await get('/page/2');
    answer = (key) => Promise.resolve(page(key, 'empty', true));
    now += MINUTE_MS;
    expect(await get('/page/2')).toBe('empty');
    for (let i = 0; i < 60; i += 1) await get(`/search/${i}`);
    answer = away;
    now += MINUTE_MS;
    expect(await get('/page/2')).toBeUndefined();
  });

  it('the ten minutes of one page end while others can be read', async () => {
    await get('/a');
    answer = (key) => (key === '/b' ? Promise.resolve(page(key)) : away());
    now += MINUTE_MS;
    expect(await get('/a')).toBe('/a');
    for (let minute = 0; minute < 10; minute += 1) {
      now += MINUTE_MS;
      await get('/b');
    }
    expect(await get('/a')).toBeUndefined();
  });

  it('a failure long ago does not shorten the wait for a slow answer', async () => {
    await get('/a');
    answer = away;
    now += MINUTE_MS;
    expect(await get('/a')).toBe('/a');
    now += 60 * MINUTE_MS;
    answer = after(500, (key) => page(key, 'new'));
    expect(await get('/a')).toBe('new');
  });
});
