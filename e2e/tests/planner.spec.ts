import type { Contract } from '@serikad/shared/api/contract';
import { expect, test, type Page, type Request } from '@playwright/test';
import { ApiCustomer } from '../support/api.ts';
import { axeViolations } from '../support/checks/axe.ts';
import { shot } from '../support/shots.ts';
import { person, signIn } from '../support/sign-in.ts';

type Item = Contract['GET /list/get']['data']['list'][number];
type NewItem = Partial<Contract['POST /list/add']['body']> & { title: string };

const listOf = async (couple: ApiCustomer): Promise<Item[]> =>
  (await couple.get<Contract['GET /list/get']['data']>('/list/get')).list;

/** A couple whose checklist already holds these entries, all of them counted in the budget. */
async function coupleWith(page: Page, label: string, items: readonly NewItem[]): Promise<ApiCustomer> {
  const couple = await ApiCustomer.register(person(`senarai ${label}`));
  const headers = { Authorization: `Bearer ${couple.token}` };
  for (const item of items) {
    const added = await page.request.post('/list/add', {
      data: { price: 0, category: '', description: '', ...item },
      headers,
    });
    expect(added.ok()).toBe(true);
    const { data } = (await added.json()) as { data: { listId: string } };
    const selected = await page.request.put('/list/select', { data: { listId: data.listId }, headers });
    expect(selected.ok()).toBe(true);
  }
  await couple.enter(page);
  await page.goto('/planner');
  await expect(page.getByRole('heading', { level: 1, name: 'Senarai semak kahwin' })).toBeVisible();
  return couple;
}

const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: title, exact: true }) });
const budget = (page: Page) => page.getByRole('complementary', { name: 'Bajet' });
const tick = (page: Page, title: string) => page.getByRole('checkbox', { name: `Siap: ${title}` });

/** Writes of the checklist that leave the page from now on. */
function writes(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && new URL(request.url()).pathname.startsWith('/list/')) sent.push(request);
  });
  return sent;
}
const pathsOf = (sent: readonly Request[]): string[] => sent.map((request) => new URL(request.url()).pathname);

