import { expect, test, type Locator, type Page } from '@playwright/test';
import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import { ApiCustomer } from '../support/api.ts';
import { form } from '../support/editor.ts';
import { heavy } from '../support/pictures.ts';
import { passGoogle, person } from '../support/sign-in.ts';

/** The n-th file, n hundred pixels wide. */
const named = (n: number) => heavy(`foto-${n}.png`, n * 100);

/** The names of the files that wait, in the order of the page. */
async function waiting(gallery: Locator): Promise<string[]> {
  const labels = await gallery
    .getByRole('button', { name: /^Batal muat naik/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.replace('Batal muat naik ', ''));
}

/** The names of the files that the device keeps, by their positions. */
function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const request = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(new Error('not read'));
      });
    const opened = await request(indexedDB.open('editor-pictures', 2));
    const all: { file: File; position: number }[] = await request(
      opened.transaction('pictures').objectStore('pictures').getAll(),
    );
    opened.close();
    return all.sort((a, b) => a.position - b.position).map(({ file }) => file.name);
  });
}

/** The sides of the photos as guests get them, in their order: by them the files are known again. */
async function guestsPhotos(page: Page, invitationId: string): Promise<number[]> {
  const answer = await page.request.get(`/api/invitation/find-one/${invitationId}`);
  const { data } = (await answer.json()) as { data: InvitationBundle };
  return page.evaluate(
    (urls) =>
      Promise.all(
        urls.map(async (url) => {
          const picture = new Image();
          picture.src = `/storage/${url}`;
          await picture.decode();
          return picture.naturalWidth;
        }),
      ),
    data.photos.map(({ imageUrl }) => imageUrl),
  );
}

test('photos chosen before the order keep their order through a move, reloads, sign-in and the order', async ({
  page,
}) => {
  const who = person('susunan foto');
  const customer = await ApiCustomer.register(who);
  await page.goto('/invitation/form/new?section=gallery');
  const gallery = form(page, 'Galeri Foto');
  const order = () => waiting(gallery);
  const files = (...numbers: number[]) => numbers.map((n) => `foto-${n}.png`);
  await gallery.getByLabel(/Tambah foto/).setInputFiles([3, 1, 2, 5, 4].map(named));
  await gallery.getByLabel(/Tambah foto/).setInputFiles([named(6)]);
  await expect.poll(order).toEqual(files(3, 1, 2, 5, 4, 6));
  await gallery.getByRole('button', { name: 'Gerakkan foto 1 ke belakang' }).click();
  await expect.poll(order).toEqual(files(1, 3, 2, 5, 4, 6));
  for (let again = 0; again < 2; again += 1) {
    await expect.poll(() => keptFiles(page)).toEqual(files(1, 3, 2, 5, 4, 6));
    await page.reload();
    await expect.poll(order).toEqual(files(1, 3, 2, 5, 4, 6));
  }

  await gallery.getByRole('button', { name: 'Save' }).click();
  await page
    .getByRole('dialog', { name: 'Sign In Required' })
    .getByRole('button', { name: /^Sign In/ })
    .click();
  await passGoogle(page, who);
  const choose = page.getByRole('dialog', { name: 'Choose Package' });
  await expect(choose.getByLabel('Nama', { exact: true })).not.toHaveValue('');
  await choose.getByRole('button', { name: 'Tempah dan simpan' }).click();
  await expect(page).toHaveURL(/\/invitation\/form\/[0-9a-f]{24}/);
  const id = /form\/([0-9a-f]{24})/.exec(page.url())?.[1] ?? '';
  await expect.poll(async () => (await customer.invitation(id)).photos.length, { timeout: 60_000 }).toBe(6);
  expect(await guestsPhotos(page, id)).toEqual([100, 300, 200, 500, 400, 600]);
  await customer.close();
});

test('pictures are kept after the connection to the device’s database was lost', async ({ page }) => {
  await page.goto('/invitation/form/new?section=gallery');
  const gallery = form(page, 'Galeri Foto');
  await gallery.getByLabel(/Tambah foto/).setInputFiles([named(1)]);
  await expect.poll(() => waiting(gallery)).toEqual(['foto-1.png']);
  // Another connection deletes the database: the page's own one ends.
  const deleted = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.deleteDatabase('editor-pictures');
        request.onsuccess = () => resolve('deleted');
        request.onblocked = () => resolve('blocked');
      }),
  );
  expect(deleted).toBe('deleted');
  await gallery.getByLabel(/Tambah foto/).setInputFiles([named(2)]);
  await expect.poll(() => waiting(gallery)).toEqual(['foto-1.png', 'foto-2.png']);
  await expect.poll(() => keptFiles(page)).toEqual(['foto-2.png']);
  await page.reload();
  await expect.poll(() => waiting(gallery)).toEqual(['foto-2.png']);
});
