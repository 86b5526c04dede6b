import { expect, test, type Page } from '@playwright/test';
import { ONE_OF_EACH_CATEGORY } from '../engines/support/steps.ts';
import { balqis, syafiqah } from '../fixtures/weddings.ts';
import { catalogueDesigns } from '../support/designs.ts';
import { LONGEST_TITLE, ListedCouple } from '../support/families.ts';
import { addPhoto } from '../support/gifts.ts';
import { chooseDesign } from '../support/invitations.ts';

const JAWI_TITLE = 'داتؤ سري حاج محمد ذوالكرنين دان داتين سري روحايا سكلوارݢ';
const EMOJI_TITLE = 'Dato’ Seri Haji Zulkarnain 💐 Datin Seri Rohaya 👨‍👩‍👧‍👦 sekeluarga 💍🤲🏽';
const TITLE_OF_99 =
  'YAM Tengku Datuk Seri Panglima Haji Muhammad Ridzuanuddin Shah & YAM Tengku Datin Puteri sekeluarga';
/** A small phone, a usual one, and one that is held sideways. */
const WINDOWS = [
  [320, 568],
  [375, 667],
  [812, 375],
] as const;
/** Phones, and a tablet. */
const UPRIGHT = [
  [320, 568],
  [375, 667],
  [375, 812],
  [768, 1024],
] as const;

let couple: ListedCouple;
test.beforeEach(async ({}, { title }) => {
  couple = await ListedCouple.register(title.slice(0, 40));
});
test.afterEach(() => couple.close());

interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** What the closed cover shows: names, seal, and the lines of the addressee. */
async function coverBoxes(page: Page): Promise<Record<'names' | 'disc' | 'label' | 'cover', Box> & { lines: Box[] }> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const plain = ({ top, right, bottom, left }: DOMRect) => ({ top, right, bottom, left });
    const box = (selector: string) => plain((document.querySelector(selector) as Element).getBoundingClientRect());
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('.addressee') as Node);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(plain);
    return {
      names: box('.names'),
      disc: box('.seal-disc'),
      label: box('.seal-label'),
      cover: box('.cover'),
      lines,
    };
  });
}

const meet = (a: Box, b: Box): boolean =>
  a.top < b.bottom - 1 && b.top < a.bottom - 1 && a.left < b.right && b.left < a.right;

/** What is wrong with a cover, in a few words. */
async function faultsOf(page: Page, width: number, height: number): Promise<string[]> {
  const { names, disc, label, cover, lines } = await coverBoxes(page);
  const faults: string[] = [];
  if (lines.some((line) => [names, disc, label].some((other) => meet(line, other)))) faults.push('overlaps');
  if (lines.some(({ left, right }) => left < 6 || right > width - 6)) faults.push('is cut at the side');
  if (width < height && label.bottom > cover.bottom) faults.push('pushes the seal out');
  return faults;
}

/** Gives the invitation a design. */
const show = (design: string, coupleNo: 1 | 2): Promise<void> =>
  chooseDesign(couple.customer, couple.invitationId, design, { coupleNo });

/** Opens a family's link on a design, in each window. @returns what is wrong, by design and width */
async function coverFaults(
  page: Page,
  link: string,
  design: string,
  coupleNo: 1 | 2,
  windows: readonly (readonly [width: number, height: number])[] = WINDOWS,
): Promise<string[]> {
  await show(design, coupleNo);
  await page.goto(link, { waitUntil: 'load' });
  const faults: string[] = [];
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    for (const fault of await faultsOf(page, width, height)) faults.push(`${design} at ${width}: ${fault}`);
  }
  return faults;
}

/** Another couple on the same invitation. */
async function addSecondCouple(): Promise<void> {
  const [inviter1 = { name1: '', name2: '' }] = syafiqah.inviters;
  await couple.customer.update('names', {
    id: couple.invitationId,
    couple: { bride: syafiqah.bride, groom: syafiqah.groom, order: 'bride-first' },
    couple2: { bride: balqis.bride, groom: balqis.groom, order: 'groom-first' },
    inviter: { inviter1, inviter2: null },
    contacts: syafiqah.contacts,
    hashtag: '',
    shortNameStyle: null,
    fullNameStyle: null,
  });
}

async function allDesigns(page: Page): Promise<string[]> {
  const designs = await catalogueDesigns(page.request);
  expect(designs.length).toBeGreaterThanOrEqual(42);
  return designs.map(({ _id }) => _id);
}

