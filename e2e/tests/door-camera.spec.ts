import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { devices, expect, test, type Page } from '@playwright/test';
import type { DoorView } from '@serikad/shared/guest-list/check-in.types';
import { testChromiumPath, PLAYWRIGHT_FLAGS } from '../../scripts/lib/chromium.mjs';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer, baseUrl } from '../support/api.ts';
import { writeFilm } from '../support/film.ts';
import { addFamilies } from '../support/guest-list.ts';
import { fillInvitation } from '../support/invitations.ts';
import { person } from '../support/sign-in.ts';

/** A family's QR code as the product makes it for print. */
async function printedCode(page: Page, title: string): Promise<Buffer> {
  await page.getByRole('button', { name: `Pilihan untuk ${title}` }).click();
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Kod QR dan pautan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pautan keluarga' });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'PNG untuk cetak' }).click();
  const file = await readFile(await (await download).path());
  await dialog.getByRole('button', { name: 'Tutup' }).last().click();
  return file;
}

test('G-14 G-15 a phone without a detector of its own scans a family’s printed code with its camera', async ({
  page,
  browser,
  playwright,
}) => {
  const api = await ApiCustomer.register(person('imbas kod'));
  const { orderId, invitationId } = await api.order();
  await fillInvitation(api, invitationId, syafiqah);
  const families = [{ name: 'Rosmah binti Ali' }, { name: 'Kassim bin Baba', title: 'Keluarga Pak Kassim', seats: 3 }];
  const [stranger] = await addFamilies(api, invitationId, families);
  const { link } = await api.send<{ link: string }>('PUT', '/api/door/link', { invitationId, active: true });
  await api.enter(page);
  await page.goto(`/invitation-order/view/guests/${orderId}`);
  const shots = [
    { png: await printedCode(page, 'Rosmah binti Ali'), frames: 25 },
    { png: await printedCode(page, 'Keluarga Pak Kassim'), frames: 25 },
  ];
  // A printed code of a family that was taken off the list.
  await api.send('DELETE', '/api/family/delete', { invitationId, ids: [stranger?.id] });
  const folder = await mkdtemp(join(tmpdir(), 'serikad-film-'));
  const film = join(folder, 'camera.mjpeg');
  await writeFilm(browser, film, shots);

  const executablePath = testChromiumPath();
  const phone = await playwright.chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      ...PLAYWRIGHT_FLAGS,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  try {
    const context = await phone.newContext({ ...devices['Pixel 7'], locale: 'ms-MY', baseURL: baseUrl() });
    const door = await context.newPage();
    const loaded: string[] = [];
    door.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname));
    await door.goto(link);
    expect(await door.evaluate(() => 'BarcodeDetector' in window)).toBe(false);
    await door.getByLabel('Nama pembantu').fill('Amir');
    const before = loaded.length;
    await door.getByRole('button', { name: 'Mula menyambut' }).click();
    // The film shows one code after the other, again and again.
    await expect(door.getByText('Kod ini bukan daripada senarai majlis ini.')).toBeVisible({ timeout: 30_000 });
    await expect(door.getByText('Keluarga Pak Kassim')).toBeVisible({ timeout: 30_000 });
    expect(loaded.slice(before).some((path) => /decode.*\.js$/.test(path))).toBe(true);
    await door.getByRole('button', { name: 'Sambut 3 orang' }).click();
    await expect
      .poll(async () => (await api.get<DoorView>(`/api/door/arrivals/${invitationId}`)).arrivals.sessions)
      .toEqual({ main: { adults: 3, children: 0 } });
  } finally {
    await phone.close();
    await rm(folder, { recursive: true });
    await api.close();
  }
});
