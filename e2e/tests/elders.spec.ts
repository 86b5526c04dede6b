import { expect, test, type Locator, type Page } from '@playwright/test';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer } from '../support/api.ts';
import { fillInvitation } from '../support/invitations.ts';
import { shot } from '../support/shots.ts';
import { person } from '../support/sign-in.ts';

const SAMPLES = ['cv0001', 'cv0201', 'cv0301', 'cv0401', 'cv0501', 'cv0604', 'cv0702'];

async function openSample(page: Page, design: string): Promise<void> {
  await page.goto(`/invitation/view/sample_${design}/jemputan`);
  await page.getByRole('button', { name: 'Buka Jemputan' }).click();
}

const sizeOf = (text: Locator) => text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

test.describe('C-09 the size of the texts', () => {
  test.use({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });

  test('C-09 grows in two steps, is kept on the device, and returns to the default', async ({ page }) => {
    await openSample(page, 'cv0001');
    const address = page.locator('.addr').first();
    const names = page.locator('.cover-text .names').first();
    const [usual, ofNames] = [await sizeOf(address), await sizeOf(names)];
    const button = page.getByRole('button', { name: 'Saiz tulisan' });
    await button.click();
    await expect(page.getByRole('status').filter({ hasText: 'Tulisan besar' })).toBeVisible();
    expect(await sizeOf(address)).toBeCloseTo(usual * 1.15, 1);
    await button.click();
    expect(await sizeOf(address)).toBeCloseTo(usual * 1.3, 1);
    // Of the cover the names are drawn to fit, and stay.
    expect(await sizeOf(names)).toBe(ofNames);

    await openSample(page, 'cv0401');
    await expect.poll(() => sizeOf(page.locator('.addr').first())).toBeCloseTo(usual * 1.3, 1);
    await button.click();
    expect(await sizeOf(page.locator('.addr').first())).toBeCloseTo(usual, 1);
  });

  for (const size of ['0', '2'])
    test(`C-09 no row of a sheet is lower than what is in it, nor wider than the screen: size ${size}`, async ({
      page,
    }) => {
      await page.addInitScript((kept) => localStorage.setItem('text-size', kept), size);
      await openSample(page, 'cv0001');
      const bar = page.locator('.dock nav');
      const sheet = page.getByRole('dialog');
      for (const height of [568, 740]) {
        await page.setViewportSize({ width: 320, height });
        for (const name of ['Kalendar', 'Lokasi', 'Hubungi', 'Hadiah']) {
          await bar.getByRole('button', { name }).click();
          await expect(sheet).toBeVisible();
          await expect(sheet.locator('.row, .person, .kaut, .g').first()).toBeVisible();
          const faults = await sheet.locator('.s-body').evaluate((body) =>
            [...body.querySelectorAll('.row, .g, .kaut, .person, .btn')].flatMap((part) => {
              const { right } = part.getBoundingClientRect();
              const isCut = part.scrollHeight > part.clientHeight + 1;
              return isCut || right > innerWidth ? [`${part.className}: ${part.textContent ?? ''}`] : [];
            }),
          );
          expect(faults, `${name} ${height}`).toEqual([]);
          await page.keyboard.press('Escape');
          await expect(sheet).toBeHidden();
        }
      }
    });

  for (const design of SAMPLES) {
    test(`C-09 the largest texts of ${design} fit a narrow screen`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('text-size', '2'));
      await openSample(page, design);
      await expect.poll(() => page.evaluate(() => document.documentElement.style.cssText)).toContain('1.3');
      const tooWide = await page.evaluate(() =>
        [...document.querySelectorAll('.pages h2, .pages p, .pages li, .pages .btn span, .pages time')].flatMap(
          (text) => {
            const { left, right, width } = text.getBoundingClientRect();
            return width > 0 && (left < -1 || right > innerWidth + 1) ? [text.textContent ?? ''] : [];
          },
        ),
      );
      expect(tooWide).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  }
});

/** A4 within its margins, in CSS pixels. */
const PAPER = { width: 673, height: 1001 };

/** The parts of the printed page that are not wholly on one sheet of paper. */
async function beyondPaper(page: Page): Promise<string[]> {
  await page.setViewportSize(PAPER);
  return page.locator('.a4 > *').evaluateAll(
    (parts, height) =>
      parts.flatMap((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return top < 0 || bottom > height ? [part.textContent ?? ''] : [];
      }),
    PAPER.height,
  );
}

