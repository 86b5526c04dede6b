import { expect } from '@playwright/test';
import { WEDDING_YEAR } from '../../fixtures/weddings.ts';
import { ERRORS } from '../../../shared/src/errors/error-codes.ts';
import { EDITOR_SECTIONS } from '../../../web/src/config/editor-sections.ts';
import {
  addsImport,
  all,
  arrives,
  checksImport,
  choose,
  clear,
  fill,
  follow,
  goOffline,
  inEnglish,
  choosesBankQr,
  choosesNoPlacePhoto,
  choosesPhotos,
  openCard,
  opensDuplicates,
  opensMerge,
  opensSendingOf,
  openSheet,
  pastesImport,
  press,
  pressAdd,
  pressInDialog,
  sees,
  seesDialog,
  seesInDialog,
  selectsAll,
  selectsTwo,
  take,
  writesNames,
} from './acts.ts';
import { answering, changed, cut, failing, silent, unpaidFor } from './answers.ts';
import { LINK_SCREENS } from './link-screens.ts';
import { DOOR_SCREENS } from './door-screens.ts';
import { COUPLE_ALBUM_SCREENS } from './couple-album-screens.ts';
import { screen, type Screen } from './screen.ts';
import {
  bestSellers,
  busyDay,
  adminOrderWithCredit,
  millionOrders,
  busyMonth,
  answersClosed,
  answersRemoved,
  firstHidden,
  someWaiting,
  floods,
  moderated,
  returnedCards,
  someCrashes,
  noOrders,
  nothingToDo,
  withCredit,
  withDraftCards,
  withGuestData,
  withRemoval,
  withStandard,
} from './figures.ts';
import { bankCode } from '../../../shared/src/testing/bank-code.ts';
import { begunElsewhere, closedYesterday, sentLongAgo } from './guest-lists.ts';
import { newcomerRegisters } from './newcomer.ts';
import { ALBUM_KEY, type PersonalPageOf, type World } from './world.ts';

/** An order as it looks when all is paid. */
const nothingOwed = (text: string): string => text.replaceAll(/"outstanding":\d+/g, '"outstanding":0');
const UNKNOWN_ID = '650000000000000000000001';
/** What the redirect flow leaves in the sign-in page's address; its cookie is missing. */
const ARRIVAL = `access_token=grant.${'A'.repeat(22)}`;
const order = (tab: string) => (who: 'couple' | 'paid' | 'standard' | 'empty' | 'sessions') => (world: World) =>
  `/invitation-order/view/${tab}/${world[who].orderId}`;
const details = order('invitation-details');
const items = order('items');
const wishes = order('wish-attendance');
const guestList = order('guests');
const wishBook = (who: 'couple' | 'standard') => (world: World) =>
  `/invitation-order/view/wish-book/${world[who].orderId}`;
const editor = (section?: string) => (world: World) =>
  `/invitation/form/${world.couple.invitationId}${section ? `?section=${section}` : ''}`;
const card = (who: 'couple' | 'paid' | 'standard' | 'full' | 'closed' | 'late' | 'empty' | 'album') => (world: World) =>
  `/invitation/view/${world[who].invitationId}/jemputan`;

const personal = (of: PersonalPageOf) => (world: World) => world.personal[of];
const BY_LINK = '**/api/family/by-link';
const JUST_ANSWERED = 'Satu keluarga baru sahaja menjawab. Ia kekal dalam senarai.';
const FAMILY_ANSWER = '**/api/family/answer';
/** Closing moments: the end of a day to come, and of one that has gone by. */
const AHEAD = `${WEDDING_YEAR}-01-30T16:00:00.000Z`;
const BEFORE = '2026-01-31T16:00:00.000Z';
const closesOn = (moment: string) =>
  changed(BY_LINK, (text) => text.replace('"closesAt":null', `"closesAt":"${moment}"`));

const SAMPLE = '/invitation/view/sample_cv0002/sample';
/** A guest of the sample, which only looks as if it sent, and their RSVP again. */
const reopensSample = all(
  openSheet('RSVP'),
  fill('Nama tuan/puan', 'Mak Teh'),
  pressInDialog('Hantar'),
  sees('Terima kasih, tuan/puan!'),
  (page) => page.getByRole('dialog').waitFor({ state: 'hidden' }),
  (page) => page.getByRole('navigation').getByRole('button', { name: 'RSVP' }).click(),
  seesDialog,
);

const ALBUM_PHOTOS = '**/api/album/photos/*';
const ALBUM_ANNOUNCED = '**/api/album/photo';
const ALBUM_PIECES = '**/api/album/photo/*/piece/*';
/** Its photos are loaded when it is near. */
const toAlbum = all(openCard, (page) => page.locator('.sec.album').scrollIntoViewIfNeeded());
/** The section has its photos only once its buttons react. */
const toLoadedAlbum = all(toAlbum, (page) => expect(page.locator('.sec.album .alb-few button').first()).toBeVisible());
const openAlbum = all(toLoadedAlbum, press('Kongsi gambar'), seesDialog);
/** The same on the phone whose photos the album has. */
const openOwnAlbum = all(
  (page) =>
    page.evaluate((key) => {
      const [, , , id = ''] = location.pathname.split('/');
      localStorage.setItem(`album-key:${id}`, key);
    }, ALBUM_KEY),
  openAlbum,
  seesInDialog('Menunggu semakan'),
);

const ORDERS = '**/api/order/find-by-user/**';
const ITEMS = '**/api/order/items/**';
const ORDER = '**/api/order/find-one/**';

const WISHES = '**/api/wish/get-all/**';
const FAMILIES = '**/api/family/list/**';
const IMPORTS = '**/api/family/import/commit';
/** All screens show one list: what one of them begins to send is not offered on the others. */
const QUEUE_NOT_STORED = [silent('**/api/family/queue')];
const FLOODS = '**/api/wish/floods/**';
const REMOVALS = '**/api/wish/removals/**';
const DESIGNS = '**/api/design/search?**';
const SIMILAR = '**/api/design/similar/**';
const DESIGN = '**/api/design/find-one/**';
const CARD = '**/api/invitation/find-one/**';
const SAVES = '**/api/invitation/update/**';
const LIST = '**/list/get';
const phone = { widths: [375] } as const;
const signedIn = { as: 'couple' } as const;
const open = { dialog: true } as const;
const loading = { busy: true } as const;
const asSeller = { as: 'seller' } as const;
const adminOrder = (who: 'couple' | 'paid' | 'standard') => (world: World) => `/admin/orders/${world[who].orderId}`;

const adminContent = (who: 'couple' | 'standard') => (world: World) => `/admin/orders/${world[who].orderId}/content`;

const ADMIN_TODAY = '**/api/admin/today';
const ADMIN_ORDERS = '**/api/admin/order/find?**';
const ADMIN_ORDER = '**/api/admin/order/find-one/**';
const ADMIN_CONTENT = '**/api/admin/order/*/content?**';
const ADMIN_DESIGNS = '**/api/admin/design/find?**';
const ADMIN_DESIGN = '**/api/admin/design/find-one/**';
const FIGURES = '**/api/admin/figures?**';
const CRASHES = '**/api/admin/crashes';
const DESIGN_SALES = '**/api/admin/figures/designs?**';
const AUDIT = '**/api/admin/audit?**';

/**
 * Every screen of the app in every state that a person can meet. The contact sheet, axe and the checks of targets and
 * of zoom read this table; a new screen is a line here.
 */
