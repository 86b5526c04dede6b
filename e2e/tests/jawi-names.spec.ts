import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../support/checks/axe.ts';
import { couple, form, open, save, saveButton } from '../support/editor.ts';
import { ListedCouple, LONGEST_TITLE } from '../support/families.ts';
import { Guest } from '../support/guest.ts';
import { chooseDesign } from '../support/invitations.ts';
import { shot } from '../support/shots.ts';

const NAMES = 'Nama Pasangan/Jemputan';
const AISYAH = 'نور عائشه';
const DANIAL = 'محمد دانيال';
const LINE = `${AISYAH} دان ${DANIAL}`;
const NONE = { groom: '', bride: '' };
const PLACED = [
  ...['cv0003', 'cv0004', 'cv0601', 'cv0602', 'cv0603', 'cv0604'],
  ...['cv0301', 'cv0302', 'cv0303', 'cv0304', 'cv0305', 'cv0306'],
];
/** The longest that a form takes. */
const LONGEST = { groom: 'محمد '.repeat(8).trim(), bride: 'سيتي '.repeat(8).trim() };

type Made = Pick<Awaited<ReturnType<typeof couple>>, 'customer' | 'invitationId'>;

const choose = ({ customer, invitationId }: Made, design: string, coupleNo: 1 | 2 = 1): Promise<void> =>
  chooseDesign(customer, invitationId, design, { coupleNo });

function write({ customer, invitationId: id }: Made, jawiNames: object, two = false): Promise<unknown> {
  const person = (shortName: string) => ({ shortName, fullName: shortName });
  const named = { bride: person('Nur Aisyah'), groom: person('Muhammad Danial'), order: 'bride-first' } as const;
  return customer.update('names', {
    id,
    couple: named,
    couple2: two ? named : null,
    inviter: { inviter1: { name1: 'Encik Rahman', name2: '' }, inviter2: null },
    jawiNames: { couple: NONE, couple2: NONE, ...jawiNames },
  });
}

/** The files of the face for Jawi that a page asks for. */
function facesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/amiri\.jawi/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** What of the cover lies upon something else, or outside of the window. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) =>
      [...document.querySelectorAll(`.cover ${selector}`)].map((element) => element.getBoundingClientRect());
    const faults: string[] = [];
    const [names] = box('.names');
    const [foot] = box('.cover-foot');
    const [title] = box('.kicker');
    const [button] = box('.seal-label');
    const [addressee] = box('.addressee');
    if (!button || button.bottom > innerHeight) faults.push('the button that opens is not in the window');
    for (const line of box('.jw')) {
      if (line.width === 0) faults.push('a line is not shown');
      if (line.left < 0 || line.right > innerWidth) faults.push(`a line is from ${line.left} to ${line.right}`);
      if (foot && line.bottom > foot.top + 1) faults.push(`a line ends ${line.bottom - foot.top} px within the foot`);
    }
    if (addressee && box('.jw').some((line) => line.bottom > addressee.top + 1))
      faults.push('a line is upon the addressee');
    if (title && title.top < 0) faults.push('the title is above the window');
    if (names && title && names.top < title.bottom - 1) faults.push('the names lie upon the title');
    for (const [i, row] of box('.names > *').entries()) {
      const next = box('.names > *')[i + 1];
      if (next && next.top < row.top) faults.push(`row ${i} is below the next`);
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than the window');
    return faults;
  });

