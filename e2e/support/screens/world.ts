import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { request, type Browser } from '@playwright/test';
import type { SessionsAnswer } from '@serikad/shared/guest-list/session.types';
import type { OrderItemStatus } from '@serikad/shared/orders/order.types';
import type { OrderItemKind } from '@serikad/shared/pricing/order-item.types';
import { balqis, guests, HOUSE_LIMIT, PER_GUEST_LIMIT, syafiqah, WEDDING_YEAR } from '../../fixtures/weddings.ts';
import { begunWedding, sendPhoto } from '../album.ts';
import { ApiCustomer, baseUrl, PREMIUM, type Made } from '../api.ts';
import { addFamilies, fillGuestList, helperLinkOf, linksOf } from '../guest-list.ts';
import { fillInvitation, limitAttendance } from '../invitations.ts';

const CATALOGUE = join(import.meta.dirname, '../../../server/catalogue');

/** Who looks at a screen. */
export type Viewer = 'anonymous' | 'fresh' | 'couple' | 'paid' | 'standard' | 'empty' | 'sessions' | 'seller';

export interface Account extends Made {
  token: string;
  userId: string;
}

/** A shop with true-to-life people in it. */
export interface World {
  /** Whose shop it is. */
  seller: Omit<Account, keyof Made>;
  /** Registered, without an order. */
  fresh: Omit<Account, keyof Made>;
  /** A premium invitation with everything in it, not yet paid, on its first day. */
  couple: Account;
  /** Two couples, English, paid in full: everything ordered, each item in another state. */
  paid: Account;
  /** A standard invitation, named alone, partly paid. */
  standard: Account;
  /** An invitation without any edit, of an account of its own. */
  empty: Account;
  /** An invitation whose seats are all taken. */
  full: Account;
  /** An invitation that takes no more RSVPs. */
  closed: Account;
  /** An invitation whose closing date has passed. */
  late: Account;
  /** An invitation whose wedding has begun, with photos of the guest of ALBUM_KEY in its album. */
  album: Account;
  /** The address of a couple's check-in at the door. */
  door: string;
  /** An invitation of three sessions, one of them without a seat left. */
  sessions: Account;
  /** Addresses of families' personal pages. */
  personal: Readonly<Record<PersonalPageOf, string>>;
  /** Addresses of the couple's secret links. */
  links: { helper: string; caterer: string };
}

/**
 * Families of the couple's list by what they have answered, or by what is special about them; `full` of the full
 * invitation. Of the invitation with sessions: invited to all of them, the same answered, invited to the others after
 * its answer, and to the akad nikah alone.
 */
export type PersonalPageOf =
  | 'silent'
  | 'coming'
  | 'maybe'
  | 'no'
  | 'english'
  | 'long'
  | 'full'
  | 'sessions'
  | 'sessionsAnswered'
  | 'sessionsAdded'
  | 'akadOnly';

/** The key of a device that has sent photos. */
export const ALBUM_KEY = 'SyafiqahSyafiqahSyafiqah';

export async function buildWorld(browser: Browser): Promise<World> {
  const seller = await ApiCustomer.register({ name: 'Penjual SeriKad', email: 'seller@example.com' });
  const pictures = await drawPictures(browser);
  const known = (label: string, name: string) => ApiCustomer.register({ name, email: `${label}@dunia.example` });
  const [fresh, couple, paid, standard, empty, full, closed, late, several, begun] = await Promise.all([
    known('baru', 'Siti Aminah binti Abu Bakar'),
    known('syafiqah', syafiqah.customer.name),
    known('balqis', balqis.customer.name),
    known('standard', 'Farah Nabilah binti Othman'),
    known('kosong', 'Nurul Huda binti Ismail'),
    known('penuh', 'Aina Sofea binti Rosli'),
    known('tutup', 'Hanis Zulaikha binti Kamal'),
    known('lewat', 'Puteri Balkis binti Jamaluddin'),
    known('majlis', 'Khadijah binti Ahmad Zaki'),
    known('album', 'Sarah Adelia binti Mustafa'),
  ]);
  const made = await Promise.all([
    premiumCard(couple, pictures),
    everythingPaid(paid, seller),
    standardCard(standard, seller),
    empty.order(),
    fullHouse(full),
    closedCard(closed),
    lateCard(late, pictures.qr),
    severalSessions(several),
    planner(couple),
    albumCard(begun, pictures),
  ]);
  const account = (customer: ApiCustomer, order: Made): Account => ({ ...session(customer), ...order });
  const world: World = {
    seller: session(seller),
    fresh: session(fresh),
    couple: account(couple, made[0]),
    paid: account(paid, made[1]),
    standard: account(standard, made[2]),
    empty: account(empty, made[3]),
    full: account(full, made[4]),
    closed: account(closed, made[5]),
    late: account(late, made[6]),
    album: account(begun, made[9]),
    door: await doorLink(couple, made[0]),
    links: await secretLinks(couple, made[0]),
    sessions: account(several, made[7].made),
    personal: { ...(await personalPages(couple, made[0], full, made[4])), ...made[7].personal },
  };
  await Promise.all(
    [seller, fresh, couple, paid, standard, empty, full, closed, late, several, begun].map((customer) =>
      customer.close(),
    ),
  );
  return world;
}

