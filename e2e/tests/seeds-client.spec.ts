import { expect, test } from '@playwright/test';
import { couple } from '../support/editor.ts';

test('the editor says in the error dialog that it could not load, and offers to try again', async ({ page }) => {
  const { invitationId } = await couple(page, 'load failure');
  const failure = { errorCode: 'internal', errorMessage: 'server says no' };
  await page.route('**/api/invitation/find-one/**', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', data: { code: 'internal', error: failure } } }),
  );
  await page.goto(`/invitation/form/${invitationId}`);
  const dialog = page.getByRole('dialog', { name: 'Error' });
  await expect(dialog).toContainText('server says no');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();

  await page.unroute('**/api/invitation/find-one/**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Lokasi Majlis' }).first()).toBeVisible();
  await expect(dialog).toBeHidden();
});
