import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import type { PreviewMessage, PreviewWindow } from '../../web/src/guest/preview.types.ts';

async function sample(request: APIRequestContext, design: string): Promise<InvitationBundle> {
  const answer = await request.get(`/api/invitation/find-one/sample_${design}`);
  const { data } = (await answer.json()) as { data: InvitationBundle };
  // The album has a script of its own, which a page loads some seconds after its first picture.
  return { ...data, invitation: { ...data.invitation, album: false } };
}

/** The frame of the editor's preview, alone in a window. */
async function openPreview(page: Page): Promise<void> {
  await page.goto('/preview.html');
  await page.waitForFunction(() => 'showInPreview' in window);
}

test('I-18 a change brings every part of the page up to date that it concerns', async ({ page, request, context }) => {
  const [first, second] = [await sample(request, 'cv0004'), await sample(request, 'cv0402')];
  const changed = (key: keyof InvitationView): unknown => {
    const [now, other] = [first.invitation[key], second.invitation[key]];
    return JSON.stringify(now) === JSON.stringify(other) && typeof now === 'boolean' ? !now : other;
  };
  const keys = (Object.keys(first.invitation) as (keyof InvitationView)[]).filter(
    (key) =>
      !['_id', 'revisions'].includes(key) && JSON.stringify(changed(key)) !== JSON.stringify(first.invitation[key]),
  );
  expect(keys.length).toBeGreaterThan(25);

  const fresh = await context.newPage();
  for (const each of [page, fresh]) await each.clock.setFixedTime('2026-11-21T10:00:00+08:00');
  const send = (shown: Page, message: PreviewMessage): Promise<void> =>
    shown.evaluate((sent) => (window as PreviewWindow).showInPreview?.(sent), message);
  /** The parts of the page; what is far from its window or laid out already is nothing of theirs. */
  const read = (shown: Page): Promise<string[]> =>
    shown.evaluate(() => {
      const parts = document.querySelectorAll('.stage > .cover, .pages > *, .dock, .fall');
      return [...parts].map((part) => part.outerHTML.replace(/ ?\b(far|laid)\b/g, ''));
    });
  const change = (key: keyof InvitationView, value: unknown): PreviewMessage => ({
    type: 'preview-change',
    invitation: { [key]: value },
  });
  /** Which parts are not alike, by their beginnings. */
  const unlike = (a: string[], b: string[]): string[] =>
    Array.from({ length: Math.max(a.length, b.length) }, (_, index) => [a[index], b[index]])
      .filter(([one, other]) => one !== other)
      .map((pair) => pair.map((html) => html?.slice(0, 60)).join(' / '));

  await openPreview(page);
  await send(page, { type: 'preview', bundle: first });
  // The countdown begins a moment after the first picture: on a busy machine, a long one.
  await expect(page.getByRole('timer')).toContainText(/[1-9]/);
  const before = await read(page);
  const drawn: string[] = [];
  for (const key of keys) {
    await send(page, change(key, changed(key)));
    await openPreview(fresh);
    const invitation = { ...first.invitation, [key]: changed(key) };
    await send(fresh, { type: 'preview', bundle: { ...first, invitation } });
    await expect.poll(async () => unlike(await read(page), await read(fresh)), { message: key }).toEqual([]);
    if (unlike(await read(page), before).length > 0) drawn.push(key);
    await send(page, change(key, first.invitation[key]));
    await expect.poll(async () => unlike(await read(page), before), { message: `${key}, back` }).toEqual([]);
  }
  expect(drawn.length).toBeGreaterThan(12);
});

test('I-18 parts far from the preview’s window take no time from a key, and stay as high as they are', async ({
  page,
  request,
}) => {
  const bundle = await sample(request, 'cv0004');
  await openPreview(page);
  const show = (title: string): Promise<number> =>
    page.evaluate(
      async (whole) => {
        const frame: PreviewWindow = window;
        frame.showInPreview?.({ type: 'preview', bundle: whole });
        await document.fonts.ready;
        return document.documentElement.scrollHeight;
      },
      { ...bundle, invitation: { ...bundle.invitation, title } },
    );
  const height = await show('Walimatulurus');
  const far = page.locator('.pages > .far');
  await expect.poll(() => far.count()).toBeGreaterThan(3);
  await expect(page.locator('.letter')).not.toHaveClass(/far/);
  const laidOut = page.getByText('Walimatulurus').first();
  await expect(laidOut).toBeVisible();
  expect(await show('Majlis kesyukuran')).toBe(height);
  expect(await far.count()).toBeGreaterThan(3);

  const end = page.locator('.pages > .end');
  await expect(end).toHaveClass(/far/);
  await end.scrollIntoViewIfNeeded();
  await expect(end).not.toHaveClass(/far/);
  await expect(end).toBeInViewport();
  await expect(page.locator('.letter')).toHaveClass(/far/);
});

test('I-18 what is out of view is rendered when typing pauses, or as soon as it is scrolled to', async ({
  page,
  request,
}) => {
  const bundle = await sample(request, 'cv0004');
  // Its timers stand still until the test lets them run.
  await page.clock.install({ time: '2026-11-21T10:00:00+08:00' });
  await openPreview(page);
  await page.evaluate((whole) => (window as PreviewWindow).showInPreview?.({ type: 'preview', bundle: whole }), bundle);
  // What the frame does by itself after its first picture, it begins once the letters are there.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.clock.pauseAt('2026-11-21T10:10:00+08:00');
  await page.clock.runFor(30_000);
  const [cover, end] = [page.locator('#names'), page.locator('.end-names')];
  await expect(end).not.toBeInViewport();
  await expect(cover).toBeInViewport();
  /** @returns what the cover and the end of the page say when the call is over */
  const name = (shortName: string): Promise<(string | null | undefined)[]> =>
    page.evaluate(
      ({ couple, shortName: typed }) => {
        const frame: PreviewWindow = window;
        const bride = { ...couple.bride, shortName: typed };
        frame.showInPreview?.({ type: 'preview-change', invitation: { couple: { ...couple, bride } } });
        return ['#names', '.end-names'].map((part) => document.querySelector(part)?.textContent);
      },
      { couple: bundle.invitation.couple, shortName },
    );

  const [coverSays, endSays] = await name('Kemboja');
  expect(coverSays).toContain('Kemboja');
  expect(endSays).not.toContain('Kemboja');
  await page.clock.runFor(400);
  await expect(end).toContainText('Kemboja');

  expect((await name('Cempaka'))[1]).toContain('Kemboja');
  await end.scrollIntoViewIfNeeded();
  await expect(end).toContainText('Cempaka');
  // Now the cover is out of sight, and waits in its turn.
  const [coverAfterwards, endAfterwards] = await name('Seroja');
  expect(coverAfterwards).toContain('Cempaka');
  expect(endAfterwards).toContain('Seroja');
  await page.clock.runFor(400);
  await expect(cover).toContainText('Seroja');
});