async function secretLinks(couple: ApiCustomer, { invitationId }: Made): Promise<World['links']> {
  const { link: caterer } = await couple.send<{ link: string }>('PUT', '/api/caterer/link', {
    invitationId,
    active: true,
    branches: true,
  });
  return { helper: await helperLinkOf(couple, invitationId, 'Senarai Mak'), caterer };
}

/** Six photos of one guest: four approved, one hidden, one that waits. */
async function albumCard(couple: ApiCustomer, { photos }: Pictures): Promise<Made> {
  const made = await begunWedding(couple);
  const { invitationId } = made;
  await couple.send('PUT', '/api/album/settings', { invitationId, on: true });
  const guest = await request.newContext({ baseURL: baseUrl() });
  const ids: string[] = [];
  for (let nth = 0; nth < 6; nth += 1) {
    const file = photos[nth % photos.length];
    if (!file) throw new Error('the world has no pictures');
    const name = nth === 2 ? '' : 'Mak Teh Rohana';
    ids.push(await sendPhoto(guest, invitationId, { name, file, key: ALBUM_KEY }));
  }
  await guest.dispose();
  const decide = (of: string[], state: 'approved' | 'hidden') =>
    couple.send('PUT', '/api/album/decided', { invitationId, ids: of, state });
  await decide(ids.slice(0, 4), 'approved');
  await decide(ids.slice(4, 5), 'hidden');
  return made;
}

async function doorLink(couple: ApiCustomer, { invitationId }: Made): Promise<string> {
  return (await couple.send<{ link: string }>('PUT', '/api/door/link', { invitationId, active: true })).link;
}

async function personalPages(
  couple: ApiCustomer,
  { invitationId }: Made,
  full: ApiCustomer,
  fullHouse: Made,
): Promise<Omit<World['personal'], keyof SessionPages>> {
  const link = await linksOf(couple, invitationId);
  const [late] = await addFamilies(full, fullHouse.invitationId, [{ name: 'Keluarga Pak Su Razali', seats: 3 }]);
  return {
    silent: link('Keluarga Dato’ Haji Ismail'),
    coming: link('Keluarga Mak Teh Rohana'),
    maybe: link('Keluarga Pak Long Rahman'),
    no: link('Tuan Syed Ahmad Faizal Alattas sekeluarga'),
    english: link('Tan Wei Ling & Jason Lee'),
    long: link('Dato’ Seri Haji Mohd Zulkarnain & Datin Seri sekeluarga'),
    full: late?.link ?? '',
  };
}

function session({ token, userId }: ApiCustomer): Omit<Account, keyof Made> {
  return { token, userId };
}