export const SCREENS: readonly Screen[] = [
  // The shop.
  screen('shop-home', 'home', '/'),
  screen('shop-home-figures-away', 'home', '/', { answers: [cut('**/api/invitation/total')] }),
  screen('shop-home-promo', 'home', '/', {
    ...open,
    answers: [changed('**/api/config', (text) => text.replace('"promoPopup":false', '"promoPopup":true'))],
    act: seesDialog,
  }),
  screen('shop-menu', 'home', '/pricing', { ...phone, ...open, act: all(press('Buka menu'), seesDialog) }),
  screen('shop-menu-signed-in', 'home', '/pricing', {
    ...phone,
    ...signedIn,
    ...open,
    act: all(press('Buka menu'), seesDialog),
  }),
  screen('shop-catalogue', 'catalogue', '/cardvideo'),
  screen('shop-catalogue-names', 'catalogue', '/cardvideo', { act: writesNames }),
  screen('shop-catalogue-category', 'catalogue', '/cardvideo?category=floral'),
  screen('shop-catalogue-last-page', 'catalogue', '/cardvideo?page=3'),
  screen('shop-catalogue-filters', 'catalogue', '/cardvideo?warna=hijau', { act: choose(/^Penapis/) }),
  screen('shop-catalogue-filtered', 'catalogue', '/cardvideo?cari=bunga&warna=hijau&tema=gelap&category=floral'),
  screen('shop-catalogue-no-matches', 'catalogue', '/cardvideo?cari=masjid&tema=gelap'),
  screen('shop-catalogue-no-words', 'catalogue', '/cardvideo?cari=kapal+angkasa'),
  screen('shop-catalogue-loading', 'catalogue', '/cardvideo', { ...loading, answers: [silent(DESIGNS)] }),
  screen('shop-catalogue-error', 'catalogue', '/cardvideo', { answers: [cut(DESIGNS)] }),
  screen('shop-design-popup', 'catalogue', '/cardvideo', { ...open, act: all(press(/^Pakej/), seesDialog) }),
  screen('shop-design', 'designDetails', '/invitation-design/details/cv0004'),
  screen('shop-design-names', 'designDetails', '/invitation-design/details/cv0003', { act: writesNames }),
  screen('shop-design-dark', 'designDetails', '/invitation-design/details/cv0003'),
  screen('shop-design-loading', 'designDetails', '/invitation-design/details/cv0004', {
    ...loading,
    answers: [silent(DESIGN)],
  }),
  screen('shop-design-similar-away', 'designDetails', '/invitation-design/details/cv0301', { answers: [cut(SIMILAR)] }),
  screen('shop-design-error', 'designDetails', '/invitation-design/details/cv0004', { answers: [cut(DESIGN)] }),
  screen('shop-design-not-found', 'designDetails', '/invitation-design/details/cv9999'),
  screen('shop-pricing', 'pricing', '/pricing'),
  screen('shop-pricing-by-plan', 'plan', '/plan', { ...phone }),
  screen('shop-trays', 'trays', '/dulang'),
  screen('shop-tray-lightbox', 'trays', '/dulang', { ...open, act: all(press(/^Lihat gambar dulang/), seesDialog) }),
  screen('shop-tray-form', 'trayForm', '/dulang/form'),
  screen('shop-catalog', 'catalog', '/catalog'),
  screen('shop-catalog-searched', 'catalog', '/catalog', { act: press('Cari') }),
  screen('shop-apps', 'apps', '/apps'),
  screen('shop-contact', 'contact', '/contact-us'),
  screen('shop-privacy', 'privacy', '/privacy-policy'),
  screen('shop-404', '*', '/tiada-halaman'),
  screen('shop-broken-page', 'pricing', '/', {
    answers: [cut('**/assets/pricing-page-*.js')],
    act: all((page) => page.goto('/pricing').then(() => undefined), sees('Muat semula')),
  }),

  // Signing in and registering.
  screen('account-login', 'login', '/login'),
  screen('account-google', 'google', '/user/google-auth'),
  screen('account-sign-in-checking', 'signIn', '/login', {
    ...loading,
    answers: [silent('**/google-auth/verify')],
    act: arrives(ARRIVAL),
  }),
  screen('account-sign-in-not-begun-here', 'signIn', `/user/sign-in#${ARRIVAL}`),
  screen('account-sign-in-not-begun-here-signed-in', 'signIn', `/user/sign-in#${ARRIVAL}`, signedIn),
  screen('account-sign-in-invalid', 'signIn', '/login', { ...open, act: all(arrives(ARRIVAL), seesDialog) }),
  screen('account-sign-in-away', 'signIn', '/login', {
    ...open,
    answers: [cut('**/google-auth/verify')],
    act: all(arrives(ARRIVAL), seesDialog),
  }),
  screen('account-register', 'register', '/login', { act: newcomerRegisters('') }),
  screen('account-register-required', 'register', '/login', {
    act: all(newcomerRegisters('wajib'), press('Register')),
  }),
  screen('account-register-refused', 'register', '/login', {
    ...open,
    answers: [failing('**/user/register', 500, 'internal', 'Sesuatu telah berlaku. Sila cuba sebentar lagi.')],
    act: all(
      newcomerRegisters('ralat'),
      fill('Name', 'Nurul Ain'),
      fill(/^Phone No/, '012-345 6789'),
      press('Register'),
      seesDialog,
    ),
  }),
  screen('account-profile-signed-out', 'profile', `/user/profile/${UNKNOWN_ID}`),
  screen('account-profile-empty', 'profile', (w) => `/user/profile/${w.fresh.userId}`, { as: 'fresh' }),
  screen('account-profile', 'profile', (w) => `/user/profile/${w.couple.userId}`, signedIn),
  screen('account-profile-paid', 'profile', (w) => `/user/profile/${w.paid.userId}`, { as: 'paid' }),
  screen('account-profile-loading', 'profile', (w) => `/user/profile/${w.couple.userId}`, {
    ...signedIn,
    ...loading,
    answers: [silent(ORDERS), silent('**/user/profile')],
  }),
  screen('account-profile-error', 'profile', (w) => `/user/profile/${w.couple.userId}`, {
    ...signedIn,
    answers: [cut(ORDERS)],
  }),

  // The order form.
  screen('order-form-signed-out', 'createOrder', '/invitation/create-order'),
  screen('order-form', 'createOrder', '/invitation/create-order?design=cv0004', { as: 'fresh' }),
  screen('order-form-with-cards', 'createOrder', '/invitation/create-order?design=cv0004', {
    as: 'fresh',
    act: choose('Kad cetak A6'),
  }),
  screen('order-form-nothing', 'createOrder', '/invitation/create-order', {
    as: 'fresh',
    act: choose('Kad dan video digital'),
  }),
  screen('order-form-required', 'createOrder', '/invitation/create-order', {
    as: 'fresh',
    act: all(clear('Nama'), press(/^Order/), sees(/^Required$/)),
  }),
  screen('order-form-pending', 'createOrder', '/invitation/create-order', signedIn),
  screen('order-form-refused', 'createOrder', '/invitation/create-order', {
    as: 'fresh',
    answers: [failing('**/api/order/create/v2', 503, 'unavailable', 'Perkhidmatan tidak tersedia buat sementara.')],
    act: press(/^Order/),
  }),
  screen('order-change-signed-out', 'changePackage', '/invitation/change-package'),
  screen('order-change', 'changePackage', (w) => `/invitation/change-package?orderId=${w.couple.orderId}`, signedIn),
  screen('order-change-locked', 'changePackage', (w) => `/invitation/change-package?orderId=${w.paid.orderId}`, {
    as: 'paid',
  }),
  screen('order-change-not-found', 'changePackage', `/invitation/change-package?orderId=${UNKNOWN_ID}`, signedIn),

  // The order and its tabs.
  screen('order-signed-out', 'orderView', `/invitation-order/view/items/${UNKNOWN_ID}`),
  screen('order-details', 'orderView/invitation-details', details('couple'), signedIn),
  screen('order-details-paid', 'orderView/invitation-details', details('paid'), { as: 'paid' }),
  screen('order-details-part-paid', 'orderView/invitation-details', details('standard'), { as: 'standard' }),
  screen('order-details-trial', 'orderView/invitation-details', details('couple'), {
    ...signedIn,
    answers: [unpaidFor(4)],
  }),
  screen('order-details-expired', 'orderView/invitation-details', details('couple'), {
    ...signedIn,
    answers: [unpaidFor(9)],
  }),
  screen('order-details-loading', 'orderView', details('couple'), {
    ...signedIn,
    ...loading,
    answers: [silent(ORDER)],
  }),
  screen('order-details-error', 'orderView', details('couple'), { ...signedIn, answers: [cut(ORDER)] }),
  screen('order-details-not-yours', 'orderView', details('paid'), signedIn),
  screen('order-details-not-found', 'orderView', `/invitation-order/view/invitation-details/${UNKNOWN_ID}`, signedIn),
  screen('order-card', 'orderView/order-details', order('order-details')('couple'), signedIn),
  screen('order-card-credit', 'orderView/order-details', order('order-details')('paid'), {
    as: 'paid',
    answers: [changed(ORDER, withCredit)],
  }),
  screen('order-items', 'orderView/items', items('couple'), signedIn),
  screen('order-items-paid', 'orderView/items', items('paid'), { as: 'paid' }),
  screen('order-items-standard', 'orderView/items', items('standard'), { as: 'standard' }),
  screen('order-items-loading', 'orderView/items', items('paid'), {
    as: 'paid',
    ...loading,
    answers: [silent(ORDER)],
  }),
  screen('order-items-error', 'orderView/items', items('couple'), { ...signedIn, answers: [cut(ORDER)] }),
  screen('order-items-frozen-away', 'orderView/items', items('paid'), { as: 'paid', answers: [cut(ITEMS)] }),
  screen('order-items-copied', 'orderView/items', items('couple'), { ...signedIn, act: press('Salin teks') }),
  screen('order-items-submit', 'orderView/items', items('couple'), {
    ...signedIn,
    ...open,
    answers: [changed(ORDER, nothingOwed)],
    act: all(press('Submit details'), seesDialog),
  }),
  screen('order-items-submit-tick', 'orderView/items', items('empty'), {
    as: 'empty',
    ...open,
    answers: [changed(ORDER, (text) => nothingOwed(withDraftCards(text)))],
    act: all(press('Submit details'), seesDialog, sees(/^Ya, saya tahu/)),
  }),
  screen('order-items-returned', 'orderView/items', items('couple'), {
    ...signedIn,
    answers: [changed(ORDER, returnedCards)],
  }),
  screen('order-items-payment-required', 'orderView/items', items('couple'), {
    ...signedIn,
    ...open,
    answers: [changed(ORDER, nothingOwed)],
    act: all(press('Submit details'), pressInDialog('Yes, Confirm'), sees('Payment Required')),
  }),
  screen('order-share', 'orderView/invitation-details', details('couple'), {
    ...signedIn,
    ...open,
    act: all(press('Kongsi'), seesDialog, pressInDialog('Pilih alamat pendek'), sees('Boleh digunakan.')),
  }),
  screen('order-share-qr', 'orderView/invitation-details', details('couple'), {
    ...signedIn,
    ...open,
    act: all(press('Kongsi'), seesDialog, pressInDialog('Kod QR'), sees('PNG untuk cetak')),
  }),
  screen('order-guests', 'orderView/guests', guestList('couple'), signedIn),
  screen('order-guests-empty', 'orderView/guests', guestList('paid'), { as: 'paid' }),
  screen('order-guests-nameless', 'orderView/guests', guestList('empty'), { as: 'empty' }),
  screen('order-guests-locked', 'orderView/guests', guestList('standard'), { as: 'standard' }),
  screen('order-guests-loading', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    ...loading,
    answers: [silent(FAMILIES)],
  }),
  screen('order-guests-error', 'orderView/guests', guestList('couple'), { ...signedIn, answers: [cut(FAMILIES)] }),
  screen('order-guests-door', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    dialog: true,
    act: all(press(/^Buka$/), seesInDialog(/Pautan tamat/)),
  }),
  screen('order-guests-add', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    act: all(press(/^Tambah$/), sees(/^Tekan Enter/)),
  }),
  screen('order-guests-waiting', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    answers: [cut('**/api/family/add')],
    act: all(press(/^Tambah$/), fill('Nama', 'Rosmah binti Ali'), pressAdd, sees(/^1 perubahan menunggu$/)),
  }),
  screen('order-guests-no-matches', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    act: all(fill('Cari nama, telefon atau meja', 'nurhaliza tarudin 019'), sees(/^Tiada “/)),
  }),
  screen('order-guests-selected', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    act: selectsTwo,
  }),
  screen('order-guests-menu', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    ...open,
    act: all(press(/^Pilihan untuk/), seesDialog),
  }),
  screen('order-guests-edit', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    ...open,
    act: all(press(/^Pilihan untuk/), pressInDialog('Edit'), sees('Edit keluarga')),
  }),
  screen('order-guests-sessions', 'orderView/guests', guestList('sessions'), {
    as: 'sessions',
    act: sees('Akad nikah'),
  }),
  screen('order-guests-session', 'orderView/guests', guestList('sessions'), {
    as: 'sessions',
    ...open,
    act: all(press(/^Akad nikah/), press('Ubah majlis'), sees('Aturan majlis')),
  }),
  screen('order-guests-session-new', 'orderView/guests', guestList('sessions'), {
    as: 'sessions',
    ...open,
    act: all(press('Majlis baharu'), sees(/^Majlis lain pada kad/)),
  }),
  screen('order-guests-session-remove', 'orderView/guests', guestList('sessions'), {
    as: 'sessions',
    ...open,
    act: all(press(/^Akad nikah/), press('Ubah majlis'), press('Buang majlis'), sees(/akan atau mungkin hadir/)),
  }),
  screen('order-guests-edit-sessions', 'orderView/guests', guestList('sessions'), {
    as: 'sessions',
    ...open,
    act: all(press(/^Pilihan untuk/), pressInDialog('Edit'), sees('Dijemput ke')),
  }),
  screen('order-guests-answer-sessions', 'orderView/guests', guestList('sessions'), {
    as: 'sessions',
    ...open,
    act: all(press('Pilihan untuk Keluarga Mak Teh Rohana'), pressInDialog('Jawab bagi pihak'), sees('Simpan jawapan')),
  }),
  screen('order-guests-link', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    ...open,
    act: all(press(/^Pilihan untuk/), pressInDialog('Kod QR dan pautan'), sees('SVG untuk cetak')),
  }),
  screen('order-guests-answer', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    ...open,
    act: all(press(/^Pilihan untuk/), pressInDialog('Jawab bagi pihak'), sees('Simpan jawapan')),
  }),
  screen('order-guests-branch', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    ...open,
    act: all(press('Senarai baharu'), seesDialog),
  }),
  screen('order-guests-unfinished', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    answers: [changed(FAMILIES, begunElsewhere)],
    act: sees('Sambung'),
  }),
  screen('order-guests-unfinished-english', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    answers: [changed(FAMILIES, begunElsewhere)],
    act: all(inEnglish, sees('Continue')),
  }),
  screen('order-guests-send-asking', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    ...open,
    answers: [changed(FAMILIES, begunElsewhere)],
    act: all(press('Sambung'), seesInDialog(/^Sudah dihantar kepada/)),
  }),
  screen('order-guests-send-finished', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    ...open,
    answers: QUEUE_NOT_STORED,
    act: all(opensSendingOf('Jiran'), pressInDialog('Langkau'), seesInDialog('Selesai')),
  }),
  screen('order-guests-send', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    ...open,
    answers: QUEUE_NOT_STORED,
    act: all(press(/^Hantar\s*\d/), seesDialog, sees('Buka WhatsApp')),
  }),
  screen('order-guests-send-no-number', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    ...open,
    answers: QUEUE_NOT_STORED,
    act: opensSendingOf('Jiran'),
  }),
  screen('order-guests-send-no-number-english', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    ...open,
    answers: QUEUE_NOT_STORED,
    act: all(inEnglish, opensSendingOf('Jiran')),
  }),
  screen('order-guests-send-no-number-refused', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    ...open,
    answers: QUEUE_NOT_STORED,
    act: all(opensSendingOf('Jiran'), fill(/^Telefon/, '0l2-345 678'), press('Simpan nombor'), sees(/tidak sah/)),
  }),
  screen('order-guests-duplicates', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    act: opensDuplicates,
  }),
  screen('order-guests-duplicates-english', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    act: all(inEnglish, opensDuplicates),
  }),
  screen('order-guests-merge', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    ...open,
    act: opensMerge,
  }),
  screen('order-guests-merge-english', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    ...open,
    act: all(inEnglish, opensMerge),
  }),
  screen('order-guests-merge-refused', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    ...open,
    answers: [failing('**/api/family/delete', 409, 'conflict', JUST_ANSWERED, { method: 'DELETE' })],
    act: all(opensMerge, pressInDialog('Gabungkan'), seesInDialog(JUST_ANSWERED)),
  }),
  screen('order-guests-text', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    ...open,
    answers: QUEUE_NOT_STORED,
    act: all(
      press(/^Hantar\s*\d/),
      seesDialog,
      press('Ubah ayat'),
      fill('Ayat', 'Untuk {nama}:\nBawa {kekunci}\n{pautan}'),
    ),
  }),
  screen('order-guests-follow-up', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    answers: [changed(FAMILIES, sentLongAgo)],
    act: choose(/^Susulan/),
  }),
  screen('order-guests-follow-up-english', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    answers: [changed(FAMILIES, sentLongAgo)],
    act: all(inEnglish, choose(/^Follow-up/)),
  }),
  screen('order-guests-follow-up-closed', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    answers: [changed(FAMILIES, closedYesterday)],
    act: choose(/^Susulan/),
  }),
  screen('order-guests-import', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    ...open,
    act: all(pastesImport, sees(/6 pax/)),
  }),
  screen('order-guests-import-file', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    ...open,
    act: all(press('Import senarai'), choose('Fail'), pressInDialog('Semak'), sees('Pilih satu fail dahulu.')),
  }),
  screen('order-guests-import-contacts', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    ...open,
    act: all(press('Import senarai'), choose('Kenalan'), sees('Fail kenalan (.vcf)')),
  }),
  screen('order-guests-import-check', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    ...open,
    act: checksImport,
  }),
  screen('order-guests-import-check-english', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    ...open,
    act: all(inEnglish, checksImport),
  }),
  screen('order-guests-import-unread', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    ...open,
    answers: [cut('**/api/family/import/preview')],
    act: all(pastesImport, press(/^Semak 8/), sees(/^Tiada sambungan/)),
  }),
  screen('order-guests-import-unanswered', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    ...open,
    answers: [cut(IMPORTS)],
    act: all(addsImport, sees('Belum disahkan')),
  }),
  screen('order-guests-import-adding', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    ...open,
    ...loading,
    answers: [silent(IMPORTS)],
    act: addsImport,
  }),
  screen('order-guests-import-done', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    ...open,
    answers: [answering(IMPORTS, { id: 'f'.repeat(24), families: 4, undoUntil: '2026-12-12T00:00:00.000Z' })],
    act: all(addsImport, sees('Buat asal')),
  }),
  screen('order-wishes', 'orderView/wish-attendance', wishes('couple'), signedIn),
  screen('order-wishes-hidden', 'orderView/wish-attendance', wishes('couple'), {
    ...signedIn,
    answers: [changed(WISHES, firstHidden)],
  }),
  screen('order-wishes-waiting', 'orderView/wish-attendance', wishes('couple'), {
    ...signedIn,
    answers: [changed(WISHES, someWaiting)],
    act: sees('menunggu kelulusan anda'),
  }),
  screen('order-wishes-selected', 'orderView/wish-attendance', wishes('couple'), {
    ...signedIn,
    answers: [changed(WISHES, someWaiting)],
    act: all(selectsAll, sees('dipilih')),
  }),
  screen('order-wishes-selected-delete', 'orderView/wish-attendance', wishes('couple'), {
    ...signedIn,
    ...open,
    answers: [changed(WISHES, someWaiting)],
    act: all(selectsAll, press('Padam'), seesDialog),
  }),
  screen('wish-book', 'orderView/wish-book', wishBook('couple'), {
    ...signedIn,
    answers: [changed(WISHES, someWaiting)],
  }),
  screen('wish-book-english', 'orderView/wish-book', wishBook('couple'), {
    ...signedIn,
    act: all(inEnglish, sees('Book of wishes')),
  }),
  screen('order-wishes-waiting-english', 'orderView/wish-attendance', wishes('couple'), {
    ...signedIn,
    answers: [changed(WISHES, someWaiting)],
    act: all(inEnglish, sees('waiting for your approval')),
  }),
  screen('wish-book-empty', 'orderView/wish-book', wishBook('standard'), { as: 'standard' }),
  screen('wish-book-loading', 'orderView/wish-book', wishBook('couple'), {
    ...signedIn,
    ...loading,
    answers: [silent(WISHES)],
    // The order comes first, with a skeleton of its own.
    act: sees('Buku Ucapan'),
  }),
  screen('wish-book-error', 'orderView/wish-book', wishBook('couple'), { ...signedIn, answers: [cut(WISHES)] }),
  screen('wish-book-signed-out', 'orderView/wish-book', wishBook('couple')),
  screen('order-removals', 'orderView/invitation-details', details('couple'), {
    ...signedIn,
    answers: [changed(ORDER, withRemoval)],
  }),
  screen('order-guest-data', 'orderView/wish-attendance', wishes('couple'), {
    ...signedIn,
    answers: [changed(ORDER, withGuestData(null))],
    act: sees('Export'),
  }),
  screen('order-guest-data-erased', 'orderView/guests', guestList('couple'), {
    ...signedIn,
    answers: [changed(ORDER, withGuestData('2027-06-11T17:00:00.000Z'))],
    act: sees('Data tetamu telah dipadam'),
  }),
  screen('order-wishes-empty', 'orderView/wish-attendance', wishes('standard'), { as: 'standard' }),
  screen('order-wishes-no-matches', 'orderView/wish-attendance', wishes('couple'), {
    ...signedIn,
    act: all(fill('Cari nama tetamu', 'tiada orang'), sees('No matches')),
  }),
  screen('order-wishes-loading', 'orderView/wish-attendance', wishes('couple'), {
    ...signedIn,
    ...loading,
    answers: [silent(WISHES)],
  }),
  screen('order-wishes-error', 'orderView/wish-attendance', wishes('couple'), { ...signedIn, answers: [cut(WISHES)] }),
  screen('order-wishes-delete', 'orderView/wish-attendance', wishes('couple'), {
    ...signedIn,
    ...open,
    act: all(press(/^Padam RSVP/), seesDialog),
  }),

  screen('order-wishes-closed', 'orderView/wish-attendance', wishes('couple'), {
    ...signedIn,
    answers: [changed(ORDER, answersClosed)],
  }),
  screen('order-wishes-removed', 'orderView/wish-attendance', wishes('couple'), {
    ...signedIn,
    answers: [changed(REMOVALS, answersRemoved)],
  }),
  screen('order-wishes-floods', 'orderView/wish-attendance', wishes('couple'), {
    ...signedIn,
    ...open,
    answers: [changed(FLOODS, floods)],
    act: all(press('Buang banyak jawapan'), seesDialog, sees('Buang semua')),
  }),

  // The planner.
  screen('planner-signed-out', 'planner', '/planner'),
  screen('planner', 'planner', '/planner', signedIn),
  screen('planner-empty', 'planner', '/planner', { as: 'fresh' }),
  screen('planner-loading', 'planner', '/planner', { ...signedIn, ...loading, answers: [silent(LIST)] }),
  screen('planner-add', 'planner', '/planner', { ...signedIn, act: press('Tambah perkara') }),
  screen('planner-edit', 'planner', '/planner', { ...signedIn, ...open, act: all(press('Katering'), seesDialog) }),
  screen('planner-pay', 'planner', '/planner', {
    ...signedIn,
    ...open,
    act: all(press(/^Lagi untuk/), pressInDialog('Rekod bayaran'), seesDialog),
  }),
  screen('planner-error', 'planner', '/planner', { ...signedIn, answers: [cut(LIST)] }),

  // The editor.
  screen('editor-new', 'editor', '/invitation/form/new', phone),
  screen('editor-new-desktop', 'editor', '/invitation/form/new', { widths: [1280] }),
  screen('editor-new-names', 'editor', '/invitation/form/new?section=names'),
  screen('editor-new-sign-in', 'editor', '/invitation/form/new?section=location', {
    ...open,
    act: all(fill('Nama tempat', 'Dewan Baharu'), press('Save'), seesDialog),
  }),
  screen('editor-new-order', 'editor', '/invitation/form/new?section=location', {
    as: 'fresh',
    ...open,
    act: all(fill('Nama tempat', 'Dewan Baharu'), press('Save'), seesDialog),
  }),
  screen('editor-new-orders', 'editor', '/invitation/form/new?section=location', {
    ...signedIn,
    ...open,
    act: all(fill('Nama tempat', 'Dewan Baharu'), press('Save'), seesDialog),
  }),
  screen('editor-list', 'editor', editor(), { ...signedIn, ...phone }),
  screen('editor-desktop', 'editor', editor(), { ...signedIn, widths: [1280] }),
  ...EDITOR_SECTIONS.map((section) => screen(`editor-section-${section}`, 'editor', editor(section), signedIn)),
  screen('editor-two-couples', 'editor', (w) => `/invitation/form/${w.paid.invitationId}?section=names`, {
    as: 'paid',
  }),
  screen('editor-locked', 'editor', (w) => `/invitation/form/${w.standard.invitationId}?section=attendance`, {
    as: 'standard',
  }),
  ...(['gallery', 'giftReceiver', 'salamKaut'] as const).map((section) =>
    screen(`editor-locked-stored-${section}`, 'editor', editor(section), {
      ...signedIn,
      answers: [changed(ORDER, withStandard), changed(CARD, withStandard)],
    }),
  ),
  screen('editor-locked-delete', 'editor', editor('gallery'), {
    ...signedIn,
    ...open,
    answers: [changed(ORDER, withStandard), changed(CARD, withStandard)],
    act: all(press('Padam kandungan'), seesDialog),
  }),
  screen('editor-place-confirm', 'editor', editor('location'), {
    ...signedIn,
    act: all(fill(/^Pautan Google Maps/, 'https://maps.app.goo.gl/AbC123'), sees('Betul tempatnya')),
  }),
  screen('editor-place-warnings', 'editor', editor('location'), {
    ...signedIn,
    act: all(
      fill(/^Pautan Google Maps/, 'https://www.google.com/maps?q=101.7116,3.1577'),
      fill(/^Pautan Waze/, 'https://waze.com/ul?ll=51.5,-0.12'),
      sees(/di luar Malaysia/),
    ),
  }),
  screen('editor-place-photo-refused', 'editor', editor('location'), { ...signedIn, act: choosesNoPlacePhoto }),
  screen('editor-place-photo-remove', 'editor', editor('location'), {
    ...signedIn,
    ...open,
    act: all(press(/^(Buang|Remove)$/), seesDialog),
  }),
  screen('editor-bank-qr', 'editor', editor('salamKaut'), { ...signedIn, act: choosesBankQr(bankCode()) }),
  screen('editor-bank-qr-none', 'editor', editor('salamKaut'), { ...signedIn, act: choosesBankQr(null) }),
  screen('editor-bank-second', 'editor', editor('salamKaut'), { ...signedIn, act: press('Tambah akaun kedua') }),
  screen('editor-gift-open', 'editor', editor('giftReceiver'), {
    ...signedIn,
    act: press('Edit Seterika wap tanpa wayar'),
  }),
  screen('editor-gift-drawings', 'editor', editor('giftReceiver'), {
    ...signedIn,
    ...open,
    act: all(press('Tambah hadiah'), press('Pilih lukisan'), seesDialog),
  }),
  screen('editor-picker', 'editor', editor('designLanguage'), {
    ...signedIn,
    ...open,
    act: all(press('Tukar rekaan'), seesDialog),
  }),
  screen('editor-fonts', 'editor', editor('names'), { ...signedIn, act: choose('Gaya sendiri') }),
  screen('editor-preview', 'editor', editor('names'), {
    ...signedIn,
    ...open,
    widths: [375, 768],
    act: all(press('Preview'), seesDialog),
  }),
  screen('editor-unsaved', 'editor', editor('location'), { ...signedIn, act: fill('Nama tempat', 'Dewan Baharu') }),
  screen('editor-saving', 'editor', editor('location'), {
    ...signedIn,
    ...loading,
    answers: [silent(SAVES)],
    act: all(fill('Nama tempat', 'Dewan Baharu'), press('Save')),
  }),
  screen('editor-saved', 'editor', editor('location'), {
    ...signedIn,
    act: all(fill('Nama tempat', "Dewan D'Anjung Seri Endon, Aras 2"), press('Save'), sees(/^Disimpan, /)),
  }),
  screen('editor-save-offline', 'editor', editor('location'), {
    ...signedIn,
    answers: [cut(SAVES)],
    act: all(fill('Nama tempat', 'Dewan Baharu'), press('Save'), sees('Perubahan kekal di peranti ini.')),
  }),
  screen('editor-incomplete', 'editor', editor('names'), {
    ...signedIn,
    ...open,
    act: all(clear(/^Nama penuh/), press('Save'), seesDialog),
  }),
  screen('editor-field-errors', 'editor', editor('names'), {
    ...signedIn,
    act: all(clear(/^Nama penuh/), press('Save'), pressInDialog('OK')),
  }),
  screen('editor-trial-expired', 'editor', editor('location'), {
    ...signedIn,
    ...open,
    answers: [
      failing(SAVES, 400, 'trial-expired', 'Maaf, tempoh percubaan percuma anda telah tamat.', { method: 'PUT' }),
    ],
    act: all(fill('Nama tempat', 'Dewan Baharu'), press('Save'), sees('Trial expired')),
  }),
  screen('editor-leave', 'editor', editor(), {
    ...signedIn,
    ...open,
    widths: [375],
    act: all(
      follow('Lokasi Majlis'),
      fill('Nama tempat', 'Dewan Baharu'),
      follow('Kembali ke senarai bahagian'),
      follow(/^Kembali$/),
      seesDialog,
    ),
  }),
  screen('editor-trial', 'editor', editor('location'), { ...signedIn, answers: [unpaidFor(6.5)] }),
  screen('editor-expired', 'editor', editor('location'), { ...signedIn, answers: [unpaidFor(9)] }),
  screen('editor-loading', 'editor', editor(), { ...signedIn, ...loading, answers: [silent(CARD)] }),
  screen('editor-error', 'editor', editor(), { ...signedIn, answers: [cut(CARD)] }),
  screen('editor-not-yours', 'editor', (w) => `/invitation/form/${w.paid.invitationId}`, signedIn),
  screen('editor-not-found', 'editor', `/invitation/form/${UNKNOWN_ID}`, signedIn),
  screen('editor-signed-out', 'editor', `/invitation/form/${UNKNOWN_ID}`),

  // The seller's pages.
  screen('admin-not-yours', 'admin', '/admin', signedIn),
  screen('admin-signed-out', 'admin', '/admin'),
  screen('admin-error', 'admin', '/admin', { ...asSeller, answers: [cut('**/user/profile')] }),
  screen('admin-entry', 'profile', (w) => `/user/profile/${w.seller.userId}`, asSeller),
  screen('admin-today', 'admin', '/admin', asSeller),
  screen('admin-today-quiet', 'admin', '/admin', {
    ...asSeller,
    answers: [changed(ADMIN_TODAY, nothingToDo)],
  }),
  screen('admin-today-busy', 'admin', '/admin', {
    ...asSeller,
    answers: [changed(ADMIN_TODAY, busyDay)],
    act: press('Lihat semua 7 bayaran'),
  }),
  screen('admin-today-loading', 'admin', '/admin', { ...asSeller, ...loading, answers: [silent(ADMIN_TODAY)] }),
  screen('admin-today-error', 'admin', '/admin', { ...asSeller, answers: [cut(ADMIN_TODAY)] }),
  screen('admin-shortcuts', 'admin', '/admin', {
    ...asSeller,
    ...open,
    act: all((page) => page.keyboard.press('?'), seesDialog),
  }),
  screen('admin-orders', 'adminOrders', '/admin/orders', asSeller),
  screen('admin-orders-million', 'adminOrders', '/admin/orders', {
    ...asSeller,
    answers: [changed(ADMIN_ORDERS, millionOrders)],
  }),
  screen(
    'admin-orders-filtered',
    'adminOrders',
    '/admin/orders?show=outstanding&from=2026-01-01&sort=oldest',
    asSeller,
  ),
  screen('admin-orders-no-matches', 'adminOrders', '/admin/orders?q=0190+44&show=trial', asSeller),
  screen('admin-orders-beyond', 'adminOrders', '/admin/orders?page=400', asSeller),
  screen('admin-orders-empty', 'adminOrders', '/admin/orders', {
    ...asSeller,
    answers: [changed(ADMIN_ORDERS, noOrders)],
  }),
  screen('admin-orders-loading', 'adminOrders', '/admin/orders', {
    ...asSeller,
    ...loading,
    answers: [silent(ADMIN_ORDERS)],
  }),
  screen('admin-orders-error', 'adminOrders', '/admin/orders', { ...asSeller, answers: [cut(ADMIN_ORDERS)] }),
  screen('admin-order', 'adminOrder', adminOrder('paid'), asSeller),
  screen('admin-order-part-paid', 'adminOrder', adminOrder('standard'), asSeller),
  screen('admin-order-unpaid', 'adminOrder', adminOrder('couple'), asSeller),
  screen('admin-order-credit', 'adminOrder', adminOrder('paid'), {
    ...asSeller,
    answers: [changed(ADMIN_ORDER, adminOrderWithCredit)],
  }),
  screen('admin-order-overpay', 'adminOrder', adminOrder('standard'), {
    ...asSeller,
    ...open,
    act: all(fill('Jumlah (RM)', '383'), press(/^Rekod RM 383/), seesDialog),
  }),
  screen('admin-order-payment-refused', 'adminOrder', adminOrder('couple'), {
    ...asSeller,
    act: all(fill('Jumlah (RM)', 'seratus'), press(/^Rekod/), sees('Sila masukkan nombor bulat')),
  }),
  screen('admin-order-reverse', 'adminOrder', adminOrder('standard'), {
    ...asSeller,
    ...open,
    act: all(press(/^Batalkan bayaran RM/), seesDialog),
  }),
  screen('admin-order-return', 'adminOrder', adminOrder('paid'), {
    ...asSeller,
    ...open,
    act: all(press(/^Kad cetak A6: Pulangkan/), seesDialog),
  }),
  screen('admin-order-return-required', 'adminOrder', adminOrder('paid'), {
    ...asSeller,
    ...open,
    act: all(press(/^Kad cetak A6: Pulangkan/), pressInDialog('Pulangkan'), sees('Required')),
  }),
  screen('admin-order-delete', 'adminOrder', adminOrder('paid'), {
    ...asSeller,
    ...open,
    act: all(press('Padam data'), seesDialog),
  }),
  screen('admin-order-delete-refused', 'adminOrder', adminOrder('paid'), {
    ...asSeller,
    ...open,
    act: all(
      press('Padam data'),
      fill(/^Taip e-mel pelanggan/, 'orang.lain@example.com'),
      pressInDialog('Padam data'),
      sees(/tidak sah|Sila semak|e-mel/),
    ),
  }),
  screen('admin-order-loading', 'adminOrder', adminOrder('paid'), {
    ...asSeller,
    ...loading,
    answers: [silent(ADMIN_ORDER)],
  }),
  screen('admin-order-error', 'adminOrder', adminOrder('paid'), { ...asSeller, answers: [cut(ADMIN_ORDER)] }),
  screen('admin-order-not-found', 'adminOrder', `/admin/orders/${UNKNOWN_ID}`, asSeller),
  screen('admin-content', 'adminContent', adminContent('couple'), asSeller),
  screen('admin-content-empty', 'adminContent', adminContent('standard'), asSeller),
  screen('admin-content-hide', 'adminContent', adminContent('couple'), {
    ...asSeller,
    ...open,
    act: all(press(/^Sembunyikan ucapan/), pressInDialog('Sembunyikan'), sees('Required')),
  }),
  screen('admin-content-remove', 'adminContent', adminContent('couple'), {
    ...asSeller,
    ...open,
    act: all(press(/^Buang gambar 1/), seesDialog),
  }),
  screen('admin-content-moderated', 'adminContent', adminContent('couple'), {
    ...asSeller,
    answers: [changed(ADMIN_CONTENT, moderated)],
  }),
  screen('admin-content-loading', 'adminContent', adminContent('couple'), {
    ...asSeller,
    ...loading,
    answers: [silent(ADMIN_CONTENT)],
  }),
  screen('admin-content-error', 'adminContent', adminContent('couple'), { ...asSeller, answers: [cut(ADMIN_CONTENT)] }),
  screen('admin-content-not-found', 'adminContent', `/admin/orders/${UNKNOWN_ID}/content`, asSeller),
  screen('admin-designs', 'adminDesigns', '/admin/designs', asSeller),
  screen('admin-designs-sort', 'adminDesigns', '/admin/designs', { ...asSeller, act: press('Susun') }),
  screen('admin-designs-create', 'adminDesigns', '/admin/designs', {
    ...asSeller,
    ...open,
    act: all(press('Rekaan baharu'), seesDialog),
  }),
  screen('admin-designs-loading', 'adminDesigns', '/admin/designs', {
    ...asSeller,
    ...loading,
    answers: [silent(ADMIN_DESIGNS)],
  }),
  screen('admin-designs-error', 'adminDesigns', '/admin/designs', { ...asSeller, answers: [cut(ADMIN_DESIGNS)] }),
  screen('admin-design', 'adminDesign', '/admin/designs/cv0004', asSeller),
  screen('admin-design-colours', 'adminDesign', '/admin/designs/cv0004', { ...asSeller, act: choose('Warna lain') }),
  screen('admin-design-loading', 'adminDesign', '/admin/designs/cv0004', {
    ...asSeller,
    ...loading,
    answers: [silent(ADMIN_DESIGN)],
  }),
  screen('admin-design-error', 'adminDesign', '/admin/designs/cv0004', { ...asSeller, answers: [cut(ADMIN_DESIGN)] }),
  screen('admin-design-not-found', 'adminDesign', '/admin/designs/cv9999', asSeller),
  screen('admin-figures', 'adminFigures', '/admin/figures?days=7', asSeller),
  screen('admin-figures-year', 'adminFigures', '/admin/figures?days=365', asSeller),
  screen('admin-figures-busy', 'adminFigures', '/admin/figures?from=2026-09-01&to=2026-09-30', {
    ...asSeller,
    answers: [changed(FIGURES, busyMonth), changed(DESIGN_SALES, bestSellers)],
    act: press('Lihat semua 7 rekaan'),
  }),
  screen('admin-figures-tables', 'adminFigures', '/admin/figures?from=2026-09-01&to=2026-09-30', {
    ...asSeller,
    answers: [changed(FIGURES, busyMonth)],
    act: async (page) => {
      for (const table of await page.getByText('Lihat sebagai jadual').all()) await table.click();
    },
  }),
  screen('admin-figures-crashes', 'adminFigures', '/admin/figures', {
    ...asSeller,
    answers: [changed(CRASHES, someCrashes)],
    act: async (page) => {
      await page.locator('summary').filter({ hasText: 'Kad tetamu' }).first().click();
    },
  }),
  screen('admin-figures-designs-error', 'adminFigures', '/admin/figures', {
    ...asSeller,
    answers: [cut(DESIGN_SALES)],
  }),
  screen('admin-figures-refused', 'adminFigures', '/admin/figures?from=2026-12-31&to=2020-01-01', asSeller),
  screen('admin-figures-loading', 'adminFigures', '/admin/figures', {
    ...asSeller,
    ...loading,
    answers: [silent(FIGURES)],
  }),
  screen('admin-figures-error', 'adminFigures', '/admin/figures', { ...asSeller, answers: [cut(FIGURES)] }),
  screen('admin-audit', 'adminAudit', '/admin/audit', asSeller),
  screen('admin-audit-empty', 'adminAudit', '/admin/audit?kind=design&subject=cv9999', asSeller),
  screen('admin-audit-loading', 'adminAudit', '/admin/audit', { ...asSeller, ...loading, answers: [silent(AUDIT)] }),
  screen('admin-audit-error', 'adminAudit', '/admin/audit', { ...asSeller, answers: [cut(AUDIT)] }),

  // The guests' page.
  ...['cv0001', 'cv0002', 'cv0003', 'cv0004', 'cv0005', 'cv0006'].map((design) =>
    screen(`guest-cover-${design}`, 'guest', `/invitation/view/sample_${design}/sample`, open),
  ),
  screen('guest-sample', 'guest', '/invitation/view/sample_cv0002/sample', { act: openCard }),
  screen('guest-sample-english', 'guest', '/invitation/view/sample_cv0005/sample?language=english', { act: openCard }),
  screen('guest-convoy', 'guest', (world) => `${card('couple')(world)}/rombongan`),
  screen('guest-cover', 'guest', card('couple'), open),
  screen('guest-card', 'guest', card('couple'), { act: openCard }),
  screen('guest-cover-two-couples', 'guest', card('paid'), open),
  screen('guest-card-english', 'guest', card('paid'), { act: openCard }),
  screen('guest-card-standard', 'guest', card('standard'), { act: openCard }),
  screen('guest-rsvp', 'guest', card('couple'), { ...open, act: openSheet('RSVP') }),
  screen('guest-rsvp-error', 'guest', card('couple'), {
    ...open,
    act: all(openSheet('RSVP'), pressInDialog('Hantar')),
  }),
  screen('guest-rsvp-away', 'guest', card('couple'), {
    ...open,
    answers: [cut('**/api/wish/add')],
    act: all(
      openSheet('RSVP'),
      fill('Nama tuan/puan', 'Mak Teh'),
      take('Tidak hadir'),
      pressInDialog('Hantar'),
      sees('Cuba lagi'),
    ),
  }),
  screen('guest-rsvp-full', 'guest', card('full'), { ...open, act: openSheet('RSVP') }),
  screen('guest-card-closed', 'guest', card('closed'), { act: openCard }),
  screen('guest-rsvp-late', 'guest', card('late'), {
    ...open,
    act: all(openSheet('RSVP'), seesInDialog(/Jawapan sudah ditutup/)),
  }),
  screen('guest-card-late', 'guest', card('late'), { ...phone, act: openCard }),
  screen('guest-rsvp-closed', 'guest', card('couple'), {
    ...open,
    answers: [failing('**/api/wish/add', 400, 'answers-closed', ERRORS['answers-closed'].ms)],
    act: all(
      openSheet('RSVP'),
      fill('Nama tuan/puan', 'Mak Teh'),
      take('Tidak hadir'),
      pressInDialog('Hantar'),
      sees(ERRORS['answers-closed'].ms),
    ),
  }),
  screen('guest-rsvp-remove', 'guest', SAMPLE, {
    ...open,
    act: all(reopensSample, pressInDialog('Padam jawapan ini'), seesInDialog('Ya, padam')),
  }),
  screen('guest-rsvp-stored', 'guest', SAMPLE, {
    ...open,
    ...phone,
    act: all(reopensSample, seesInDialog('Padam jawapan ini')),
  }),
  screen('guest-contacts', 'guest', card('couple'), { ...open, act: openSheet('Hubungi') }),
  screen('guest-calendar', 'guest', card('couple'), { ...open, act: openSheet('Kalendar') }),
  screen('guest-location', 'guest', card('couple'), { ...open, act: openSheet('Lokasi') }),
  screen('guest-gift', 'guest', card('couple'), { ...open, act: openSheet('Hadiah') }),
  screen('guest-print', 'guest', card('couple'), {
    ...open,
    act: all(openSheet('Lokasi'), pressInDialog(/^Cetak satu halaman/)),
  }),
  screen('guest-large-text', 'guest', card('couple'), {
    act: all(openCard, press('Saiz tulisan'), press('Saiz tulisan')),
  }),
  screen('guest-kaut', 'guest', card('couple'), {
    ...open,
    act: all(openSheet('Hadiah'), pressInDialog(/Lihat akaun/)),
  }),
  screen('guest-kaut-two', 'guest', card('late'), {
    ...open,
    act: all(openSheet('Hadiah'), pressInDialog(/Lihat akaun/)),
  }),
  screen('guest-gift-detail', 'guest', card('couple'), {
    ...open,
    act: all(openSheet('Hadiah'), pressInDialog(/Seterika/)),
  }),
  screen('guest-gift-form', 'guest', card('couple'), {
    ...open,
    act: all(
      openSheet('Hadiah'),
      pressInDialog(/Seterika/),
      pressInDialog('Tempah hadiah ini'),
      pressInDialog('Tempah'),
      sees('Sila isi nama tuan/puan.'),
    ),
  }),
  screen('guest-gift-taken', 'guest', card('couple'), {
    ...open,
    answers: [failing('**/api/gift/reserve', 409, 'already-reserved', 'Hadiah ini telah ditempah.')],
    act: all(
      openSheet('Hadiah'),
      pressInDialog(/Seterika/),
      pressInDialog('Tempah hadiah ini'),
      fill('Nama tuan/puan', 'Mak Teh'),
      pressInDialog('Tempah'),
      sees(/tetamu lain telah menempah/),
    ),
  }),
  screen('guest-gift-booked', 'guest', SAMPLE, {
    ...open,
    act: all(
      openSheet('Hadiah'),
      (page) => page.getByRole('dialog').locator('.g:not(.taken)').first().click(),
      pressInDialog('Tempah hadiah ini'),
      fill('Nama tuan/puan', 'Mak Teh'),
      pressInDialog('Tempah'),
      sees('Hadiah telah ditempah'),
    ),
  }),
  screen('guest-place-photo', 'guest', card('couple'), {
    ...open,
    act: all(openCard, press('Dekatkan foto: Pintu 2, sebelah stesen minyak'), seesDialog),
  }),
  screen('guest-photo', 'guest', card('couple'), {
    ...open,
    act: all(openCard, press('Besarkan foto 1'), seesDialog),
  }),
  screen('guest-card-album', 'guest', card('album'), { act: all(toAlbum, sees(/^Lihat semua/)) }),
  screen('guest-album-sample', 'guest', SAMPLE, { ...open, act: openAlbum }),
  screen('guest-album-share', 'guest', card('album'), { ...open, act: openAlbum }),
  screen('guest-album-own', 'guest', card('album'), { ...open, act: openOwnAlbum }),
  screen('guest-album-own-photo', 'guest', card('album'), {
    ...open,
    act: all(openOwnAlbum, pressInDialog(/Menunggu semakan/), pressInDialog('Buang gambar ini')),
  }),
  screen('guest-album-waiting', 'guest', card('album'), {
    ...open,
    answers: [cut(ALBUM_ANNOUNCED, 'POST'), cut(ALBUM_PIECES)],
    act: all(openAlbum, choosesPhotos, seesInDialog(/^Tiada talian/)),
  }),
  screen('guest-album-refused', 'guest', card('album'), {
    ...open,
    answers: [failing(ALBUM_ANNOUNCED, 400, 'album-closed', ERRORS['album-closed'].ms, { method: 'POST' })],
    act: all(openAlbum, choosesPhotos, seesInDialog('Cuba lagi')),
  }),
  screen('guest-album-all', 'guest', card('album'), {
    ...open,
    act: all(toLoadedAlbum, press('Lihat semua'), seesDialog),
  }),
  screen('guest-album-photo', 'guest', card('album'), {
    ...open,
    act: all(toAlbum, press('Gambar oleh Mak Teh Rohana'), seesInDialog(/daripada 4/)),
  }),
  screen('guest-album-failed', 'guest', card('album'), {
    ...phone,
    answers: [cut(ALBUM_PHOTOS)],
    act: all(toAlbum, sees(/^Gambar belum dapat dimuatkan/)),
  }),
  screen('guest-calendar-in-app', 'guest', card('couple'), {
    ...open,
    ...phone,
    act: all(
      (page) =>
        page.evaluate(() => {
          Object.defineProperty(navigator, 'userAgent', { value: 'Mobile/15E148 Instagram 340.0' });
        }),
      openSheet('Kalendar'),
      sees(/buka jemputan ini di Chrome/),
    ),
  }),
  screen('guest-card-bare', 'guest', card('empty'), { act: openCard }),
  screen('guest-no-script', 'guest', card('couple'), { script: false }),
  screen('guest-not-found', 'guest', `/invitation/view/${UNKNOWN_ID}/jemputan`),

  // The page of a family's link.
  screen('personal-cover', 'guest', personal('silent'), open),
  screen('personal-cover-long', 'guest', personal('long'), open),
  screen('personal-cover-english', 'guest', personal('english'), open),
  screen('personal-card', 'guest', personal('silent'), { answers: [closesOn(AHEAD)], act: openCard }),
  screen('personal-card-answered', 'guest', personal('coming'), { ...phone, act: openCard }),
  screen('personal-card-closed', 'guest', personal('silent'), {
    ...phone,
    answers: [closesOn(BEFORE)],
    act: all(openCard, sees(/Jawapan diterima selewat-lewatnya 31 Januari/)),
  }),
  screen('personal-rsvp', 'guest', personal('silent'), {
    ...open,
    answers: [closesOn(AHEAD)],
    act: all(openSheet('RSVP'), seesInDialog(/Jawab selewat-lewatnya/)),
  }),
  screen('personal-rsvp-all-seats', 'guest', personal('silent'), {
    ...open,
    act: all(
      openSheet('RSVP'),
      pressInDialog('Tambah: Dewasa'),
      pressInDialog('Tambah: Kanak-kanak'),
      seesInDialog('Perlu lebih?'),
    ),
  }),
  screen('personal-rsvp-maybe', 'guest', personal('silent'), {
    ...open,
    answers: [closesOn(AHEAD)],
    act: all(openCard, press('Belum pasti'), seesInDialog('Tidak mengapa')),
  }),
  screen('personal-rsvp-no', 'guest', personal('silent'), {
    ...open,
    act: all(openCard, press('Maaf, tidak dapat hadir'), seesDialog),
  }),
  screen('personal-rsvp-stored', 'guest', personal('coming'), {
    ...open,
    act: all(openSheet('RSVP'), seesInDialog('Padam jawapan ini')),
  }),
  screen('personal-rsvp-stored-maybe', 'guest', personal('maybe'), {
    ...open,
    ...phone,
    act: all(openSheet('RSVP'), seesInDialog('Padam jawapan ini')),
  }),
  screen('personal-rsvp-stored-no', 'guest', personal('no'), {
    ...open,
    ...phone,
    act: all(openSheet('RSVP'), seesInDialog('Padam jawapan ini')),
  }),
  screen('personal-rsvp-english', 'guest', personal('english'), {
    ...open,
    answers: [closesOn(AHEAD)],
    act: all(openSheet('RSVP'), seesInDialog(/can change it until/)),
  }),
  screen('personal-rsvp-remove', 'guest', personal('coming'), {
    ...open,
    act: all(openSheet('RSVP'), pressInDialog('Padam jawapan ini'), seesInDialog('Ya, padam')),
  }),
  // The same answer again: the world stays as it is.
  screen('personal-rsvp-thanks', 'guest', personal('long'), {
    ...open,
    act: all(openSheet('RSVP'), pressInDialog('Simpan perubahan'), seesInDialog('Tulis ucapan')),
  }),
  screen('personal-rsvp-full', 'guest', personal('full'), {
    ...open,
    act: all(openSheet('RSVP'), seesInDialog(/Tempat majlis telah penuh/)),
  }),
  screen('personal-rsvp-closed', 'guest', personal('silent'), {
    ...open,
    answers: [closesOn(BEFORE)],
    act: all(openSheet('RSVP'), seesInDialog('Senarai Telah Ditutup')),
  }),
  screen('personal-rsvp-closed-coming', 'guest', personal('coming'), {
    ...open,
    answers: [closesOn(BEFORE)],
    act: all(openSheet('RSVP'), seesInDialog('Beritahu')),
  }),
  screen('personal-rsvp-offline', 'guest', personal('silent'), {
    ...open,
    answers: [cut(FAMILY_ANSWER, 'PUT')],
    act: all(
      openSheet('RSVP'),
      seesInDialog('Dewasa'),
      goOffline,
      pressInDialog('Hantar'),
      seesInDialog(/Belum dihantar, tiada internet/),
    ),
  }),
  screen('personal-rsvp-refused', 'guest', personal('silent'), {
    ...open,
    answers: [failing(FAMILY_ANSWER, 400, 'limit-reached', 'Hanya tinggal 1 tempat', { method: 'PUT' })],
    act: all(openSheet('RSVP'), pressInDialog('Hantar'), seesInDialog('Hanya tinggal 1 tempat')),
  }),
  screen('personal-rsvp-loading', 'guest', personal('silent'), {
    ...open,
    answers: [silent(BY_LINK)],
    act: all(openSheet('RSVP'), seesInDialog('Memuatkan jawapan…')),
  }),
  screen('personal-rsvp-failed', 'guest', personal('silent'), {
    ...open,
    answers: [cut(BY_LINK)],
    act: all(openSheet('RSVP'), seesInDialog('Cuba lagi')),
  }),
  screen('personal-card-sessions', 'guest', personal('sessions'), {
    ...phone,
    act: all(openCard, sees('Masjid Putra')),
  }),
  screen('personal-card-akad', 'guest', personal('akadOnly'), { ...phone, act: openCard }),
  screen('personal-rsvp-sessions', 'guest', personal('sessions'), {
    ...open,
    act: all(openSheet('RSVP'), seesInDialog('Akad nikah')),
  }),
  screen('personal-rsvp-sessions-stored', 'guest', personal('sessionsAnswered'), {
    ...open,
    act: all(openSheet('RSVP'), seesInDialog('Padam jawapan ini')),
  }),
  screen('personal-rsvp-sessions-added', 'guest', personal('sessionsAdded'), {
    ...open,
    act: all(
      openSheet('RSVP'),
      pressInDialog('Simpan perubahan'),
      seesInDialog('Sila pilih jawapan untuk Akad nikah.'),
    ),
  }),
  screen('personal-rsvp-sessions-thanks', 'guest', personal('sessionsAnswered'), {
    ...open,
    act: all(openSheet('RSVP'), pressInDialog('Simpan perubahan'), seesInDialog('Tulis ucapan')),
  }),
  screen('personal-calendar-sessions', 'guest', personal('sessions'), {
    ...open,
    act: all(openCard, sees('Masjid Putra'), press('Kalendar'), seesInDialog('Akad nikah')),
  }),
  screen('personal-no-script', 'guest', personal('silent'), { script: false }),
  screen('personal-not-found', 'guest', '/i/0123456789Ab'),

  // The pages of secret links.
  ...LINK_SCREENS,
  ...DOOR_SCREENS,
  ...COUPLE_ALBUM_SCREENS,
];
