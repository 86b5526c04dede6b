import { expect, test } from '@playwright/test';
import { ApiCustomer } from '../support/api.ts';
import { person } from '../support/sign-in.ts';

test.use({ viewport: { width: 375, height: 667 } });

test('S-20 an unknown design is not offered in the order form; ordering it leads to the choice of a design', async ({
  page,
}) => {
  const customer = await ApiCustomer.register(person('rekaan tiada'));
  await customer.enter(page);
  await page.goto('/invitation/create-order?design=nope&option=rsvp-premium');
  const summary = page.getByRole('complementary', { name: 'Ringkasan' });
  await expect(summary).toContainText('Rekaan ini tidak lagi ditawarkan');
  await expect(summary).not.toContainText('nope');
  await expect(summary.getByRole('img')).toHaveCount(0);
  await page.getByRole('button', { name: 'Order', exact: true }).filter({ visible: true }).click();
  const choose = summary.getByRole('link', { name: 'Pilih rekaan lain' });
  await expect(choose).toBeFocused();
  await expect(choose).toBeInViewport({ ratio: 1 });
  const message = summary.getByText('Sila pilih salah satu');
  await expect(message).toBeInViewport({ ratio: 1 });
  await expect(choose).toHaveAccessibleDescription(/Sila pilih salah satu/);
  expect(await customer.orders()).toHaveLength(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cardvideo?option=rsvp-premium');
  await customer.close();
});

test('S-20 a design that the server refuses at the order is named beside its link', async ({ page }) => {
  const customer = await ApiCustomer.register(person('rekaan ditarik'));
  await customer.enter(page);
  await page.goto('/invitation/create-order?design=cv0402&option=rsvp-premium');
  const summary = page.getByRole('complementary', { name: 'Ringkasan' });
  await expect(summary).toContainText('cv0402');
  // The seller hides it while the form is open.
  await page.route('**/api/order/create/v2', (route) => {
    const body = { ...(route.request().postDataJSON() as object), design: 'nope' };
    return route.continue({ postData: JSON.stringify(body) });
  });
  await page.getByRole('button', { name: 'Order', exact: true }).filter({ visible: true }).click();
  const change = summary.getByRole('link', { name: 'Tukar' });
  await expect(change).toBeFocused();
  await expect(summary.getByText('Sila pilih salah satu')).toBeInViewport({ ratio: 1 });
  expect(await customer.orders()).toHaveLength(0);
  await customer.close();
});