/** Everything that a couple can fill in. */
async function premiumCard(couple: ApiCustomer, pictures: Pictures): Promise<Made> {
  const made = await couple.order({
    items: [...PREMIUM, { item: 'card', package: '100' }],
    design: 'cv0004',
    notes: 'Kad sebelum 1 Mac, ya.',
  });
  const id = made.invitationId;
  await fillInvitation(couple, id, syafiqah);
  await couple.update('second-page', { id, invitationWord: syafiqah.invitationWord });
  await couple.update('attendance-info', {
    id,
    show: true,
    limit: PER_GUEST_LIMIT,
    message: syafiqah.attendanceMessage,
    totalLimit: 400,
  });
  await couple.update('location', {
    id,
    venue: syafiqah.venue,
    placeNotes: {
      landmark: 'Pintu 2, sebelah stesen minyak',
      parking: 'Percuma di belakang dewan, 200 petak',
      prayerRoom: 'Aras 1, di sebelah lif',
      wheelchair: 'Tanjakan di pintu utama',
    },
    convoy: {
      enabled: true,
      meetingPoint: 'Stesen minyak Petronas, Jalan Sultan Mahmud',
      mapLink: '',
      time: 'Berkumpul 8.30 pagi, bertolak 9.00 pagi',
      cars: '8 kereta\nKereta pengantin di depan, lampu dipasang',
      contactName: 'Pak Su Azman',
      contactPhone: '012-345 6789',
    },
  });
  await couple.upload('PUT', '/api/invitation/place-photo', { id }, pictures.photos[1]);
  await couple.update('dress-code', {
    id,
    enabled: true,
    male: 'Baju Melayu hijau zamrud',
    female: 'Kebaya atau kurung, warna krim',
  });
  await couple.update('gift-receiver-info', { id, name: syafiqah.contacts[1]?.name ?? '', address: syafiqah.address });
  await couple.upload(
    'PUT',
    '/api/invitation/update/salam-kaut',
    { invitationId: id, name: syafiqah.bride.fullName, bankName: 'Maybank', accountNo: '1640 1234 5678', show: 'true' },
    pictures.qr,
  );
  for (const [order, photo] of pictures.photos.entries()) {
    await couple.upload('POST', '/api/photo/add', { invitationId: id, order: String(order) }, photo);
  }
  const gifts = [
    ['Periuk tekanan 6 liter', 'Warna kelabu, kalau ada.', pictures.gifts[0]],
    ['Seterika wap tanpa wayar', '', pictures.gifts[1]],
    ['Set cadar king, kapas 1000 benang', 'Krim atau hijau lembut.', pictures.gifts[2]],
  ] as const;
  const ids: string[] = [];
  for (const [title, notes, image] of gifts) {
    if (!image) throw new Error('a picture is missing');
    const fields = { invitationId: id, title, notes, url: 'https://shopee.com.my/contoh' };
    ids.push((await couple.upload<{ id: string }>('POST', '/api/gift/create', fields, image)).id);
  }
  const reservation = { name: 'Pak Long Rahman', contactNo: '013-222 3344', notes: 'Hantar ke rumah, ya' };
  await couple.send('PUT', '/api/gift/reserve', { giftId: ids[0], ...reservation });
  for (const { from, count, message } of Object.values(guests)) {
    await couple.wish({ invitationId: id, from, attendanceCount: count, willAttend: count > 0, message });
  }
  for (let n = 1; n <= 22; n++) {
    const attendanceCount = n % 4;
    await couple.wish({
      invitationId: id,
      from: `${NAMES[n % NAMES.length]} & keluarga`,
      attendanceCount,
      willAttend: attendanceCount > 0,
      message: n % 3 === 0 ? '' : 'Selamat pengantin baru! Semoga bahagia hingga ke anak cucu, dimurahkan rezeki.',
    });
  }
  await fillGuestList(couple, id);
  return made;
}

const NAMES = ['Rashid', 'Zainab', 'Mei Ling', 'Kavitha', 'Wan Azhar', 'Cik Yah', 'Ustaz Hamid'];

