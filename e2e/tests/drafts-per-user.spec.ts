import { expect, test, type Locator, type Page } from '@playwright/test';
import { DAY_MS } from '@serikad/shared/calendar/durations';
import { fillStorage } from '../support/full-storage.ts';
import { ApiCustomer } from '../support/api.ts';
import { form } from '../support/editor.ts';
import { photo } from '../support/pictures.ts';
import { passGoogle, person, signIn, type Person } from '../support/sign-in.ts';

const NAMES = 'Nama Pasangan/Jemputan';
const GALLERY = 'Galeri Foto';
const NOTE = 'Nota kepada penjual';

/** A registered person, who signs in in the browser by clicking. */
async function registered(label: string, name: string, phoneNo: string): Promise<Person & { userId: string }> {
  const who = person(label, name);
  const customer = await ApiCustomer.register(who, phoneNo);
  await customer.close();
  return { ...who, userId: customer.userId };
}

/** From any shop page: to the profile, and out, with the question where something is not saved. */
async function signOut(page: Page, question: 'asked' | 'not asked'): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Profil saya' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  const asked = page.getByRole('dialog', { name: 'Ada yang belum disimpan' });
  if (question === 'asked') {
    // The main button keeps everything; the one that deletes looks like it.
    await expect(asked.getByRole('button', { name: 'Batal' })).toHaveClass(/btn--primary/);
    await expect(asked.getByRole('button', { name: 'Log keluar dan padam' })).toHaveClass(/btn--danger/);
    await asked.getByRole('button', { name: 'Batal' }).click();
    await expect(page).toHaveURL(/\/user\/profile\//);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await asked.getByRole('button', { name: 'Log keluar dan padam' }).click();
  }
  await expect(page).toHaveURL('/');
}

/** All that the device keeps, as one text, and how many pictures. */
async function kept(page: Page): Promise<{ texts: string; pictures: number }> {
  return page.evaluate(async () => {
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('editor-pictures');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('no database'));
    });
    const pictures = opened.objectStoreNames.contains('pictures')
      ? await new Promise<number>((resolve) => {
          const request = opened.transaction('pictures').objectStore('pictures').count();
          request.onsuccess = () => resolve(request.result);
        })
      : 0;
    opened.close();
    return { texts: JSON.stringify({ ...localStorage }), pictures };
  });
}

async function openSection(page: Page, title: string): Promise<Locator> {
  const list = page.getByRole('link', { name: 'Kembali ke senarai bahagian' });
  if (await list.isVisible()) await list.click();
  await page.getByRole('link', { name: title }).first().click();
  await expect(form(page, title)).toBeVisible();
  return form(page, title);
}
const brideOf = (names: Locator) => names.getByLabel('Nama pendek').first();
const saveButton = (section: Locator) => section.getByRole('button', { name: 'Save' });

