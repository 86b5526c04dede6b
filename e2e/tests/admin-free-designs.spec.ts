import { expect, test, type Page } from '@playwright/test';
import { FREE_BASES, FREE_LAYOUTS, type FreeLayout } from '@serikad/shared/designs/free-layouts';
import type { Contract } from '@serikad/shared/api/contract';
import { ApiCustomer } from '../support/api.ts';
import { drawn, photo } from '../support/pictures.ts';
import { person } from '../support/sign-in.ts';

type Answer = Contract['GET /api/admin/design/find-one/:id']['data'];

const NAMES: Readonly<Record<FreeLayout, string>> = {
  'free-frame': 'Bingkai',
  'free-corners': 'Penjuru',
  'free-picture': 'Gambar penuh',
};
/** What each test uploads, and what it leaves empty. */
const LAYERS: Readonly<Record<FreeLayout, { uploads: string[]; empty: string; role: string; emptyRole: string }>> = {
  'free-frame': { uploads: ['Bingkai', 'Pintu'], empty: 'Hiasan', role: 'frame', emptyRole: 'ornament' },
  'free-corners': {
    uploads: ['Penjuru kiri atas', 'Penjuru kanan bawah'],
    empty: 'Penjuru kanan atas',
    role: 'top-left',
    emptyRole: 'top-right',
  },
  'free-picture': {
    uploads: ['Gambar muka depan'],
    empty: 'Gambar melintang',
    role: 'picture',
    emptyRole: 'picture-wide',
  },
};

const slot = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