test('C-10 X08 the couple type their names in Jawi; other letters are refused; preview, card and printed page show them @both', async ({
  page,
  browser,
}) => {
  const made = await couple(page, 'jawi');
  await choose(made, 'cv0601');
  await open(page, made, 'names');
  const section = form(page, NAMES);
  const bride = section.getByLabel(/^Pengantin perempuan \(jawi\)/);
  const groom = section.getByLabel(/^Pengantin lelaki \(jawi\)/);
  await expect(bride).toHaveAttribute('dir', 'rtl');
  await expect(bride).toHaveAttribute('lang', 'ms-Arab');
  await bride.fill('Aisyah');
  await saveButton(section).click();
  await page.getByRole('dialog').getByRole('button', { name: /^OK/ }).click();
  await expect(bride).toHaveAttribute('aria-invalid', 'true');
  await expect(section.getByText('Sila guna huruf jawi sahaja')).toBeVisible();
  await bride.fill(AISYAH);
  await expect(section.getByText('Isi kedua-dua nama: satu nama sahaja tidak dipaparkan.')).toBeVisible();
  await groom.fill(DANIAL);
  await expect(section.getByText('Isi kedua-dua nama')).toHaveCount(0);
  await bride.scrollIntoViewIfNeeded();
  await shot(page, 'editor-jawi');
  expect(await axeViolations(page)).toEqual([]);
  if (test.info().project.name.includes('desktop')) {
    const preview = page.frameLocator('iframe').first();
    await expect(preview.locator('.cover .jw')).toHaveText(LINE);
    await expect(preview.locator('.cover .jw')).toBeVisible();
    await shot(page, 'editor-jawi-preview');
  }
  await save(section);

  const path = `/invitation/view/${made.invitationId}/kad`;
  const plain = await browser.newPage({ javaScriptEnabled: false });
  const faces = facesOf(plain);
  for (const width of [320, 375, 768, 1280]) {
    await plain.setViewportSize({ width, height: 800 });
    await plain.goto(path);
    const line = plain.locator('.cover .jw');
    await expect(line).toBeVisible();
    await expect(line).toHaveText(LINE);
    await expect(line).toHaveCSS('direction', 'rtl');
    // A line may end between the names only.
    const heights = await line.locator('span').evaluateAll((parts) => parts.map((part) => part.clientHeight));
    expect(new Set(heights).size).toBe(1);
    expect(heights).toHaveLength(2);
    await shot(plain, `jawi-cover-${width}`);
  }
  expect(faces).not.toEqual([]);
  await plain.close();

  const guest = await Guest.open(browser, path);
  await guest.openInvitation();
  const menu = guest.page.getByRole('navigation', { name: 'Menu jemputan' });
  await menu.getByRole('button', { name: 'Lokasi' }).click();
  const sheet = guest.page.getByRole('dialog');
  await sheet.getByRole('button', { name: /^Cetak satu halaman/ }).click();
  await expect(sheet.locator('.a4-jawi')).toHaveText(LINE);
  const pdf = await guest.page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await shot(guest.page, 'jawi-print');
  await guest.close();
  await made.customer.close();
});

test('C-10 every Islamic and classic cover has room for them, also for the longest and for two couples @phone', async ({
  page,
  browser,
}) => {
  test.slow();
  const made = await couple(page, 'jawi covers');
  const path = `/invitation/view/${made.invitationId}/kad`;
  const guest = await browser.newPage({ viewport: { width: 320, height: 568 } });
  const faces = facesOf(guest);
  const jawi = { groom: DANIAL, bride: AISYAH };
  for (const [of, jawiNames, two] of [
    ['one couple', { couple: jawi }, false],
    ['the longest', { couple: LONGEST }, false],
    ['two couples', { couple: jawi, couple2: jawi }, true],
  ] as const) {
    await choose(made, 'cv0601', two ? 2 : 1);
    await write(made, jawiNames, two);
    for (const design of PLACED) {
      await choose(made, design, two ? 2 : 1);
      for (const [width, height] of [
        [320, 568],
        [390, 844],
        [1280, 800],
      ] as const) {
        await guest.setViewportSize({ width, height });
        await guest.goto(path);
        await guest.evaluate(() => document.fonts.ready);
        expect.soft(await faultsOf(guest), `${design}, ${of}, ${width} × ${height}`).toEqual([]);
      }
      await shot(guest, `jawi-${design}-${of.replaceAll(' ', '-')}`);
    }
  }
  expect(faces).not.toEqual([]);
  await guest.close();
  await made.customer.close();
});

