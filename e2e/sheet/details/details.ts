import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test, type Browser, type Page } from '@playwright/test';
import { HOUR_MS } from '@serikad/shared/calendar/durations';
import type { PhaseChoice } from '@serikad/shared/invitations/invitation.types';
import { malaysiaDay } from '@serikad/shared/invitations/malaysia-day';
import { bankCode } from '../../../shared/src/testing/bank-code.ts';
import { syafiqah } from '../../fixtures/weddings.ts';
import { sendPhoto } from '../../support/album.ts';
import { ApiCustomer } from '../../support/api.ts';
import { qrPicture } from '../../support/bank-qr.ts';
import { chooseDesign, fillInvitation } from '../../support/invitations.ts';
import { drawn, photo } from '../../support/pictures.ts';
import { person } from '../../support/sign-in.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/images/details');
const PHONE = { width: 375, height: 720 };
const DESIGNS = ['cv0301', 'cv0703', 'cv0503'];
/** Those with a place for names in Jawi, of different covers. */
const JAWI_DESIGNS = ['cv0301', 'cv0003', 'cv0601'];

interface Shown {
  page: Page;
  customer: ApiCustomer;
  id: string;
  orderId: string;
  design: string;
}

type Show = (shown: Shown) => Promise<void>;

const card = ({ id }: Shown): string => `/invitation/view/${id}/kad`;

async function opened(shown: Shown, path = card(shown)): Promise<void> {
  await shown.page.goto(path);
  await shown.page.getByRole('button', { name: 'Buka Jemputan' }).click();
  // The cover's opening ends first.
  await shown.page.waitForTimeout(3_500);
}

/** Scrolls a part of the card to the middle of the window. */
async function middle({ page }: Shown, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((part) => part.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(1_500);
}

const inCard =
  (selector: string): Show =>
  async (shown) => {
    await opened(shown);
    await middle(shown, selector);
  };

const inSheet =
  (button: string, then: (page: Page) => Promise<void> = () => Promise.resolve()): Show =>
  async (shown) => {
    await opened(shown);
    await shown.page.locator('.dock nav').getByRole('button', { name: button }).click();
    await shown.page.getByRole('dialog').waitFor();
    await then(shown.page);
    await shown.page.waitForTimeout(1_200);
  };

function when({ customer, id }: Shown, date: string, phases: PhaseChoice['mode'], postponed?: string): Promise<void> {
  return customer.update('date-time', {
    id,
    date,
    startTime: '00:30',
    endTime: '23:00',
    tentative: [
      { time: '11:00', activity: 'Kehadiran Tetamu' },
      { time: '12:30', activity: 'Ketibaan Pengantin' },
      { time: '16:30', activity: 'Majlis Bersurai' },
    ],
    hijri: { show: true, text: '' },
    prayers: { show: true, district: 'Kuala Terengganu, Terengganu' },
    phases: { mode: phases, thanks: '' },
    postponed: { on: postponed !== undefined, date: postponed ?? '' },
  });
}

const today = (): string => malaysiaDay(Date.now() - HOUR_MS);

/** What each sheet of pictures shows, on the three designs. */
const DETAILS: readonly { name: string; designs?: readonly string[]; before?: Show; show: Show }[] = [
  { name: 'c01-hijri-date', show: inCard('.hijri') },
  { name: 'c02-prayer-times', show: inCard('.prayers') },
  { name: 'c03-place', show: inSheet('Lokasi') },
  { name: 'c04-today', before: (shown) => when(shown, today(), 'today'), show: inCard('.when') },
  {
    name: 'c04-postponed',
    before: (shown) => when(shown, syafiqah.date, 'off', ''),
    show: async (shown) => {
      await shown.page.goto(card(shown));
      await shown.page.waitForTimeout(1_500);
    },
  },
  {
    name: 'c05-book-of-wishes',
    show: async ({ page, customer, orderId }) => {
      await customer.enter(page);
      await page.goto(`/invitation-order/view/wish-book/${orderId}`);
      await page.getByRole('article').waitFor();
      await page.waitForTimeout(2_000);
    },
  },
  { name: 'c06-live-stream', before: (shown) => when(shown, today(), 'off'), show: inCard('.live') },
  {
    name: 'c07-bank-qr',
    show: inSheet('Hadiah', async (page) => {
      const code = page
        .getByRole('dialog')
        .getByRole('button', { name: /kod|QR/i })
        .first();
      if (await code.isVisible()) await code.click();
    }),
  },
  {
    name: 'c08-gift-drawings',
    // The samples have gifts with drawings.
    show: async (shown) => {
      await opened(shown, `/invitation/view/sample_${shown.design}/sample`);
      await shown.page.locator('.dock nav').getByRole('button', { name: 'Hadiah' }).click();
      await shown.page.waitForTimeout(1_500);
    },
  },
  {
    name: 'c09-larger-texts',
    show: async (shown) => {
      await shown.page.addInitScript(() => localStorage.setItem('text-size', '2'));
      await inCard('.when')(shown);
    },
  },
  {
    name: 'c09-print',
    show: inSheet('Lokasi', (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Cetak satu halaman/ })
        .click(),
    ),
  },
  {
    name: 'c10-jawi-names',
    designs: JAWI_DESIGNS,
    show: async (shown) => {
      await opened(shown);
    },
  },
  { name: 'c11-album', before: (shown) => when(shown, today(), 'off'), show: inCard('.album') },
];