for (const layout of FREE_LAYOUTS) {
  test(`D-02 a design of ${layout} is made by clicking, filled, previewed, published, found and ordered`, async ({
    page,
    browser,
  }) => {
    const seller = await ApiCustomer.register({ name: 'Penjual SeriKad', email: 'seller@example.com' });
    const name = `Rekaan ${layout} ${Date.now() % 100_000}`;
    await seller.enter(page);
    await page.goto('/admin/designs');
    // What it begins with is no design of the catalogue, and in no list.
    await expect(page.getByText(FREE_BASES[layout])).toHaveCount(0);
    await page.getByRole('button', { name: 'Rekaan baharu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rekaan baharu' });
    await dialog.getByRole('radio', { name: NAMES[layout] }).check();
    await expect(dialog.getByLabel('Berdasarkan')).toHaveCount(0);
    await dialog.getByLabel('Nama').fill(name);
    await dialog.getByLabel('Kategori').selectOption('minimalist');
    await dialog.getByRole('button', { name: 'Buat rekaan' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const stored = async () => (await seller.get<Answer>(`/api/admin/design/find-one/${id}`)).design;
    expect(await stored()).toMatchObject({ hidden: true, basedOn: FREE_BASES[layout], layout });

    const { uploads, empty, role, emptyRole } = LAYERS[layout];
    for (const upload of uploads) {
      await slot(page, upload).getByLabel(`Muat naik gambar untuk ${upload}`).setInputFiles(photo(1));
      await expect(slot(page, upload).getByText('Dimuat naik')).toBeVisible();
    }
    await expect(page.getByText('Lapisan ini masih memaparkan lukisan permulaan')).toBeVisible();
    await slot(page, empty)
      .getByRole('button', { name: `Kosongkan ${empty}` })
      .click();
    await expect(slot(page, empty).getByText('Kosong', { exact: true })).toBeVisible();
    await expect(slot(page, empty).locator('img')).toHaveCount(0);

    // The preview shows both at once, with long and short names.
    const card = page.frameLocator('iframe[title="Kad contoh"]');
    const variable = (of: string) =>
      card
        .locator('html')
        .evaluate((root, property) => getComputedStyle(root).getPropertyValue(property).trim(), `--a-${of}`);
    await expect.poll(() => variable(role)).toContain('/storage/design-images/');
    await expect.poll(() => variable(emptyRole)).toBe('none');
    await page.getByText('Panjang', { exact: true }).click();
    await expect(card.locator('.cover .names')).toContainText('Muhammad Firdaus Hakimi');

    // A JPEG where transparency is needed: taken, with a word; not of one that is refused. Pictures are shown whole.
    if (layout === 'free-frame') {
      const [first = ''] = uploads;
      const heights = await slot(page, first)
        .locator('img')
        .evaluate((image) => [image, image.parentElement].map((box) => box?.getBoundingClientRect().height ?? 0));
      expect(heights[0]).toBeLessThanOrEqual(heights[1] ?? 0);
      await slot(page, first)
        .getByLabel(`Muat naik gambar untuk ${first}`)
        .setInputFiles({ name: 'besar.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(11 * 1024 * 1024, 0xff) });
      await expect(slot(page, first).getByRole('alert')).toBeVisible();
      await expect(slot(page, first).getByText('JPG tiada latar lut sinar')).toHaveCount(0);
      await slot(page, first)
        .getByLabel(`Muat naik gambar untuk ${first}`)
        .setInputFiles(await drawn(page, 'bingkai.jpg', 440, 800));
      await expect(slot(page, first).getByText('JPG tiada latar lut sinar')).toBeVisible();
    }

    // Its cover, and into the catalogue.
    await expect(page.getByText('Katalog masih memaparkan muka depan asal')).toBeVisible();
    const question = page.getByRole('dialog', { name: `Paparkan ${name} dalam katalog?` });
    await page.getByRole('button', { name: 'Paparkan', exact: true }).click();
    await expect(question).toContainText('Katalog akan memaparkan muka depan rekaan asal.');
    await question.getByRole('button', { name: 'Belum lagi' }).click();
    expect((await stored()).hidden).toBe(true);
    await slot(page, 'Muka depan').getByLabel('Muat naik gambar untuk Muka depan').setInputFiles(photo(2));
    await expect(slot(page, 'Muka depan').getByText('Dimuat naik')).toBeVisible();
    await expect(page.getByText('Katalog masih memaparkan muka depan asal')).toHaveCount(0);
    // A text below the readable contrast is named before it is public; the seller may still show it.
    const { palette } = await stored();
    await seller.send('PUT', '/api/admin/design/update', { id, palette: { ...palette, name: 'rgb(255 255 255)' } });
    await page.getByRole('button', { name: 'Paparkan', exact: true }).click();
    await expect(question).toContainText(/Nama dan tajuk di atas Latar pertama: kontras 1\.\d/);
    await question.getByRole('button', { name: 'Tetap paparkan' }).click();
    await expect.poll(async () => (await stored()).hidden).toBe(false);
    await seller.send('PUT', '/api/admin/design/update', { id, palette });

    const visitor = await (await browser.newContext()).newPage();
    const customer = await ApiCustomer.register(person(`bebas ${layout}`));
    try {
      await customer.enter(visitor);
      await visitor.goto(`/cardvideo?cari=${encodeURIComponent(name)}`);
      await expect(visitor.getByText(name).first()).toBeVisible();
      await visitor.goto(`/invitation/view/sample_${id}/kad`);
      await visitor.getByRole('button', { name: 'Buka Jemputan' }).click();
      await expect(visitor.locator('.cover .names')).toBeVisible();
      // A phone gets the smaller file.
      const shown = await visitor.evaluate(
        (property) => getComputedStyle(document.documentElement).getPropertyValue(property),
        `--a-${role}`,
      );
      expect(shown).toContain('-640.webp');
      await visitor.goto(`/invitation/create-order?design=${id}&option=rsvp-premium`);
      await expect(visitor.getByRole('complementary', { name: 'Ringkasan' })).toContainText(name);
      await visitor.getByRole('button', { name: 'Order', exact: true }).filter({ visible: true }).click();
      await expect.poll(async () => (await customer.orders()).length).toBe(1);
    } finally {
      await seller.send('PUT', '/api/admin/design/hidden', { id, hidden: true });
      await visitor.context().close();
      await customer.close();
      await seller.close();
    }
  });
}