test('C-10 G-07 every personal page has room for them, above its addressee @phone', async ({ browser }) => {
  test.slow();
  const listed = await ListedCouple.register('jawi addressee');
  const { link } = await listed.add({ name: LONGEST_TITLE });
  const guest = await browser.newPage();
  await guest.route('**/*.{avif,webp,png,jpg}', (route) => route.abort());
  const jawi = { groom: DANIAL, bride: AISYAH };
  for (const two of [false, true]) {
    await choose(listed, 'cv0601', two ? 2 : 1);
    await write(listed, { couple: jawi, ...(two && { couple2: jawi }) }, two);
    for (const design of PLACED) {
      await choose(listed, design, two ? 2 : 1);
      for (const [width, height] of [
        [320, 568],
        [375, 667],
        [1280, 800],
      ] as const) {
        await guest.setViewportSize({ width, height });
        await guest.goto(link);
        await guest.evaluate(() => document.fonts.ready);
        expect.soft(await faultsOf(guest), `${design}, ${two ? 2 : 1}, ${width} × ${height}`).toEqual([]);
      }
    }
  }
  await guest.close();
  await listed.close();
});

test('C-10 a cover without a place for them shows none, and asks for no face of Jawi @phone', async ({
  page,
  browser,
}) => {
  const made = await couple(page, 'jawi elsewhere');
  await choose(made, 'cv0001');
  await write(made, { couple: { groom: DANIAL, bride: AISYAH } });
  const guest = await browser.newPage();
  const faces = facesOf(guest);
  await guest.goto(`/invitation/view/${made.invitationId}/kad`);
  await expect(guest.locator('.cover .names')).toBeVisible();
  await expect(guest.locator('.cover .jw')).toBeHidden();
  await guest.evaluate(() => document.fonts.ready);
  expect(faces).toEqual([]);
  await guest.close();
  await made.customer.close();
});

test('C-10 a page without them asks for no face of Jawi, whatever script its texts have', async ({ page, browser }) => {
  const made = await couple(page, 'jawi none');
  await choose(made, 'cv0601');
  await made.customer.update('second-page', { id: made.invitationId, invitationWord: 'دڠن ڤنوه كشكورن' });
  const guest = await Guest.open(browser, `/invitation/view/${made.invitationId}/kad`);
  const faces = facesOf(guest.page);
  await guest.page.reload();
  await guest.openInvitation();
  await expect(guest.page.getByText('دڠن ڤنوه كشكورن')).toBeAttached();
  await guest.page.evaluate(() => document.fonts.ready);
  expect(faces).toEqual([]);
  await guest.close();
  await made.customer.close();
});

test('C-10 the book of wishes has them on its title page', async ({ page, browser }) => {
  const made = await couple(page, 'jawi book');
  await choose(made, 'cv0601');
  await write(made, { couple: { groom: DANIAL, bride: AISYAH } });
  const guest = await Guest.open(browser, `/invitation/view/${made.invitationId}/kad`);
  await guest.openInvitation();
  await guest.openRsvp();
  await guest.fill({ from: 'Mak Long', count: 0, message: 'Semoga kekal ke syurga' });
  await guest.sheet.getByRole('button', { name: 'Hantar' }).tap();
  await expect(guest.page.getByText('Semoga kekal ke syurga').first()).toBeAttached();
  await guest.close();

  await page.goto(`/invitation-order/view/wish-book/${made.orderId}`);
  const title = page.locator('[data-part="book-cover"]');
  await expect(title.getByText(LINE)).toBeVisible();
  await expect(title.getByText(LINE)).toHaveAttribute('dir', 'rtl');
  await shot(page, 'jawi-book');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('[data-part="wish-book"] li').first()).toHaveCSS('border-top-width', '1px');
  await made.customer.close();
});

test('C-10 the sample of an Islamic design shows them', async ({ page }) => {
  await page.goto('/invitation/view/sample_cv0003/jemputan');
  await expect(page.locator('.cover .jw')).toHaveText('عينا صوفيا دان فهمي حكيمي');
  expect(await faultsOf(page)).toEqual([]);
});