/** Video and card, PDF being free with it, moved along by the seller. */
async function everythingPaid(paid: ApiCustomer, seller: ApiCustomer): Promise<Made> {
  const made = await paid.order({
    items: [...PREMIUM, { item: 'video', package: 'premium' }, { item: 'card', package: '200' }],
    design: 'cv0003',
    language: 'english',
  });
  const id = made.invitationId;
  await fillInvitation(paid, id, balqis);
  await paid.update('design-language', {
    id,
    design: 'cv0003',
    language: 'english',
    title: 'Wedding Reception',
    coupleNo: 2,
    openingOption: 'fade-out',
    customOpeningLogo: false,
    openingText: 'B ♥ A',
  });
  await paid.update('names', {
    id,
    couple: { bride: balqis.bride, groom: balqis.groom, order: 'groom-first' },
    couple2: { bride: syafiqah.bride, groom: syafiqah.groom, order: 'bride-first' },
    inviter: { inviter1: balqis.inviters[0] ?? { name1: '', name2: '' }, inviter2: null },
    contacts: balqis.contacts,
    hashtag: balqis.hashtag,
    shortNameStyle: null,
    fullNameStyle: null,
  });
  const [order] = await paid.orders();
  await seller.send('POST', `/api/admin/order/${made.orderId}/payment`, {
    amount: order?.outstanding,
    method: 'bank-transfer',
  });
  await paid.send('PUT', '/api/order/submit-details', { id: made.orderId });
  const move = (item: OrderItemKind, to: OrderItemStatus) =>
    seller.send('PUT', `/api/admin/order/${made.orderId}/item`, { item, to });
  await move('video', 'approval');
  return made;
}

async function standardCard(customer: ApiCustomer, seller: ApiCustomer): Promise<Made> {
  const made = await customer.order({
    items: [
      { item: 'rsvp', package: 'standard' },
      { item: 'pdf', package: 'standard' },
    ],
    design: 'cv0001',
  });
  await fillInvitation(customer, made.invitationId, balqis);
  await seller.send('POST', `/api/admin/order/${made.orderId}/payment`, { amount: 20, method: 'cash' });
  return made;
}

async function fullHouse(customer: ApiCustomer): Promise<Made> {
  const made = await customer.order({ design: 'cv0006' });
  const invitationId = made.invitationId;
  await fillInvitation(customer, invitationId, syafiqah);
  await limitAttendance(customer, invitationId, { total: HOUSE_LIMIT });
  await customer.wish({
    invitationId,
    from: guests.pakLong.from,
    attendanceCount: HOUSE_LIMIT,
    willAttend: true,
    message: guests.pakLong.message,
  });
  return made;
}

async function closedCard(customer: ApiCustomer): Promise<Made> {
  const made = await customer.order({ design: 'cv0006' });
  await fillInvitation(customer, made.invitationId, syafiqah);
  await customer.send('PUT', `/api/wish/closed/${made.invitationId}`, { closed: true });
  return made;
}

async function lateCard(customer: ApiCustomer, qr: Buffer): Promise<Made> {
  const made = await customer.order({ design: 'cv0001' });
  const id = made.invitationId;
  await fillInvitation(customer, id, syafiqah);
  const closesOn = '2026-01-31';
  await customer.update('attendance-info', { id, show: true, limit: 0, message: '', totalLimit: 0, closesOn });
  const accounts = {
    invitationId: id,
    name: syafiqah.bride.fullName,
    bankName: 'Maybank',
    accountNo: '1640 1234 5678',
    secondName: syafiqah.groom.fullName,
    secondBankName: 'CIMB Bank',
    secondAccountNo: '7001 2233 44',
    show: 'true',
  };
  for (const second of ['false', 'true']) {
    await customer.upload('PUT', '/api/invitation/update/salam-kaut', { ...accounts, second }, qr);
  }
  return made;
}

async function planner(customer: ApiCustomer): Promise<void> {
  const entries = [
    ['Sewa Dewan D’Anjung', 'Tempat', 4500, 'Termasuk kerusi Tiffany dan hawa dingin.', 1500],
    ['Katering nasi minyak, 800 orang', 'Makanan', 12_800, '', 3000],
    ['Pelamin dan bunga segar', 'Hiasan', 3200, 'Tema hijau zamrud.', 3200],
    ['Baju nikah dan songket', 'Pakaian', 2600, '', 0],
    ['Jurugambar, dua hari', 'Kenangan', 2800, 'Album 40 muka surat.', 0],
    ['Cincin', 'Hantaran', 1900, '', 1900],
  ] as const;
  for (const [title, category, price, description, paidAmount] of entries) {
    const { listId } = await customer.send<{ listId: string }>('POST', '/list/add', {
      title,
      category,
      price,
      description,
      paymentCategory: 'installment',
    });
    await customer.send('PUT', '/list/select', { listId });
    if (paidAmount > 0) await customer.send('PUT', '/list/payment/update', { listId, amount: paidAmount });
    if (paidAmount === price) await customer.send('PUT', '/list/completed', { listId });
  }
}