for (const coupleNo of [1, 2] as const) {
  test(`G-07 couples ${coupleNo}: on every design the longest likely title fits the cover, clear of names and seal`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    if (coupleNo === 2) await addSecondCouple();
    const { link } = await couple.add({ name: LONGEST_TITLE });
    await page.route('**/*.{avif,webp,png,jpg}', (route) => route.abort());
    const faults: string[] = [];
    for (const design of await allDesigns(page)) faults.push(...(await coverFaults(page, link, design, coupleNo)));
    expect(faults).toEqual([]);
  });
}

/** The lowest text of the opened cover, once its letters are there. Its doors and their pictures are not waited for. */
async function openedFoot(page: Page): Promise<{ place: Box; date: Box; names: Box }> {
  return page.evaluate(async () => {
    document.documentElement.classList.replace('is-closed', 'is-open');
    document
      .querySelector('.cover-for')
      ?.getAnimations()
      .forEach((fading) => fading.finish());
    await document.fonts.ready;
    const box = (selector: string) => {
      const { top, right, bottom, left } = (document.querySelector(selector) as Element).getBoundingClientRect();
      return { top, right, bottom, left };
    };
    return { place: box('.c-place'), date: box('.c-date'), names: box('.names') };
  });
}

test('G-07 on every design the opened cover of a personal page has date and place no lower than the open page', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const { link } = await couple.add({ name: LONGEST_TITLE });
  await page.route('**/*.{avif,webp,png,jpg}', (route) => route.abort());
  const faults: string[] = [];
  for (const design of await allDesigns(page)) {
    await show(design, 1);
    const lowest = new Map<number, number>();
    for (const path of [couple.openLink, link]) {
      await page.goto(path, { waitUntil: 'load' });
      for (const [width, height] of UPRIGHT) {
        await page.setViewportSize({ width, height });
        const { place, date, names } = await openedFoot(page);
        const open = lowest.get(width * height);
        if (open === undefined) lowest.set(width * height, place.bottom);
        else if (place.bottom > open + 2) faults.push(`${design} at ${width} × ${height}: the place is lower`);
        if (date.top < names.bottom - 1) faults.push(`${design} at ${width} × ${height}: the date is on the names`);
      }
      if (path !== link) continue;
      if (await page.evaluate(() => getComputedStyle(document.querySelector('.cover-for') as Element).opacity !== '0'))
        faults.push(`${design}: the addressee is below the date`);
    }
  }
  expect(faults).toEqual([]);
});

test('G-07 on every design a title of 99 letters leaves the button in the window of the smallest phone', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { link } = await couple.add({ name: TITLE_OF_99 });
  await page.route('**/*.{avif,webp,png,jpg}', (route) => route.abort());
  const faults: string[] = [];
  for (const design of await allDesigns(page)) {
    faults.push(...(await coverFaults(page, link, design, 1, [[320, 568]])));
  }
  expect(faults).toEqual([]);
});

for (const [script, title] of [
  ['Jawi', JAWI_TITLE],
  ['emoji', EMOJI_TITLE],
]) {
  test(`G-07 a long title with ${script} fits the cover of a design of each category`, async ({ page }) => {
    const { link } = await couple.add({ name: title ?? '' });
    await page.route('**/*.{avif,webp,png,jpg}', (route) => route.abort());
    const faults: string[] = [];
    for (const design of ONE_OF_EACH_CATEGORY) faults.push(...(await coverFaults(page, link, design, 1)));
    expect(faults).toEqual([]);
  });
}

test('G-07 where the couple left the text off their picture, the addressee is still there, on a ground of its own', async ({
  page,
}) => {
  const photo = await addPhoto(couple.customer, couple.invitationId);
  await couple.customer.update('others', {
    id: couple.invitationId,
    footer: [],
    viewSnowEffects: false,
    page2Header1: 1,
    page2Header2: 5,
    coverPage: { category: 'image', backgroundImage: photo, backgroundColor: null, hideText: true },
  });
  const { link } = await couple.add({ name: LONGEST_TITLE });
  await page.goto(link);
  /** How much of an element can be seen, its parents' opacity counted. */
  const opacity = (css: string): Promise<number> =>
    page.evaluate((selector) => {
      let seen = 1;
      for (let element = document.querySelector(selector); element; element = element.parentElement)
        seen *= Number(getComputedStyle(element).opacity);
      return seen;
    }, css);
  expect(await opacity('.names')).toBe(0);
  expect(await opacity('.c-date')).toBe(0);
  expect(await opacity('.addressee')).toBe(1);
  await expect(page.locator('.addressee')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const { lines, disc, label } = await coverBoxes(page);
    expect(lines.some((line) => meet(line, disc) || meet(line, label))).toBe(false);
    expect(lines.every(({ left, right }) => left >= 6 && right <= width - 6)).toBe(true);
  }
});
