import { all, fill, inEnglish, press, pressInDialog, sees, seesDialog, seesInDialog } from './acts.ts';
import { changed, cut, failing, silent } from './answers.ts';
import { screen, type Screen } from './screen.ts';
import type { World } from './world.ts';

const helper = ({ links }: World) => links.helper;
const caterer = ({ links }: World) => links.caterer;
const guestList = ({ couple }: World) => `/invitation-order/view/guests/${couple.orderId}`;
const BRANCH = '**/api/helper/branch';
const SUMMARY = '**/api/caterer/summary';
const open = { dialog: true } as const;
const loading = { busy: true } as const;
const signedIn = { as: 'couple' } as const;
const quota = (seats: number) => changed(BRANCH, (text) => text.replace('"quota":40', `"quota":${seats}`));
const typed = fill('Nama keluarga', 'Rombongan Kg. Losong');
const onePersonMore = press(/^Tambah Berapa orang/);
/** The figures after the closing date. */
const closed = changed(SUMMARY, (text) =>
  text
    .replace(/"countedAt":"[^"]+"/, '"countedAt":"2026-11-29T01:10:00.000Z"')
    .replace('"closesOn":null', '"closesOn":"2026-11-28"'),
);
const helperLink = all(press(/^Senarai Mak/), press(/^Pautan pembantu/), seesDialog);

/** The pages of a helper link and of the caterer's link, and where the couple make them. */
export const LINK_SCREENS: readonly Screen[] = [
  screen('helper', 'link', helper),
  screen('helper-english', 'link', helper, { act: all(inEnglish, sees(/^Welcome, /)) }),
  screen('helper-typing', 'link', helper, { act: all(typed, sees('Pada kad: Khas buat')) }),
  screen('helper-nearly-full', 'link', helper, { answers: [quota(26)] }),
  screen('helper-full', 'link', helper, {
    answers: [quota(24)],
    act: all(typed, onePersonMore, onePersonMore, sees(/^Minta \d tempat lagi/)),
  }),
  screen('helper-empty', 'link', helper, {
    answers: [
      changed(BRANCH, (text) => text.replace(/"families":\[.*\]/, '"families":[]').replace(/"seats":23/, '"seats":0')),
    ],
  }),
  screen('helper-offline', 'link', helper, {
    answers: [cut('**/api/helper/add')],
    act: all(typed, press(/^Tambah$/), sees('Menunggu talian')),
  }),
  screen('helper-refused', 'link', helper, {
    answers: [failing('**/api/helper/add', 400, 'limit-reached', 'Hanya tinggal 1 tempat dalam senarai ini.')],
    act: all(typed, press(/^Tambah$/), sees(/Tidak dapat ditambah/)),
  }),
  screen('helper-menu', 'link', helper, { ...open, act: all(press(/^Pilihan untuk/), seesDialog) }),
  screen('helper-edit', 'link', helper, {
    ...open,
    act: all(press(/^Pilihan untuk/), pressInDialog('Ubah'), sees('Ubah keluarga')),
  }),
  screen('helper-sent', 'link', helper, {
    ...open,
    // Stored, the other screens of the branch would ask as well.
    answers: [silent('**/api/helper/chat')],
    act: all(press(/^Hantar Jiran/), seesInDialog(/^Sudah dihantar kepada/)),
  }),
  screen('helper-loading', 'link', helper, { ...loading, answers: [silent(BRANCH)] }),
  screen('helper-error', 'link', helper, { answers: [cut(BRANCH)] }),
  screen('helper-gone', 'link', '/h/0123456789Ab'),
  screen('caterer', 'link', caterer),
  screen('caterer-english', 'link', caterer, { act: all(inEnglish, sees('Guest figures for the caterer')) }),
  screen('caterer-final', 'link', caterer, { answers: [closed] }),
  screen('caterer-totals-alone', 'link', caterer, {
    answers: [changed(SUMMARY, (text) => text.replace(/"branches":\[.*\]/, '"branches":null'))],
  }),
  screen('caterer-loading', 'link', caterer, { ...loading, answers: [silent(SUMMARY)] }),
  screen('caterer-error', 'link', caterer, { answers: [cut(SUMMARY)] }),
  screen('caterer-gone', 'link', '/c/0123456789Ab'),
  screen('order-guests-helper-link', 'orderView/guests', guestList, { ...signedIn, ...open, act: helperLink }),
  screen('order-guests-helper-link-none', 'orderView/guests', guestList, {
    ...signedIn,
    ...open,
    act: all(press(/^Pihak lelaki/), press(/^Pautan pembantu/), seesInDialog('Buat pautan')),
  }),
  screen('order-guests-helper-link-revoke', 'orderView/guests', guestList, {
    ...signedIn,
    ...open,
    act: all(helperLink, pressInDialog('Tarik balik'), seesInDialog('Tarik balik pautan ini?')),
  }),
  screen('order-guests-caterer-link', 'orderView/guests', guestList, {
    ...signedIn,
    ...open,
    act: all(press(/^Untuk katering/), pressInDialog('Kod QR'), seesDialog),
  }),
];