test('the order form holds the name and phone of who is signed in, never of the account before', async ({ page }) => {
  const a = await registered('borang a', 'Siti Orang A', '011-1111111');
  const b = await registered('borang b', 'Farid Orang B', '013-2222222');
  const name = page.getByLabel('Nama', { exact: true });
  const phone = page.getByLabel('No. WhatsApp');
  await page.goto('/invitation-design/details/cv0004');
  await page
    .getByRole('link', { name: /Tempah/ })
    .first()
    .click();
  await signIn(page, a);
  await expect(page).toHaveURL('/invitation/create-order');
  await expect(name).toHaveValue('Siti Orang A');
  await page.getByLabel(NOTE).fill('Kad untuk Siti');
  await signOut(page, 'asked');
  const { texts } = await kept(page);
  expect(texts).not.toMatch(/Siti|0111111111/);

  await page.goto('/invitation/create-order');
  await signIn(page, b);
  await expect(name).toHaveValue('Farid Orang B');
  await expect(phone).toHaveValue('0132222222');
  await expect(page.getByLabel(NOTE)).toHaveValue('');
  await page.getByRole('button', { name: 'Order', exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(`/user/profile/${b.userId}`);
  await signOut(page, 'not asked');
});

test('after a session that ended the same account finds its order form, another one an empty one', async ({ page }) => {
  const a = await registered('tamat a', 'Siti Tamat', '011-1111112');
  const b = await registered('tamat b', 'Farid Tamat', '013-2222223');
  const customer = await ApiCustomer.register(a);
  await customer.enter(page);
  await page.goto('/invitation/create-order');
  await page.getByLabel(NOTE).fill('Nota Siti');
  await customer.signOut();
  await page.getByRole('button', { name: 'Order', exact: true }).filter({ visible: true }).click();
  await expect(page.getByText('Sesi anda telah tamat.')).toBeVisible();
  // What is typed now, on the open form, is still of this account.
  await page.getByRole('checkbox', { name: /Kad cetak A6/ }).check();
  await signIn(page, a);
  await expect(page.getByLabel(NOTE)).toHaveValue('Nota Siti');
  await expect(page.getByRole('checkbox', { name: /Kad cetak A6/ })).toBeChecked();
  await page.evaluate(() => ['token', 'userId'].forEach((key) => localStorage.removeItem(key)));
  await page.goto('/invitation/create-order');
  await expect(page.getByRole('checkbox', { name: /Kad cetak A6/ })).not.toBeChecked();
  await signIn(page, b);
  await expect(page.getByLabel(NOTE)).toHaveValue('');
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('Farid Tamat');
  expect((await kept(page)).texts).not.toContain('Siti');
  await customer.close();
});

test('a card that was typed signed out goes with the first sign-in, and never to the next account', async ({
  page,
}) => {
  const a = await registered('kad a', 'Puan A', '011-1111113');
  const b = await registered('kad b', 'Puan B', '013-2222224');
  await page.goto('/invitation-design/details/cv0004');
  await page.getByRole('link', { name: 'Try Now For Free' }).first().click();
  await brideOf(await openSection(page, NAMES)).fill('Rahsia');
  const gallery = await openSection(page, GALLERY);
  await gallery.getByLabel(/Tambah foto/).setInputFiles([photo(1), photo(2)]);
  await expect(gallery.getByText('2/7')).toBeVisible();
  await saveButton(gallery).click();
  await page
    .getByRole('dialog', { name: 'Sign In Required' })
    .getByRole('button', { name: /^Sign In/ })
    .click();
  await passGoogle(page, a);
  await page.getByRole('dialog', { name: 'Choose Package' }).getByRole('button', { name: 'Batal' }).click();
  await expect(gallery.getByText('2/7')).toBeVisible();
  await expect(brideOf(await openSection(page, NAMES))).toHaveValue('Rahsia');

  await page.goto(`/user/profile/${a.userId}`);
  await signOut(page, 'asked');
  const after = await kept(page);
  expect(after.texts).not.toContain('Rahsia');
  await expect.poll(async () => (await kept(page)).pictures).toBe(0);

  await page.goto('/login');
  await signIn(page, b);
  await page.goto('/invitation-design/details/cv0006');
  await page.getByRole('link', { name: 'Try Now For Free' }).first().click();
  await expect(brideOf(await openSection(page, NAMES))).toHaveValue('');
  await expect(page.getByText('Rahsia')).toHaveCount(0);
  await expect((await openSection(page, GALLERY)).getByText('0/7')).toBeVisible();
});

test('signing in with another account removes what the one before has left on the device', async ({ page }) => {
  const a = await ApiCustomer.register(person('tinggal a'));
  const b = await registered('tinggal b', 'Puan B', '013-2222225');
  await a.enter(page);
  await page.goto('/invitation/form/new?section=gallery');
  const gallery = form(page, GALLERY);
  await gallery.getByLabel(/Tambah foto/).setInputFiles([photo(1)]);
  await brideOf(await openSection(page, NAMES)).fill('Tertinggal');
  await expect.poll(async () => (await kept(page)).texts).toContain('Tertinggal');
  expect((await kept(page)).pictures).toBe(1);
  // The session has ended without a sign-out: the account's drafts wait, unseen.
  await page.evaluate(() => ['token', 'userId'].forEach((key) => localStorage.removeItem(key)));
  await page.goto('/invitation/form/new?section=names');
  await expect(brideOf(form(page, NAMES))).toHaveValue('');
  expect((await kept(page)).texts).toContain('Tertinggal');
  await page.goto('/login');
  await signIn(page, b);
  await expect.poll(async () => (await kept(page)).pictures).toBe(0);
  expect((await kept(page)).texts).not.toContain('Tertinggal');
  await a.close();
});

test('a page from the back/forward cache looks at the session again', async ({ page, context }) => {
  const customer = await ApiCustomer.register(person('cache'));
  // As frozen: what other tabs do is not heard.
  await page.addInitScript(() => {
    addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  const restore = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await customer.enter(page);
  await page.goto('/invitation/form/new?section=names');
  const bride = brideOf(form(page, NAMES));
  await bride.fill('Beku');
  const other = await context.newPage();
  await other.goto(`/user/profile/${customer.userId}`);
  await signOut(other, 'asked');
  await expect(bride).toHaveValue('Beku');
  await restore();
  await expect(bride).toHaveValue('');
  await expect(page.getByText('Beku')).toHaveCount(0);

  // Ended on the server alone: the device still has the token.
  const again = await ApiCustomer.register(person('cache'));
  await again.enter(page);
  await page.goto(`/user/profile/${customer.userId}`);
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible();
  await again.signOut();
  await restore();
  await expect(page.getByText('Sesi anda telah tamat.')).toBeVisible();
  await expect(page.getByText('Please sign in to view ths page')).toBeVisible();
  await customer.close();
  await again.close();
});

test('on a device that keeps nothing the editor and the order form hold what is typed as long as the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'indexedDB', { get: refuse });
  });
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await page.goto('/invitation/create-order');
  await page.getByRole('checkbox', { name: /Kad cetak A6/ }).check();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Laman utama|SeriKad/ })
    .first()
    .click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: /Kad cetak A6/ })).toBeChecked();
  await expect(page.getByText('Pelayar ini tidak menyimpan pilihan anda.').first()).toBeVisible();
  const who = await registered('tanpa simpanan', 'Puan Peribadi', '011-1111114');
  await page.goto('/login');
  await signIn(page, who);
  await expect(page).toHaveURL(`/user/profile/${who.userId}`);
  await signOut(page, 'not asked');
  expect(failures).toEqual([]);
});

