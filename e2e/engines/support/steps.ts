import { expect } from '@playwright/test';
import type { Engine, Target } from './engine.ts';

/** One design of each category. */
export const ONE_OF_EACH_CATEGORY = ['cv0101', 'cv0201', 'cv0301', 'cv0401', 'cv0501', 'cv0601', 'cv0701'] as const;

/** Whether the page holds a drawn element. */
function isInPage(css: string, text: string): boolean {
  const drawn = [...document.querySelectorAll(css)].filter((element) => element.getClientRects().length > 0);
  return drawn.some((element) => (element.textContent ?? '').includes(text));
}

/**
 * Scrolls to an element that cannot be hit where it is:
 * scrolling again and again, Safari 16.0 moves it by a pixel each time.
 * @returns its box, or nothing while it is missing, out of the window or covered
 */
function placeInPage(css: string, text: string): string {
  const drawn = [...document.querySelectorAll(css)].filter((element) => element.getClientRects().length > 0);
  const found = drawn.find((element) => (element.textContent ?? '').includes(text));
  if (!found) return '';
  const isHit = (): boolean => {
    const { left, top, width, height } = found.getBoundingClientRect();
    return found.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  if (!isHit()) found.scrollIntoView({ block: 'center' });
  return isHit() ? JSON.stringify(found.getBoundingClientRect()) : '';
}

export async function sees(engine: Engine, { css, text = '' }: Target): Promise<void> {
  await expect.poll(() => engine.run(isInPage, css, text), { message: `${css} ${text}` }).toBe(true);
}

export async function goes(engine: Engine, css: string): Promise<void> {
  await expect.poll(() => engine.run(isInPage, css, ''), { message: `${css} is still there` }).toBe(false);
}

/** Clicks on an element as soon as it can be hit and has stood still for a moment. */
export async function press(engine: Engine, target: Target): Promise<void> {
  const { css, text = '' } = target;
  let before = '';
  const standsStill = async (): Promise<boolean> => {
    const place = await engine.run(placeInPage, css, text);
    const same = place !== '' && place === before;
    before = place;
    return same;
  };
  await expect(async () => {
    await expect.poll(standsStill, { message: `${css} ${text}`, intervals: [150] }).toBe(true);
    // Fails where the element has moved out of the window meanwhile.
    await engine.tap(target);
  }).toPass({ timeout: 15_000 });
}

function valueInPage(css: string): string {
  return document.querySelector<HTMLInputElement>(css)?.value ?? '';
}

/** Types at the end of a field, again where the keys were lost because a sheet was still opening. */
export async function typeInto(engine: Engine, target: Target, text: string): Promise<void> {
  await press(engine, target);
  const isThere = async (): Promise<boolean> => (await engine.run(valueInPage, target.css)).includes(text);
  await expect(async () => {
    if (!(await isThere())) await engine.type(target, text);
    expect(await isThere()).toBe(true);
  }).toPass({ timeout: 15_000 });
}

/** Clicks on an element, again when a click was lost on a busy machine, until another one shows what it has done. */
export async function pressUntil(engine: Engine, target: Target, done: Target): Promise<void> {
  await expect(async () => {
    await press(engine, target);
    await expect.poll(() => engine.run(isInPage, done.css, done.text ?? ''), { timeout: 10_000 }).toBe(true);
  }).toPass({ timeout: 45_000 });
}

export async function openInvitation(engine: Engine, url: string): Promise<void> {
  await engine.go(url);
  await press(engine, { css: '#open' });
  await expect.poll(() => engine.run(() => document.documentElement.className)).toMatch(/\bis-open\b/);
  await sees(engine, { css: '.bar button' });
}

/** Leaves a session in the engine, as an earlier visit would have. */
export async function signIn(
  engine: Engine,
  origin: string,
  { token, userId }: { token: string; userId: string },
): Promise<void> {
  await engine.go(`${origin}/privacy-policy`);
  await engine.run(
    (token: string, userId: string) => {
      localStorage.setItem('token', token);
      localStorage.setItem('userId', userId);
    },
    token,
    userId,
  );
}