/** A wedding with all details switched on. */
async function wedding(page: Page): Promise<Shown> {
  const customer = await ApiCustomer.register(person('perincian'));
  const { invitationId: id, orderId } = await customer.order();
  const shown = { page, customer, id, orderId, design: '' };
  await fillInvitation(customer, id, syafiqah);
  await customer.update('names', {
    id,
    couple: {
      bride: { shortName: 'Aisyah', fullName: 'Nur Aisyah binti Rahman' },
      groom: { shortName: 'Danial', fullName: 'Muhammad Danial bin Ismail' },
      order: 'bride-first',
    },
    couple2: null,
    inviter: { inviter1: syafiqah.inviters[0] ?? { name1: 'Encik Rahman', name2: '' }, inviter2: null },
    contacts: syafiqah.contacts,
    hashtag: '',
    jawiNames: { couple: { bride: 'نور عائشه', groom: 'محمد دانيال' }, couple2: { bride: '', groom: '' } },
  });
  await customer.update('location', {
    id,
    venue: syafiqah.venue,
    address: syafiqah.address,
    googleMapLink: syafiqah.googleMapLink,
    wazeLink: syafiqah.wazeLink,
    placeNotes: {
      landmark: 'Pintu 2, sebelah stesen minyak',
      parking: 'Percuma di belakang dewan',
      prayerRoom: 'Aras 1, sebelah lif',
      wheelchair: 'Tanjakan di pintu utama',
    },
    liveLink: 'https://www.youtube.com/live/ScMzIvxBSi4',
  });
  await page.goto('/privacy-policy');
  const gate = await drawn(page, 'pintu.jpg', 1200, 900);
  await customer.upload('PUT', '/api/invitation/place-photo', { id }, gate.buffer);
  const code = await qrPicture(page, bankCode());
  const account = { name: 'NUR AISYAH BINTI RAHMAN', bankName: 'Maybank', accountNo: '5622 0912 3456', show: 'true' };
  await customer.upload('PUT', '/api/invitation/update/salam-kaut', { invitationId: id, ...account }, code.buffer);
  for (const [from, message] of [
    ['Mak Long Rohana', 'Semoga kekal ke syurga, dimurahkan rezeki dan dikurniakan zuriat yang soleh.'],
    ['Pak Su Jamil', 'Tahniah! Jumpa di majlis nanti.'],
  ] as const) {
    await customer.wish({ invitationId: id, from, attendanceCount: 2, willAttend: true, message });
  }
  await when(shown, today(), 'off');
  await customer.send('PUT', '/api/album/settings', { invitationId: id, on: true });
  const ids: string[] = [];
  for (const n of [1, 2, 3, 4, 5, 6]) {
    ids.push(await sendPhoto(page.request, id, { name: 'Mak Teh', file: photo(n).buffer }));
  }
  await customer.send('PUT', '/api/album/decided', { invitationId: id, ids, state: 'approved' });
  return shown;
}

const choose = ({ customer, id }: Shown, design: string): Promise<void> => chooseDesign(customer, id, design);

/** Pictures of phones side by side as one file. */
async function join3(browser: Browser, pictures: readonly Buffer[], file: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: pictures.length * (PHONE.width + 12) - 12, height: PHONE.height },
  });
  const images = pictures.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`).join('');
  await page.setContent(`<style>body{margin:0;display:flex;gap:12px;background:#fff}</style>${images}`);
  await page.screenshot({ path: file, type: 'jpeg', quality: 72 });
  await page.close();
}

test('pictures of the details in three designs', async ({ browser, page }) => {
  test.setTimeout(600_000);
  mkdirSync(FOLDER, { recursive: true });
  const made = await wedding(page);
  for (const { name, designs = DESIGNS, before, show } of DETAILS) {
    await when(made, syafiqah.date, 'off');
    await before?.(made);
    const pictures: Buffer[] = [];
    for (const design of designs) {
      await choose(made, design);
      const phone = await browser.newPage({ viewport: PHONE, deviceScaleFactor: 1, reducedMotion: 'reduce' });
      await show({ ...made, page: phone, design });
      pictures.push(await phone.screenshot());
      await phone.close();
    }
    await join3(browser, pictures, join(FOLDER, `${name}.jpg`));
  }
});