async function chooseInMenu(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Lagi untuk ${title}` }).click();
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: action }).click();
}

test('S-32 S-12 signed out the planner says Akan Datang; signing in leads back to an empty list that begins with one tap', async ({
  page,
}) => {
  const who = person('senarai baharu');
  const couple = await ApiCustomer.register(who);
  await page.goto('/planner');
  await expect(page.getByRole('heading', { level: 1, name: 'Akan Datang' })).toBeVisible();
  await signIn(page, who);
  await expect(page).toHaveURL('/planner');
  await expect(page.getByRole('heading', { name: 'Mulakan dengan satu perkara' })).toBeVisible();
  await shot(page, 'planner-empty', true);

  const sent = writes(page);
  await page.getByRole('button', { name: 'Katering' }).dblclick();
  await expect(page.getByText('Katering ditambah.')).toBeVisible();
  await expect(row(page, 'Katering')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pelamin' })).toBeVisible();
  expect(pathsOf(sent)).toEqual(['/list/add', '/list/select']);
  expect(await listOf(couple)).toMatchObject([
    { title: 'Katering', category: 'Dewan & katering', price: 0, paidAmount: 0, selected: true, completed: false },
  ]);
  await couple.close();
});

test('S-32 a couple adds, marks, pays, ticks off, edits and deletes entries, and the sums follow', async ({ page }) => {
  const couple = await coupleWith(page, 'penuh', []);
  await page.getByRole('button', { name: 'Tambah perkara' }).click();
  const form = page.getByRole('form', { name: 'Perkara baharu' });
  await expect(form.getByLabel('Perkara')).toBeFocused();

  // Wrong first: the sentences stand at their fields.
  await form.getByLabel('Harga (RM)').fill('dua ribu');
  await form.getByRole('button', { name: 'Tambah' }).click();
  await expect(form.getByText('Required')).toBeVisible();
  await expect(form.getByText('Sila masukkan nombor bulat')).toBeVisible();
  await expect(form.getByLabel('Perkara')).toBeFocused();

  await form.getByLabel('Perkara').fill('Dewan Seri Melati');
  await form.getByLabel('Harga (RM)').fill('RM 2,800');
  await form.getByLabel('Kategori').selectOption('Dewan & katering');
  // The button moves up when the sentences above it go.
  await expect(form.getByText('Required')).toBeHidden();
  await expect(form.getByText('Sila masukkan nombor bulat')).toBeHidden();
  await form.getByRole('button', { name: 'Tambah' }).click();
  await expect(row(page, 'Dewan Seri Melati')).toContainText('RM 2,800');

  // The form stays for the next, in the same category; one of their own this time, and not counted.
  await expect(form.getByLabel('Perkara')).toHaveValue('');
  await expect(form.getByLabel('Kategori')).toHaveValue('Dewan & katering');
  await form.getByLabel('Perkara').fill('Bas rombongan');
  await form.getByLabel('Harga (RM)').fill('600');
  await form.getByLabel('Kategori').selectOption({ label: 'Kategori sendiri…' });
  await form.getByLabel('Nama kategori').fill('Rombongan');
  await form.getByLabel('Kira dalam bajet').uncheck();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Rombongan' })).toBeVisible();
  await form.getByRole('button', { name: 'Batal' }).click();
  await expect(budget(page)).toContainText('Bajet RM 2,800');

  const mark = page.getByRole('button', { name: 'Kira dalam bajet: Bas rombongan' });
  await expect(mark).toHaveAttribute('aria-pressed', 'false');
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await expect(budget(page)).toContainText('Bajet RM 3,400');

  await chooseInMenu(page, 'Dewan Seri Melati', 'Rekod bayaran');
  const payment = page.getByRole('dialog', { name: 'Rekod bayaran' });
  await expect(payment).toContainText('Dewan Seri Melati, baki RM 2,800');
  await payment.getByLabel('Jumlah (RM)').fill('1000');
  await expect(payment).toContainText('Selepas ini: dibayar RM 1,000 daripada RM 2,800.');
  await shot(page, 'planner-pay');
  await payment.getByRole('button', { name: 'Rekod RM 1,000' }).click();
  await expect(page.getByText('Bayaran RM 1,000 direkod.')).toBeVisible();
  await expect(budget(page)).toContainText('Dibayar RM 1,000');

  // Ticked by a double click: done once, with the rest of the price; Undo takes both back.
  const sent = writes(page);
  await tick(page, 'Dewan Seri Melati').dblclick();
  await expect(page.getByText('Siap. Bayaran RM 1,800 direkod.')).toBeVisible();
  await expect(tick(page, 'Dewan Seri Melati')).toBeChecked();
  expect(pathsOf(sent)).toEqual(['/list/completed']);
  await expect(row(page, 'Dewan Seri Melati')).toContainText('Dibayar penuh');
  await shot(page, 'planner-done', true);
  await page.getByRole('button', { name: 'Buat asal' }).click();
  await expect(tick(page, 'Dewan Seri Melati')).not.toBeChecked();
  await expect(row(page, 'Dewan Seri Melati')).toContainText('Dibayar RM 1,000');

  await row(page, 'Bas rombongan').getByRole('button', { name: 'Bas rombongan', exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'Edit perkara' });
  await expect(edit.getByLabel('Harga (RM)')).toHaveValue('600');
  await edit.getByLabel('Harga (RM)').fill('550');
  await edit.getByLabel('Catatan').fill('Bertolak jam 8 pagi.');
  await edit.getByRole('button', { name: 'Simpan' }).click();
  await expect(row(page, 'Bas rombongan')).toContainText('Bertolak jam 8 pagi.');
  await expect(budget(page)).toContainText('Bajet RM 3,350');

  await page.getByRole('button', { name: /^Ada baki/ }).click();
  await expect(page.getByRole('button', { name: 'Ada baki 2' })).toHaveAttribute('aria-pressed', 'true');

  await chooseInMenu(page, 'Bas rombongan', 'Padam');
  const remove = page.getByRole('dialog', { name: 'Padam Bas rombongan?' });
  await expect(remove).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(remove).toBeHidden();
  await expect(page.getByRole('button', { name: 'Lagi untuk Bas rombongan' })).toBeFocused();
  await chooseInMenu(page, 'Bas rombongan', 'Padam');
  await remove.getByRole('button', { name: 'Padam' }).click();
  await expect(row(page, 'Bas rombongan')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Perkara' })).toBeFocused();
  await expect(page.getByText('Bas rombongan dipadam.')).toBeVisible();

  expect(await listOf(couple)).toMatchObject([
    { title: 'Dewan Seri Melati', price: 2800, paidAmount: 1000, selected: true, completed: false },
  ]);
  await page.reload();
  await expect(row(page, 'Dewan Seri Melati')).toContainText('Dibayar RM 1,000');
  await couple.close();
});

test('after an entry was added, the next visit opens no empty form', async ({ page }) => {
  const couple = await coupleWith(page, 'tambah sekali', []);
  await page.getByRole('button', { name: 'Tambah perkara' }).click();
  const form = page.getByRole('form', { name: 'Perkara baharu' });
  await form.getByLabel('Perkara').fill('Dewan');
  await form.getByRole('button', { name: 'Tambah' }).click();
  await expect(row(page, 'Dewan')).toBeVisible();
  await expect(form.getByLabel('Perkara')).toHaveValue('');
  await page.reload();
  await expect(row(page, 'Dewan')).toBeVisible();
  await expect(form).toHaveCount(0);
  // What is typed and not added opens it again.
  await page.getByRole('button', { name: 'Tambah perkara' }).click();
  await form.getByLabel('Perkara').fill('Pelamin');
  await page.reload();
  await expect(form.getByLabel('Perkara')).toHaveValue('Pelamin');
  await couple.close();
});

test('S-32 without a network nothing is lost; what failed is taken back and can be tried again', async ({ page }) => {
  const couple = await coupleWith(page, 'luar talian', [{ title: 'Mak andam', price: 750 }]);
  await expect(tick(page, 'Mak andam')).toBeVisible();
  await page.context().setOffline(true);
  await tick(page, 'Mak andam').click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Perubahan pada Mak andam tidak disimpan. Tiada sambungan.');
  await expect(tick(page, 'Mak andam')).not.toBeChecked();
  await expect(row(page, 'Mak andam')).toContainText('Belum dibayar');

  await page.getByRole('button', { name: 'Tambah perkara' }).click();
  const form = page.getByRole('form', { name: 'Perkara baharu' });
  await form.getByLabel('Perkara').fill('Jurugambar');
  await form.getByLabel('Harga (RM)').fill('1800');
  await form.getByRole('button', { name: 'Tambah' }).click();
  await expect(form.getByRole('alert')).toContainText('Error to add item');
  await expect(form.getByLabel('Perkara')).toHaveValue('Jurugambar');

  await page.context().setOffline(false);
  // Also through a reload, the form is open with what was typed.
  await page.reload();
  await expect(form.getByLabel('Harga (RM)')).toHaveValue('1800');
  await form.getByRole('button', { name: 'Tambah' }).click();
  await expect(row(page, 'Jurugambar')).toBeVisible();

  // One refusal, then the offered second try goes through.
  await page.route('**/list/completed', (route) => route.abort(), { times: 1 });
  await tick(page, 'Mak andam').click();
  await page.getByRole('button', { name: 'Cuba lagi' }).click();
  await expect(page.getByText('Siap. Bayaran RM 750 direkod.')).toBeVisible();
  expect((await listOf(couple)).map(({ title, completed }) => [title, completed])).toEqual([
    ['Mak andam', true],
    ['Jurugambar', false],
  ]);
  await couple.close();
});

test('S-32 a longer list is put in order', async ({ page }) => {
  const couple = await coupleWith(
    page,
    'susun',
    [900, 10_500, 2800, 1200].map((price) => ({ title: `Perkara ${price}`, price })),
  );
  const titles = page.getByRole('listitem').getByRole('button', { name: /^Perkara \d+$/ });
  await page.getByLabel('Susun').selectOption('Harga tertinggi');
  await expect(titles).toHaveText(['Perkara 10500', 'Perkara 2800', 'Perkara 1200', 'Perkara 900']);
  await page.getByLabel('Susun').selectOption('Ikut ditambah');
  await expect(titles).toHaveText(['Perkara 900', 'Perkara 10500', 'Perkara 2800', 'Perkara 1200']);
  await shot(page, 'planner-four', true);
  await couple.close();
});

test('S-32 the list that does not load says so and can be asked again; a session that ended asks to sign in', async ({
  page,
}) => {
  const couple = await ApiCustomer.register(person('senarai rosak'));
  await couple.enter(page);
  await page.route('**/list/get', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
  );
  await page.goto('/planner');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.unroute('**/list/get');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('button', { name: 'Tambah perkara' }).click();
  await page.getByRole('form').getByLabel('Perkara').fill('Cenderahati 300 pcs');

  await couple.signOut();
  await page.getByRole('button', { name: 'Tambah', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Akan Datang' })).toBeVisible();
  await signIn(page, person('senarai rosak'));
  await expect(page.getByRole('form').getByLabel('Perkara')).toHaveValue('Cenderahati 300 pcs');
  await couple.close();
});

test('S-32 the planner works with the keyboard alone, without a violation of axe, on a phone and a desktop @both', async ({
  page,
  isMobile,
}) => {
  const couple = await coupleWith(page, isMobile ? 'papan kekunci' : 'papan kekunci meja', [
    { title: 'Dewan Seri Melati', price: 2800, category: 'Dewan & katering', description: 'Deposit sudah.' },
    { title: 'Baju sanding sewa', price: 900, category: 'Busana & solekan' },
  ]);
  await tick(page, 'Dewan Seri Melati').focus();
  await page.keyboard.press('Space');
  await expect(tick(page, 'Dewan Seri Melati')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Lagi untuk Dewan Seri Melati' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Dewan Seri Melati' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Lagi untuk Dewan Seri Melati' })).toBeFocused();
  await shot(page, isMobile ? 'planner-list' : 'planner-list-desktop', true);

  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Tambah perkara' }).click();
  for (const dialog of isMobile ? [undefined, 'Rekod bayaran', 'Edit'] : [undefined]) {
    if (dialog) await chooseInMenu(page, 'Baju sanding sewa', dialog);
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    expect.soft(await axeViolations(page, { whole: true }), dialog).toEqual([]);
    if (dialog) await page.keyboard.press('Escape');
  }
  await couple.close();
});