test('on a device that keeps nothing the editor does not promise that signing in keeps what is typed', async ({
  page,
}) => {
  const saveSignedOut = async () => {
    await page.goto('/invitation/form/new?section=names');
    const names = page.getByRole('form', { name: 'Nama Pasangan' });
    await names.getByLabel('Nama pendek').first().fill('Intan');
    await names.locator('button[type=submit]').click();
    return page.getByRole('dialog').filter({ hasText: 'Sign In Required' });
  };
  await expect(await saveSignedOut()).toContainText('Tiada yang hilang');
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  const asks = await saveSignedOut();
  await expect(asks).toContainText('akan hilang semasa log masuk');
  await expect(asks).not.toContainText('Tiada yang hilang');
});

test('with a full storage nothing breaks, and what is typed stays on the page', async ({ page }) => {
  await page.goto('/invitation/create-order');
  await fillStorage(page);
  await page.getByRole('checkbox', { name: /Kad cetak A6/ }).check();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Laman utama|SeriKad/ })
    .first()
    .click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: /Kad cetak A6/ })).toBeChecked();
});

test('pictures survive a clock that is a day wrong; abandoned ones are removed when any card is opened', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + Number(localStorage.getItem('clock') ?? '0');
  });
  const wrongBy = (ms: number) => page.evaluate((by) => localStorage.setItem('clock', String(by)), ms);
  const gallery = form(page, GALLERY);
  await page.goto('/favicon.svg');
  for (const wrong of [DAY_MS, -DAY_MS]) {
    await wrongBy(wrong);
    await page.goto('/invitation/form/new?section=gallery');
    await gallery.getByLabel(/Tambah foto/).setInputFiles([photo(1)]);
    await expect.poll(async () => (await kept(page)).pictures).toBe(1);
    await wrongBy(0);
    await page.reload();
    await expect(gallery.getByText('1/7')).toBeVisible();
    await gallery.getByRole('button', { name: /^Batal muat naik/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Buang' })
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await expect.poll(async () => (await kept(page)).pictures).toBe(0);
  }

  await gallery.getByLabel(/Tambah foto/).setInputFiles([photo(1)]);
  await expect.poll(async () => (await kept(page)).pictures).toBe(1);
  await wrongBy(15 * DAY_MS);
  const customer = await ApiCustomer.register(person('kad lain'));
  const { invitationId } = await customer.order();
  await customer.enter(page);
  // By now the user is another one, and so is the invitation.
  await page.goto(`/invitation/form/${invitationId}?section=gallery`);
  await expect(gallery.getByText('0/7')).toBeVisible();
  await expect.poll(async () => (await kept(page)).pictures).toBe(0);
  await customer.close();
});

test('a draft that its page cannot be shown with is removed when the page breaks again after a reload', async ({
  page,
}) => {
  await page.goto('/favicon.svg');
  await page.evaluate(() => {
    localStorage.setItem('draft:2::editor:new:dateTime', JSON.stringify({ tentative: [null] }));
    localStorage.setItem('draft:2::order-form', JSON.stringify({ notes: 'Kekal' }));
  });
  await page.goto('/invitation/form/new?section=dateTime');
  const broken = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  const stored = (storage: 'localStorage' | 'sessionStorage', key: string) =>
    page.evaluate(([from, name]) => window[from].getItem(name), [storage, key] as const);
  await expect(broken).toBeVisible();
  // What the page stores of the breakage comes a moment after the message.
  await expect.poll(() => stored('sessionStorage', 'brokenPage')).not.toBeNull();
  await broken.getByRole('button').click();
  await expect(broken).toBeVisible();
  await expect.poll(() => stored('localStorage', 'draft:2::editor:new:dateTime')).toBeNull();
  await broken.getByRole('button').click();
  await expect(form(page, 'Tarikh & Atur Cara').getByLabel('Tarikh', { exact: true })).toBeVisible();
  expect((await kept(page)).texts).toContain('Kekal');
});
