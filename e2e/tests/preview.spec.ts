import { expect, test } from '@playwright/test';
import type { InvitationBundle } from '@serikad/shared/invitations/invitation.types';
import type { PreviewWindow } from '../../web/src/guest/preview.types.ts';

test('I-18 parts far from the preview’s window take no time from a key, and stay as high as they are', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/invitation/find-one/sample_cv0004');
  const { data: bundle } = (await answer.json()) as { data: InvitationBundle };
  // The frame of the editor's preview, alone in a window.
  await page.goto('/preview.html');
  await page.waitForFunction(() => 'showInPreview' in window);
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