for (const [design, hasPlaceNotes] of [
  ['cv0001', false],
  ['cv0301', true],
  ['cv0604', false],
] as const) {
  test(`C-09 the printed invitation of ${design} is one page of A4, with the map’s code`, async ({ page }) => {
    await openSample(page, design);
    const menu = page.getByRole('navigation', { name: 'Menu jemputan' });
    await menu.getByRole('button', { name: 'Lokasi' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: /^Cetak satu halaman/ }).click();
    await expect(sheet.getByRole('heading', { name: 'Cetak jemputan' })).toBeVisible();
    await expect(sheet.getByText('Imbas untuk peta')).toBeVisible();
    await expect(sheet.locator('.a4').getByText('Letak kereta')).toHaveCount(hasPlaceNotes ? 1 : 0);
    const text = await sheet.locator('.a4').innerText();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    const shown = await page.evaluate(() => document.body.innerText);
    expect(shown.replace(/\s+/g, ' ').trim()).toBe(text.replace(/\s+/g, ' ').trim());
    expect(await beyondPaper(page)).toEqual([]);
    // Printed with backgrounds it would lie upon the page.
    const backdrop = await sheet.evaluate((dialog) => getComputedStyle(dialog, '::backdrop').display);
    expect(backdrop).toBe('none');
    await page.emulateMedia({ media: 'screen' });
    await sheet.getByRole('button', { name: 'Kembali' }).click();
    await expect(sheet.getByRole('heading', { name: 'Cetak jemputan' })).toHaveCount(0);
    await expect(sheet.getByRole('button', { name: /^Cetak satu halaman/ })).toBeVisible();
  });
}

test('C-09 the printed invitation has the longest programme, notes and contacts on one page of A4 as well', async ({
  page,
}) => {
  const couple = await ApiCustomer.register(person('cetak'));
  const { invitationId } = await couple.order();
  await fillInvitation(couple, invitationId, {
    ...syafiqah,
    contacts: Array.from({ length: 10 }, (_, i) => ({
      name: `Mak Cik Rohani binti Abdullah ${i}`,
      phoneNo: '0123456789',
    })),
  });
  const { date, startTime, endTime, venue, address } = syafiqah;
  const tentative = Array.from({ length: 20 }, (_, i) => ({
    time: `${String(i).padStart(2, '0')}:00`,
    activity: 'Perarakan masuk pengantin dan bacaan doa selamat oleh imam masjid',
  }));
  await couple.update('date-time', { id: invitationId, date, startTime, endTime, tentative });
  const note = 'Masuk dari pintu 2 di sebelah padang, '.repeat(4).trim();
  const placeNotes = { landmark: note, parking: note, prayerRoom: note, wheelchair: note };
  await couple.update('location', { id: invitationId, venue, address, placeNotes });
  await page.goto(`/invitation/view/${invitationId}/kad`);
  await page.getByRole('button', { name: 'Buka Jemputan' }).click();
  await page.getByRole('navigation', { name: 'Menu jemputan' }).getByRole('button', { name: 'Lokasi' }).click();
  await page.getByRole('button', { name: /^Cetak satu halaman/ }).click();
  await expect(page.getByText('Imbas untuk peta')).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  expect(await beyondPaper(page)).toEqual([]);
  await shot(page, 'guest-print-longest');
});

test('C-09 the longest names of months and days fit into the calendar’s leaf, in all sizes of text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const size of ['0', '1', '2']) {
    await page.addInitScript((step) => localStorage.setItem('text-size', step), size);
    await openSample(page, 'cv0601');
    await page.getByRole('navigation', { name: 'Menu jemputan' }).getByRole('button', { name: 'Kalendar' }).click();
    await expect(page.locator('.leafcal')).toBeVisible();
    for (const [month, day] of [
      ['September', 'Wednesday'],
      ['Disember', 'Khamis'],
      ['December', 'Saturday'],
    ] as const) {
      const over = await page.locator('.cal').evaluate(
        (cal, [monthName, dayName]) => {
          const [head, foot] = cal.querySelectorAll('i');
          const date = cal.querySelector('p b');
          if (!head || !foot || !date) return ['a part is missing'];
          head.textContent = monthName;
          foot.textContent = dayName;
          date.textContent = `${dayName}, 30 ${monthName} 2026`;
          return [head, foot, date, cal]
            .filter((element) => element.scrollWidth > element.clientWidth)
            .map((element) => element.textContent);
        },
        [month, day] as const,
      );
      expect(over, `${month}, size ${size}`).toEqual([]);
    }
  }
});

test('C-09 the floating buttons of text size and music cover no control @phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openSample(page, 'cv0301');
  const control = page.locator('.when .duo button').last();
  const covered = () =>
    control.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [...document.querySelectorAll('.afloat button')].filter((floating) => {
        const box = floating.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      }).length;
    });
  for (const above of [80, 110, 150, 190]) {
    await control.evaluate((element, distance) => {
      scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + distance);
    }, above);
    await expect.poll(covered, { message: `${above} px above the foot` }).toBe(0);
    await expect(page.getByRole('button', { name: 'Saiz tulisan' })).toBeInViewport();
  }
});
