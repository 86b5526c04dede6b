import { expect, test, type Locator, type Page } from '@playwright/test';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer } from '../support/api.ts';
import { addGift } from '../support/gifts.ts';
import { fillInvitation } from '../support/invitations.ts';
import { person } from '../support/sign-in.ts';

/** By how many pixels the page is wider than its window. */
const wider = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const box = (of: Locator): Promise<{ left: number; right: number }> =>
  of.evaluate((element) => {
    // The text, not its element: a text may be wider than what holds it.
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    return { left, right };
  });

for (const width of [320, 360, 375]) {
  test(`at ${width} px the pages of an order fit into the window, and texts into their places`, async ({ page }) => {
    const couple = await ApiCustomer.register(person(`sempit ${width}`));
    const { orderId, invitationId } = await couple.order();
    await fillInvitation(couple, invitationId, syafiqah);
    await addGift(couple, invitationId, 'Periuk nasi 1.8 L');
    await couple.wish({ invitationId, from: 'Mak Ngah', attendanceCount: 2, willAttend: true, message: '' });
    await page.setViewportSize({ width, height: 640 });
    await couple.enter(page);

    await page.goto(`/invitation-order/view/invitation-details/${orderId}`);
    const none = page.getByText('No reservation yet').first();
    await expect(none).toBeVisible();
    const card = page.locator('.card').filter({ has: none }).last();
    const edge = await card.evaluate((element) => element.getBoundingClientRect().right);
    expect((await box(none.locator('..'))).right).toBeLessThan(edge);
    expect(await wider(page), 'details').toBeLessThanOrEqual(0);

    await page.goto(`/invitation-order/view/wish-attendance/${orderId}`);
    await expect(page.getByRole('button', { name: 'Muat turun dalam Bahasa Melayu' })).toBeVisible();
    expect(await wider(page), 'answers').toBeLessThanOrEqual(0);
    const tabs = page.getByRole('navigation', { name: 'Bahagian pesanan' }).getByRole('link');
    await expect(tabs).toHaveCount(4);
    const boxes = await Promise.all((await tabs.all()).map(box));
    for (const [index, { left }] of boxes.entries()) {
      if (index > 0) expect(left).toBeGreaterThan((boxes[index - 1]?.right ?? 0) + 4);
    }
    expect(boxes.at(-1)?.right, 'the chosen tab').toBeLessThanOrEqual(width);
    await couple.close();
  });
}

test('with text of 200 % on a phone the header keeps its menu button in the window', async ({ page }) => {
  const couple = await ApiCustomer.register(person('teks besar'));
  await page.setViewportSize({ width: 375, height: 812 });
  await couple.enter(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto('/');
  const menu = page.getByRole('banner').getByRole('button', { name: 'Buka menu' });
  const place = await menu.boundingBox();
  expect((place?.x ?? 375) + (place?.width ?? 0)).toBeLessThanOrEqual(375);
  await menu.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await couple.close();
});

test('at 320 px the admin pages fit into the window', async ({ page }) => {
  const couple = await ApiCustomer.register(person('sempit meja'));
  const { orderId } = await couple.order({ customer: { name: 'Puan Suria', phoneNo: '0123456789' } });
  const seller = await ApiCustomer.register({ name: 'Penjual SeriKad', email: 'seller@example.com' });
  await page.setViewportSize({ width: 320, height: 640 });
  await seller.enter(page);
  for (const path of ['/admin', '/admin/orders', `/admin/orders/${orderId}`, '/admin/designs', '/admin/figures']) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await expect.poll(() => wider(page), { message: path }).toBeLessThanOrEqual(0);
  }
  await Promise.all([couple.close(), seller.close()]);
});

for (const width of [768, 1024]) {
  test(`at ${width} px beside the preview the programme's activities can be read`, async ({ page }) => {
    const couple = await ApiCustomer.register(person(`sempit atur cara ${width}`));
    const { invitationId } = await couple.order();
    await fillInvitation(couple, invitationId, syafiqah);
    await page.setViewportSize({ width, height: 1024 });
    await couple.enter(page);
    await page.goto(`/invitation/form/${invitationId}?section=dateTime`);
    await page.getByRole('button', { name: 'Tambah aktiviti' }).click();
    const activity = page
      .getByRole('form', { name: 'Tarikh' })
      .getByRole('listitem')
      .last()
      .getByRole('textbox')
      .last();
    await expect(activity).toBeVisible();
    expect((await activity.boundingBox())?.width).toBeGreaterThan(200);
    await couple.close();
  });
}

test('a long title over long names stays clear of the roses of Mawar Seri', async ({ page }) => {
  const couple = await ApiCustomer.register(person('tajuk panjang'));
  const { invitationId: id } = await couple.order({ design: 'cv0001' });
  await fillInvitation(couple, id, syafiqah);
  const { invitation } = await couple.invitation(id);
  await couple.update('design-language', {
    id,
    design: 'cv0001',
    language: 'malay',
    title: 'Majlis Kesyukuran Perkahwinan',
    coupleNo: 1,
    openingOption: 'fade-out',
    customOpeningLogo: false,
    openingText: 'S & R',
  });
  await couple.update('names', {
    id,
    couple: {
      bride: { shortName: 'Nur Syafiqah Humaira', fullName: syafiqah.bride.fullName },
      groom: { shortName: 'Muhammad Ra’if Danial', fullName: syafiqah.groom.fullName },
      order: invitation.couple.order,
    },
    couple2: null,
    inviter: { inviter1: { name1: 'Encik Rahman', name2: '' }, inviter2: null },
    contacts: [],
    hashtag: '',
    shortNameStyle: null,
    fullNameStyle: null,
  });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`/invitation/view/${id}/panjang`);
  const edges = await page.locator('.cover .kicker').evaluate((title) => {
    const words = document.createRange();
    words.selectNodeContents(title);
    const { left, right } = words.getBoundingClientRect();
    const roses = document.querySelector(".cover .layer[data-page='cover'][data-pos='top-right']");
    return [
      left / innerWidth,
      right / innerWidth,
      (roses?.getBoundingClientRect().bottom ?? Infinity) - title.getBoundingClientRect().top,
    ];
  });
  // Below the roses in the corner, within the gutters of the sheet.
  expect(edges[0]).toBeGreaterThan(0.05);
  expect(edges[1]).toBeLessThan(0.95);
  expect(edges[2]).toBeLessThan(0);
  await couple.close();
});
