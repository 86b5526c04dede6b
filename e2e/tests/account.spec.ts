import { expect, test, type Page, type Route } from '@playwright/test';
import { ApiCustomer } from '../support/api.ts';
import { arriveFromGoogle, person, registerAs, signIn } from '../support/sign-in.ts';

const UNKNOWN_ID = '650000000000000000000001';

test.describe('signing in', () => {
  test('S-07 S-11 deep links ask who is signed out to sign in', async ({ page }) => {
    await page.goto(`/user/profile/${UNKNOWN_ID}`);
    await expect(page.getByRole('heading', { name: 'Please sign in to view ths page' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign In/Register' })).toBeVisible();

    for (const tab of ['invitation-details', 'items', 'wish-attendance', 'order-details']) {
      await page.goto(`/invitation-order/view/${tab}/${UNKNOWN_ID}`);
      await expect(page.getByRole('heading', { name: 'Please sign in to view this page.' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
    }
    await page.goto(`/invitation/form/${UNKNOWN_ID}`);
    await expect(page.getByText('Please sign in to view this page.')).toBeVisible();
  });

  test('S-08 S-10 who is new comes to the register form, then to the profile; next time at once', async ({
    page,
    browser,
  }) => {
    const who = person('baru sekali', 'Nurul Ain binti Sulaiman');
    await registerAs(page, who, '+6011-1000 2345');
    const profileUrl = page.url();
    await expect(page.getByText(who.email).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText(who.name)).toBeVisible();

    const other = await browser.newContext();
    const again = await other.newPage();
    await again.goto('/login');
    await signIn(again, who);
    await expect(again).toHaveURL(profileUrl);
    await other.close();

    // Already signed in: neither form is for them.
    await page.goto('/user/form/register');
    await expect(page).toHaveURL(profileUrl);
    await page.goto('/login');
    await expect(page).toHaveURL(profileUrl);
  });

  test('S-07 S-08 signing in from an order’s deep link leads to the profile', async ({ page }) => {
    const customer = await ApiCustomer.register(person('deep link'));
    await page.goto(`/invitation-order/view/items/${UNKNOWN_ID}`);
    await signIn(page, person('deep link'));
    await expect(page).toHaveURL(`/user/profile/${customer.userId}`);
    await customer.close();
  });

  test('S-08 a token that Google does not know is refused as Invalid token, and removed from the address', async ({
    page,
  }) => {
    await arriveFromGoogle(page, 'access_token=bad');
    const dialog = page.getByRole('dialog', { name: 'Sign In Failed' });
    await expect(dialog).toContainText('Invalid token.');
    expect(page.url()).not.toContain('bad');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  for (const [name, provoke] of [
    ['Google is away', (page: Page) => page.goto('/user/sign-in#error=unavailable')],
    [
      'the shop is away',
      async (page: Page) => {
        await page.route('**/user/google-auth/verify', (route) => route.abort());
        await arriveFromGoogle(page, `access_token=grant.${'A'.repeat(22)}`);
      },
    ],
  ] as const) {
    test(`S-08 ${name} shows Something went wrong`, async ({ page }) => {
      await provoke(page);
      await expect(page.getByRole('dialog', { name: 'Sign In Failed' })).toContainText(
        'Something went wrong. Please try again later.',
      );
    });
  }

  test('S-08 a refused consent comes back without a word of failure', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign In/Register' }).click();
    await page.getByRole('link', { name: /^Batal/ }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('the session', () => {
  test('S-09 is restored by a reload, and ends with Sign Out here and on the server', async ({ page }) => {
    const who = person('sesi');
    await registerAs(page, who);
    const userId = page.url().split('/').at(-1);
    const stored = await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('userId')]);
    expect(stored).toEqual([expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/), userId]);

    await page.reload();
    await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible();

    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    const session = () => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('userId')]);
    await expect.poll(session).toEqual([null, null]);
    const answer = await page.request.get('/user/profile', { headers: { Authorization: `Bearer ${stored[0]}` } });
    expect(answer.status()).toBe(403);
  });

  test('S-09 a revoked token logs out at the next call, and what was typed is still there', async ({ page }) => {
    const who = person('dibatalkan');
    const customer = await ApiCustomer.register(who);
    await customer.enter(page);
    await page.goto('/invitation/create-order');
    await page.getByLabel('Nota kepada penjual').fill('Kad sebelum 1 Mac, ya.');
    // The name of the profile arrives by itself; typing begins after it.
    await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(who.name);
    await page.getByLabel('Nama', { exact: true }).fill('Mak Su');
    await customer.signOut();

    await orderButton(page).click();
    await expect(page.getByText('Sesi anda telah tamat.')).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('button', { name: 'Sign In/Register' }).filter({ visible: true }),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await signIn(page, who);
    await expect(page).toHaveURL('/invitation/create-order');
    await expect(page.getByLabel('Nota kepada penjual')).toHaveValue('Kad sebelum 1 Mac, ya.');
    await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('Mak Su');
    await customer.close();
  });

  test('S-09 signing out in one tab signs out the others', async ({ page, context }) => {
    const customer = await ApiCustomer.register(person('dua tab'));
    await customer.enter(page);
    await page.goto(`/user/profile/${customer.userId}`);
    const second = await context.newPage();
    await second.goto(`/user/profile/${customer.userId}`);
    await second.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByText('Please sign in to view ths page')).toBeVisible();
    await customer.close();
  });
});

test('S-10 the register form tells what is wrong at its field, and keeps the rest', async ({ page }) => {
  const who = person('borang daftar');
  await page.goto('/login');
  await signIn(page, who);
  await expect(page).toHaveURL(/\/user\/form\/register$/);
  const name = page.getByLabel('Name');
  const phone = page.getByLabel('Phone No (WhatsApp)');
  const submit = page.getByRole('button', { name: 'Register' });

  // As Google has it.
  await expect(name).toHaveValue(who.name);
  await name.fill('');
  await submit.click();
  await expect(name).toHaveAccessibleDescription(/Required/);
  await expect(phone).toHaveAccessibleDescription(/Required/);
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');

  await name.fill("  Wan Ra'ifah binti Wan Ismail ");
  await expect(name).not.toHaveAttribute('aria-invalid');
  for (const wrong of ['0123', '012-345 6789 0123 4567', 'telefon']) {
    await phone.fill(wrong);
    await submit.click();
    await expect(phone).toHaveAccessibleDescription(/Invalid phone number/);
    await expect(phone).toBeFocused();
    await expect(phone).toHaveValue(wrong);
    await expect(name).toHaveValue("  Wan Ra'ifah binti Wan Ismail ");
  }

  // The server refuses: an Error dialog, and nothing typed is lost.
  await phone.fill('011-1000 2345');
  await page.route('**/user/register', (route) => route.fulfill({ status: 500, body: 'oops' }), { times: 1 });
  await submit.click();
  const dialog = page.getByRole('dialog', { name: 'Error' });
  await expect(dialog).toContainText('Sesuatu telah berlaku. Sila cuba sebentar lagi.');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(phone).toHaveValue('011-1000 2345');

  // A reload removes the token of an unregistered person, not the words.
  await page.reload();
  await expect(page).toHaveURL('/login');
  await signIn(page, who);
  await expect(phone).toHaveValue('011-1000 2345');

  const sent = page.waitForRequest('**/user/register');
  await submit.click();
  expect((await sent).postDataJSON()).toMatchObject({ name: "Wan Ra'ifah binti Wan Ismail" });
  await expect(page).toHaveURL(/\/user\/profile\//);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const profile = await page.request.get('/user/profile', { headers: { Authorization: `Bearer ${token}` } });
  expect(await profile.json()).toMatchObject({
    data: { user: { name: "Wan Ra'ifah binti Wan Ismail", phoneNo: '01110002345', registered: true } },
  });
});

test.describe('the profile', () => {
  test('S-11 without orders says No records, and Browse leads to the designs', async ({ page }) => {
    const customer = await ApiCustomer.register(person('tiada rekod'));
    await customer.enter(page);
    await page.goto(`/user/profile/${customer.userId}`);
    await expect(page.getByText('No records')).toBeVisible();
    await page.getByRole('link', { name: 'Browse' }).click();
    await expect(page).toHaveURL('/cardvideo');
    await customer.close();
  });

  test('S-11 lists an unpaid order as In Progress; another customer’s profile leads to one’s own', async ({ page }) => {
    const customer = await ApiCustomer.register(person('satu pesanan'));
    const { orderId } = await customer.order();
    await customer.enter(page);
    await page.goto(`/user/profile/${UNKNOWN_ID}`);
    await expect(page).toHaveURL(`/user/profile/${customer.userId}`);
    const row = page.getByRole('main').locator(`a[href="/invitation-order/view/invitation-details/${orderId}"]`);
    await expect(row).toContainText(/In Progress/);
    await expect(row.getByRole('img').or(row.locator('img')).first()).toBeVisible();
    await row.click();
    await expect(page.getByRole('link', { name: 'Invitation Details' })).toBeVisible();
    await customer.close();
  });

  test('S-11 S-13 with orders that cannot be fetched says Something went wrong, and Try Again works', async ({
    page,
  }) => {
    const customer = await ApiCustomer.register(person('cuba lagi'));
    await customer.enter(page);
    await page.route('**/api/order/find-by-user/*', (route) => route.abort());
    await page.goto(`/user/profile/${customer.userId}`);
    const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
    await expect(alert).toContainText('Tiada sambungan.');
    await page.unroute('**/api/order/find-by-user/*');
    // A fault of the shop's own: the message does not mention the connection.
    await page.route('**/api/order/find-by-user/*', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal' } }),
    );
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(alert).toContainText('Sesuatu telah berlaku. Sila cuba sebentar lagi.');
    await expect(alert).not.toContainText('sambungan');
    await page.unroute('**/api/order/find-by-user/*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('No records')).toBeVisible();
    await customer.close();
  });
});

const orderButton = (page: Page) => page.getByRole('button', { name: 'Order', exact: true }).filter({ visible: true });
const summary = (page: Page) => page.getByRole('complementary', { name: 'Ringkasan' });

test.describe('the order form', () => {
  test('S-20 shows a breakdown that follows the choice; cards disable and clear the PDF', async ({ page }) => {
    await page.goto('/invitation/create-order');
    const digital = page.getByRole('checkbox', { name: /Kad dan video digital/ });
    const cards = page.getByRole('checkbox', { name: /Kad cetak A6/ });
    const pdf = page.getByRole('checkbox', { name: /PDF cetak sendiri/ });
    await expect(digital).toBeChecked();
    await page.getByLabel('Pakej digital').selectOption({ label: 'RSVP Standard · RM 35' });
    await expect(summary(page)).toContainText(/Jumlah\s*RM\s*35/);

    await pdf.check();
    await expect(summary(page)).toContainText(/Jumlah\s*RM\s*47/);
    await cards.check();
    await expect(pdf).not.toBeChecked();
    await expect(pdf).toBeDisabled();
    await expect(summary(page)).toContainText(/Jumlah\s*RM\s*170/);

    // RM 15 off when the premium e-card comes with cards.
    await page.getByLabel('Pakej digital').selectOption('rsvp-premium');
    await page.getByRole('radio', { name: /^50 keping/ }).check({ force: true });
    await expect(summary(page)).toContainText(/Diskaun/);
    await expect(summary(page)).toContainText(/Jumlah\s*RM\s*123/);

    await cards.uncheck();
    await expect(pdf).toBeEnabled();
    await digital.uncheck();
    await expect(page.getByText('Pilih sekurang-kurangnya satu item.')).toBeVisible();
  });

  test('S-20 S-08 S-10 keeps a choice through a reload, signing in and registering, which becomes the order', async ({
    page,
  }) => {
    const who = person('pilihan kekal', 'Balqis Humaira');
    await page.goto('/invitation/create-order?design=cv0002&option=video-rsvp');
    await page.getByRole('checkbox', { name: /Kad cetak A6/ }).check();
    await page.getByRole('radio', { name: /^200 keping/ }).check({ force: true });
    const chosen = async () => {
      await expect(page.getByLabel('Pakej digital')).toHaveValue('video-rsvp');
      await expect(page.getByRole('radio', { name: /^200 keping/ })).toBeChecked();
      await expect(summary(page)).toContainText(/Jumlah\s*RM\s*260/);
    };
    await chosen();
    await page.reload();
    await chosen();

    await signIn(page, who);
    await expect(page).toHaveURL(/\/user\/form\/register\?origin=invitation$/);
    await page.getByLabel('Name').fill(who.name);
    await page.getByLabel('Phone No (WhatsApp)').fill('019-876 5432');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL('/invitation/create-order');
    await chosen();
    await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(who.name);
    await expect(page.getByLabel('No. WhatsApp')).toHaveValue('0198765432');

    await orderButton(page).click();
    await expect(page).toHaveURL(/\/user\/profile\//);
    const row = page.getByRole('link', { name: /In Progress/ });
    await expect(row).toHaveCount(1);
    await row.click();
    await expect(page.getByText(/RM\s*260/).first()).toBeVisible();
  });

  test('S-20 S-21 has a notice of an unpaid order, and a link to the profile instead of Order', async ({ page }) => {
    const customer = await ApiCustomer.register(person('tertunda'));
    await customer.order();
    await customer.enter(page);
    await page.goto('/invitation/create-order');
    await expect(page.getByText('Please complete your pending orders before creating a new one.')).toBeVisible();
    await expect(orderButton(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Go to profile page' }).click();
    await expect(page).toHaveURL(`/user/profile/${customer.userId}`);
    await customer.close();
  });

  test('S-20 shows wrong customer fields at the field, with the focus on the first', async ({ page }) => {
    const customer = await ApiCustomer.register(person('medan salah'));
    await customer.enter(page);
    await page.goto('/invitation/create-order');
    const name = page.getByLabel('Nama', { exact: true });
    const phone = page.getByLabel('No. WhatsApp');
    await expect(name).not.toHaveValue('');
    await name.fill('   ');
    await phone.fill('12');
    await page.evaluate(() => window.scrollTo(0, 0));
    await orderButton(page).click();
    await expect(name).toHaveAccessibleDescription(/Required/);
    await expect(phone).toHaveAccessibleDescription(/Invalid phone number/);
    await expect(name).toBeFocused();
    // With its sentence, which the bar at the foot of a phone would cover.
    const sentence = page.getByText('Required', { exact: true });
    const isSeen = () =>
      sentence.evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 4, top + height / 2));
      });
    await expect.poll(isSeen).toBe(true);
    await expect(phone).toHaveValue('12');
    expect(await customer.orders()).toEqual([]);
    await customer.close();
  });

  test('S-21 makes one order with a double click on Order', async ({ page }) => {
    const customer = await ApiCustomer.register(person('dua kali'));
    await customer.enter(page);
    await page.goto('/invitation/create-order');
    await expect(page.getByLabel('Nama', { exact: true })).not.toHaveValue('');
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/order/create/v2')) calls += 1;
    });
    await orderButton(page).dblclick();
    await expect(page).toHaveURL(`/user/profile/${customer.userId}`);
    expect(calls).toBe(1);
    expect(await customer.orders()).toHaveLength(1);
    await customer.close();
  });
});

/** What the network may do to the order's call, and the sentence that the person then reads. */
const FAILURES: readonly (readonly [name: string, answer: (route: Route) => Promise<void>, sentence: string])[] = [
  ['no network', (route) => route.abort('internetdisconnected'), 'Tiada sambungan. Semak internet anda dan cuba lagi.'],
  [
    'a broken server',
    (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' }),
    'Sesuatu telah berlaku. Sila cuba sebentar lagi.',
  ],
  [
    'a database away',
    (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' }),
    'Perkhidmatan tergendala sebentar. Sila cuba sebentar lagi.',
  ],
  ['an answer that never comes', () => Promise.resolve(), 'Pelayan mengambil masa terlalu lama. Sila cuba lagi.'],
];

for (const [name, answer, sentence] of FAILURES) {
  test(`S-13 ${name}: the order form says so, keeps everything, and works again`, async ({ page }) => {
    const customer = await ApiCustomer.register(person(`gagal ${name}`));
    // The client waits 20 s for an answer; the test waits a fraction of that.
    await page.addInitScript(() => {
      const { setTimeout } = window;
      window.setTimeout = ((run: () => void, ms?: number) => setTimeout(run, ms === 20_000 ? 2_500 : ms)) as never;
    });
    await customer.enter(page);
    await page.goto('/invitation/create-order');
    await expect(page.getByLabel('Nama', { exact: true })).not.toHaveValue('');
    await page.getByLabel('Nota kepada penjual').fill('Jangan hilang');
    await page.getByRole('checkbox', { name: /Kad cetak A6/ }).check();
    await page.route('**/api/order/create/v2', answer);
    await orderButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await expect(dialog).toContainText(sentence);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByLabel('Nota kepada penjual')).toHaveValue('Jangan hilang');
    await expect(page.getByRole('checkbox', { name: /Kad cetak A6/ })).toBeChecked();
    await page.reload();
    await expect(page.getByLabel('Nota kepada penjual')).toHaveValue('Jangan hilang');

    await page.unroute('**/api/order/create/v2');
    await orderButton(page).click();
    await expect(page).toHaveURL(`/user/profile/${customer.userId}`);
    expect(await customer.orders()).toHaveLength(1);
    await customer.close();
  });
}

test('S-06 S-13 S-28 trial-expired and payment-required open their own dialogs instead of an error', async ({
  page,
}) => {
  const customer = await ApiCustomer.register(person('dialog khas'));
  await customer.enter(page);
  await page.goto('/invitation/create-order');
  await expect(page.getByLabel('Nama', { exact: true })).not.toHaveValue('');
  const refuse = (code: string) => async (route: Route) => {
    const data = { code, error: { errorCode: code, errorMessage: 'words of the server' } };
    await route.fulfill({ status: 400, json: { code, data } });
  };
  await page.route('**/api/order/create/v2', refuse('trial-expired'), { times: 1 });
  await orderButton(page).click();
  const expired = page.getByRole('dialog', { name: 'Trial expired' });
  await expect(expired).toContainText(
    'Sorry, your free trial has ended. Please proceed with payment to unlock unlimited edit.',
  );
  await expect(expired.getByRole('link', { name: 'Pay Now' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
  await expired.getByRole('button', { name: 'Close' }).click();
  await expect(expired).toBeHidden();

  await page.route('**/api/order/create/v2', refuse('payment-required'), { times: 1 });
  await orderButton(page).click();
  const required = page.getByRole('dialog', { name: 'Payment Required' });
  await expect(required).toContainText('Sorry, please complete your payment to proceed.');
  await required.getByRole('button', { name: 'Okay' }).click();
  await expect(required).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Error' })).toBeHidden();
  // Focus is back where it was.
  await expect(orderButton(page)).toBeFocused();
  await customer.close();
});

test.describe('the order page', () => {
  test('S-05 S-22 S-25 deleting an RSVP asks first; the dialog holds and returns the focus', async ({ page }) => {
    const customer = await ApiCustomer.register(person('padam rsvp'));
    const { orderId, invitationId } = await customer.order();
    await customer.update('attendance-info', { id: invitationId, show: true, limit: 0, message: '', totalLimit: 0 });
    await customer.wish({ invitationId, from: 'Pak Long', attendanceCount: 4, willAttend: true, message: 'Tahniah' });
    await customer.wish({ invitationId, from: 'Cik Ros', attendanceCount: 0, willAttend: false, message: '' });
    await customer.enter(page);
    await page.goto(`/invitation-order/view/wish-attendance/${orderId}`);
    await expect(page.getByText('4 orang')).toBeVisible();

    const opener = page.getByRole('button', { name: 'Padam RSVP Pak Long' });
    const dialog = page.getByRole('dialog', { name: 'Padam RSVP' });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
      () => dialog.getByRole('button', { name: 'Batal' }).click(),
    ]) {
      await opener.click();
      await expect(dialog).toContainText('Are you sure to delete RSVP from Pak Long ?');
      for (let i = 0; i < 4; i++) {
        await page.keyboard.press('Tab');
        expect(
          await page.evaluate(
            () => document.activeElement === document.body || !!document.activeElement?.closest('dialog[open]'),
          ),
        ).toBe(true);
      }
      await close();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }

    await opener.click();
    await dialog.getByRole('button', { name: 'Padam', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Pak Long' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Cik Ros' })).toBeVisible();
    await customer.close();
  });

  test('S-22 another customer’s order looks like one that does not exist', async ({ page }) => {
    const owner = await ApiCustomer.register(person('pemilik'));
    const { orderId } = await owner.order();
    const stranger = await ApiCustomer.register(person('orang asing'));
    await stranger.enter(page);
    for (const id of [orderId, UNKNOWN_ID, 'bukan-id']) {
      await page.goto(`/invitation-order/view/invitation-details/${id}`);
      await expect(page.getByRole('heading', { name: 'Pesanan tidak dijumpai' })).toBeVisible();
    }
    // Still signed in: it was no 403.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Profil saya' })).toBeVisible();
    await owner.close();
    await stranger.close();
  });
});