interface Pictures {
  photos: Buffer[];
  gifts: Buffer[];
  qr: Buffer;
}

/** The catalogue's own scenes and drawings; uploads take no SVG, so the browser paints those. */
async function drawPictures(browser: Browser): Promise<Pictures> {
  const files = (folder: string, pattern: RegExp) =>
    readdirSync(join(CATALOGUE, folder))
      .filter((file) => pattern.test(file))
      .map((file) => readFileSync(join(CATALOGUE, folder, file)));
  const page = await browser.newPage({ viewport: { width: 480, height: 480 }, deviceScaleFactor: 1 });
  const painted = async (svg: Buffer | undefined): Promise<Buffer> => {
    if (!svg) throw new Error('the catalogue lacks a drawing');
    await page.setContent(
      `<body style="margin:0"><img style="width:480px;height:480px;object-fit:contain" src="data:image/svg+xml;base64,${svg.toString('base64')}">`,
    );
    return page.screenshot({ type: 'jpeg' });
  };
  const [qr] = files('common', /^qr-demo/);
  const gifts: Buffer[] = [];
  for (const drawing of files('samples', /^(pot|iron|bedding)\./).reverse()) gifts.push(await painted(drawing));
  const pictures = { photos: files('common', /^photo-floral-/), gifts, qr: await painted(qr) };
  await page.close();
  return pictures;
}

type SessionPages = Pick<World['personal'], 'sessions' | 'sessionsAnswered' | 'sessionsAdded' | 'akadOnly'>;

async function severalSessions(customer: ApiCustomer): Promise<{ made: Made; personal: SessionPages }> {
  const made = await customer.order({ design: 'cv0006' });
  const { invitationId } = made;
  await fillInvitation(customer, invitationId, syafiqah);
  await customer.send('PUT', '/api/session/main', { invitationId, title: 'Resepsi' });
  const date = `${WEDDING_YEAR}-02-13`;
  const session = async (body: object): Promise<string> => {
    const { sessions } = await customer.send<SessionsAnswer>('POST', '/api/session/create', { invitationId, ...body });
    return sessions.at(-1)?.id ?? '';
  };
  const akad = await session({
    title: 'Akad nikah',
    date,
    startTime: '09:00',
    endTime: '10:30',
    place: { venue: 'Masjid Putra', address: 'Presint 1, 62000 Putrajaya', googleMapLink: '', wazeLink: '' },
    tentative: [
      { time: '08:45', activity: 'Ketibaan rombongan' },
      { time: '09:15', activity: 'Ijab dan kabul' },
    ],
    limit: 40,
  });
  const visit = await session({
    title: 'Majlis bertandang pihak lelaki',
    date: `${WEDDING_YEAR}-02-20`,
    startTime: '11:30',
    endTime: '16:00',
    place: { venue: 'Dewan Komuniti Taman Tun', address: 'Kuala Lumpur', googleMapLink: '', wazeLink: '' },
    tentative: [],
    limit: 3,
  });
  const [all, answered, only, added] = await addFamilies(customer, invitationId, [
    { name: 'Keluarga Dato’ Haji Ismail', seats: 4 },
    { name: 'Keluarga Mak Teh Rohana', seats: 5 },
    { name: 'Ustaz Hamid & keluarga', seats: 2, sessions: [akad] },
    { name: 'Keluarga Pak Su Zainal', seats: 4, sessions: ['main'] },
  ]);
  const said = (id: string, answer: string, adults: number, children: number) => ({
    session: id,
    answer,
    adults,
    children,
  });
  await customer.send('PUT', '/api/family/answer-for', {
    id: answered?.id,
    sessions: [said('main', 'coming', 4, 1), said(akad, 'maybe', 2, 0), said(visit, 'coming', 2, 1)],
    message: '',
  });
  await customer.send('PUT', '/api/family/answer-for', {
    id: added?.id,
    sessions: [said('main', 'coming', 2, 1)],
    message: '',
  });
  await customer.send('PUT', '/api/family/sessions', { invitationId, ids: [added?.id], sessions: null });
  const link = (family: typeof all) => family?.link ?? '';
  return {
    made,
    personal: {
      sessions: link(all),
      sessionsAnswered: link(answered),
      sessionsAdded: link(added),
      akadOnly: link(only),
    },
  };
}
