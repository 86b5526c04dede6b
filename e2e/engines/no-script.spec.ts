import { expect } from '@playwright/test';
import { inEnglish, PUBLIC_PAGES } from '../support/public-pages.ts';
import type { Engine } from './support/engine.ts';
import { press, sees } from './support/steps.ts';
import { test } from './support/with-engine.ts';

test.use({ scripts: false });

/** By how many pixels the page is wider than its window. */
const sideScroll = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

const textOf = (css: string): string => document.querySelector<HTMLElement>(css)?.innerText ?? '';

/** Brings a picture into view. @returns whether it is loaded; true as well where there is no such picture any more */
function isPictureLoaded(index: number): boolean {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('#content img')];
  const picture = pictures.filter((image) => image.getClientRects().length > 0)[index];
  picture?.scrollIntoView({ block: 'center' });
  return picture === undefined || (picture.complete && picture.naturalWidth > 0);
}

const countPictures = (): number =>
  [...document.querySelectorAll('#content img')].filter((image) => image.getClientRects().length > 0).length;

const addressOf = (): string => location.pathname + location.search;
/** Empty while the next page has no element yet. */
const languageOf = (): string => document.querySelector('html')?.lang ?? '';

async function isAt(engine: Engine, address: RegExp): Promise<void> {
  await expect.poll(() => engine.run(addressOf)).toMatch(address);
  await sees(engine, { css: '#content h1' });
}

for (const [path, , heading] of PUBLIC_PAGES)
  test(`W-01 without script ${path} shows its text and its pictures`, async ({ engine, line }) => {
    await engine.go(line.origin + path);
    await sees(engine, { css: '#content h1' });
    const shown = (await engine.run(textOf, 'h1')).replace(/\s+/g, ' ').trim();
    if (typeof heading === 'string') expect(shown).toBe(heading);
    else expect(shown).toMatch(heading);
    expect((await engine.run(textOf, '#content')).length).toBeGreaterThan(60);
    // What only a script would run is not there, and what is there in its place is.
    expect(await engine.run(() => document.querySelector('.script-only')?.getClientRects().length ?? 0)).toBe(0);
    await sees(engine, { css: '.header .nav a', text: 'Harga' });
    await sees(engine, { css: '.header noscript a[hreflang=en]', text: 'EN' });
    await sees(engine, { css: 'footer' });
    expect(await engine.run(sideScroll)).toBeLessThanOrEqual(0);
    const pictures = await engine.run(countPictures);
    for (let index = 0; index < pictures; index += 1)
      await expect.poll(() => engine.run(isPictureLoaded, index), { message: `picture ${index}` }).toBe(true);
    expect(engine.errors()).toEqual([]);
  });

for (const [language, start] of [
  ['ms', '/'],
  ['en', inEnglish('/')],
] as const)
  test(`W-01 without script links, filters and the search lead on, in ${language}`, async ({ engine, line }) => {
    const end = language === 'en' ? '[?&]lang=en$' : '(?<!lang=en)$';
    const follow = async (css: string, address: string): Promise<void> => {
      await press(engine, { css });
      await isAt(engine, new RegExp(address + (language === 'en' ? '.*' : '') + end));
      await expect.poll(() => engine.run(languageOf)).toBe(language);
    };
    await engine.go(line.origin + start);
    await follow('.header .nav a[href^="/cardvideo"]', '^/cardvideo');
    await follow('#content a[href*="category=islamic"]', '^/cardvideo\\?category=islamic');
    await follow('#content a[href*="/details/"]', '^/invitation-design/details/cv\\d{4}');
    await follow('#content a[href^="/pricing"]', '^/pricing');
    await follow('footer a[href^="/dulang"]', '^/dulang');
    await follow('.header .nav a[href^="/cardvideo"]', '^/cardvideo');
    await engine.type({ css: 'form[role=search] input[type=search]' }, 'biru');
    await follow('form[role=search] button[type=submit]', '^/cardvideo\\?cari=biru');
    await press(engine, { css: `.header noscript a[hreflang=${language === 'en' ? 'ms' : 'en'}]` });
    await expect.poll(() => engine.run(languageOf)).toBe(language === 'en' ? 'ms' : 'en');
    expect(engine.errors()).toEqual([]);
  });
