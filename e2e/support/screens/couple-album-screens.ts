import type {
  CoupleAlbum,
  CoupleAlbumPhoto,
  WallView,
  WholePhotoState,
} from '../../../shared/src/album/album.types.ts';
import type { AdminAlbum } from '../../../shared/src/admin/content.types.ts';
import { WEDDING_YEAR } from '../../fixtures/weddings.ts';
import { all, fill, press, pressInDialog, sees, seesDialog, seesInDialog } from './acts.ts';
import { answering, cut, failing, silent } from './answers.ts';
import { screen, type Screen } from './screen.ts';
import type { World } from './world.ts';

const OWN = '**/api/album/own/**';
const WALL = '**/api/wall/photos';
const ADMIN_ALBUM = '**/api/admin/order/*/album**';
const NAMES = [
  'Mak Teh Rohana',
  '',
  'Keluarga Dato’ Seri Haji Mohd Zulkarnain bin Abdul Kadir',
  'Faris',
  'Kak Long & Abang Man',
];

function photos(count: number, state: WholePhotoState): CoupleAlbumPhoto[] {
  return Array.from({ length: count }, (_, i) => {
    const file = `/design/cover-image/cv${String((i % 6) + 1).padStart(4, '0')}`;
    return {
      _id: `6500000000000000000001${String(i).padStart(2, '0')}`,
      name: NAMES[i % NAMES.length] ?? '',
      width: 1280,
      height: 1920,
      at: `${WEDDING_YEAR}-02-13T0${9 - (i % 9)}:12:00.000Z`,
      pictures: { small: file, medium: file, large: file },
      state,
      bytes: 3_400_000,
    };
  });
}

const album = (more: Partial<CoupleAlbum> = {}) =>
  answering(OWN, {
    on: true,
    time: 'open',
    opens: `${WEDDING_YEAR}-02-13T03:00:00.000Z`,
    closes: `${WEDDING_YEAR}-04-14T03:00:00.000Z`,
    counts: { waiting: 0, approved: 0, hidden: 0 },
    bytes: 0,
    wallLink: '',
    photos: [],
    next: null,
    ...more,
  } satisfies CoupleAlbum);

const FULL = {
  counts: { waiting: 214, approved: 1_308, hidden: 12 },
  bytes: 5_214_000_000,
  wallLink: '/w/bbvJMzLjb4xX',
} as const;
const many = album({ ...FULL, photos: photos(60, 'waiting'), next: '650000000000000000000160' });

const view =
  (who: 'couple' | 'standard', state = '') =>
  (world: World) =>
    `/invitation-order/view/invitation-details/${world[who].orderId}?album${state}`;
const couple = (name: string, state: string, options: Parameters<typeof screen>[3]): Screen =>
  screen(`order-album-${name}`, 'orderView/invitation-details', view('couple', state), { as: 'couple', ...options });

const wallView = (more: Partial<WallView> = {}) =>
  answering(WALL, {
    names: 'Syafiqah & Ra’if',
    language: 'malay',
    time: 'open',
    link: '/k/syafiqah-raif',
    count: 1_308,
    photos: photos(5, 'approved'),
    ...more,
  } satisfies WallView);
/** The page is the same for every link. */
const wall = (name: string, options: Parameters<typeof screen>[3]): Screen =>
  screen(`wall-${name}`, 'guest', '/w/bbvJMzLjb4xX', { dialog: true, ...options });

/** The couple's album, the hall's screen and what the seller sees of an album. */
export const COUPLE_ALBUM_SCREENS: readonly Screen[] = [
  couple('start', '', { answers: [album({ on: false, time: 'before' })], act: sees('Hidupkan album') }),
  couple('before', '', { answers: [album({ time: 'before' })], act: sees('Tiada gambar yang menunggu') }),
  couple('no-day', '', {
    answers: [album({ time: 'before', opens: null, closes: null })],
    act: sees('Isi tarikh'),
  }),
  couple('waiting', '', { answers: [many], act: sees('1–60 daripada 214') }),
  couple('selected', '', {
    answers: [many],
    act: all((page) => page.getByRole('checkbox', { name: 'Pilih semua di sini' }).check(), sees('60 dipilih')),
  }),
  couple('photo', '', { dialog: true, answers: [many], act: all(press(/^Lihat gambar Keluarga/), seesDialog) }),
  couple('delete', '', {
    dialog: true,
    answers: [many],
    act: all(press(/^Lihat gambar Mak Teh/), pressInDialog('Padam'), seesInDialog(/dipadam selama-lamanya/)),
  }),
  couple('all-done', '', {
    answers: [album({ ...FULL, counts: { ...FULL.counts, waiting: 0 } })],
    act: sees(/^Semua gambar sudah disemak/),
  }),
  couple('approved', '=approved', {
    answers: [album({ ...FULL, photos: photos(8, 'approved') })],
    act: sees('Skrin dewan'),
  }),
  couple('none-approved', '=approved', {
    answers: [album({ ...FULL, counts: { waiting: 214, approved: 0, hidden: 0 } })],
    act: sees('Semak 214 gambar'),
  }),
  couple('none-hidden', '=hidden', { answers: [album(FULL)], act: sees('Tiada gambar yang disembunyikan') }),
  couple('over-and-off', '', {
    answers: [album({ ...FULL, on: false, time: 'over', counts: { waiting: 0, approved: 40, hidden: 0 } })],
    act: sees(/^Album dimatikan\. Hidupkan/),
  }),
  couple('archive', '', {
    dialog: true,
    answers: [
      many,
      answering('**/api/album/archive', {
        parts: [500, 500, 308].map((count, i) => ({
          part: i + 1,
          photos: count,
          bytes: count * 3_400_000,
          link: `/api/album/archive/${i}`,
        })),
      }),
    ],
    act: all(press('Muat turun semua'), pressInDialog('Sediakan'), seesInDialog('Bahagian 3 daripada 3')),
  }),
  couple('wall-revoke', '', {
    dialog: true,
    answers: [many],
    act: all(press('Tarik balik'), seesInDialog(/^Skrin berhenti/)),
  }),
  couple('refused', '', {
    dialog: true,
    answers: [many, failing('**/api/album/decided', 503, 'unavailable', 'Perkhidmatan tidak tersedia buat sementara.')],
    act: all(press(/^Lihat gambar Mak Teh/), pressInDialog('Luluskan'), sees(/^Perkhidmatan tidak tersedia/)),
  }),
  couple('loading', '', { busy: true, answers: [silent(OWN)], act: sees('Album tetamu') }),
  couple('error', '', { answers: [cut(OWN)], act: sees(/^Album tidak dapat dimuatkan/) }),
  screen('order-album-locked', 'orderView/invitation-details', view('standard'), {
    as: 'standard',
    act: sees('Album ada dalam RSVP Premium'),
  }),
  wall('showing', { answers: [wallView()], act: sees('Gambar daripada Mak Teh Rohana') }),
  wall('waiting', { answers: [wallView({ photos: [], count: 0 })], act: sees('Gambar pertama akan muncul di sini') }),
  wall('before', {
    answers: [wallView({ photos: [], count: 0, time: 'before' })],
    act: sees('Album dibuka apabila majlis bermula'),
  }),
  wall('english', {
    answers: [wallView({ language: 'english', names: 'Nur Aisyah Humaira & Muhammad Danial Hakimi' })],
    act: sees('Share your photos'),
  }),
  wall('unknown', {
    answers: [failing(WALL, 404, 'not-found', 'Not found')],
    act: sees('Pautan skrin ini tidak berfungsi lagi'),
  }),
  wall('opening', { busy: true, answers: [silent(WALL)], act: sees('Membuka album') }),
  screen('admin-content-album', 'adminContent', (world) => `/admin/orders/${world.couple.orderId}/content`, {
    as: 'seller',
    answers: [
      answering(ADMIN_ALBUM, {
        photos: [...photos(4, 'waiting'), ...photos(9, 'approved').slice(4)].map((photo) => ({
          ...photo,
          imageUrl: photo._id,
        })),
        count: 1_534,
        next: '650000000000000000000109',
      } satisfies AdminAlbum),
    ],
    act: sees('Yang lebih lama'),
  }),
  screen('admin-content-album-remove', 'adminContent', (world) => `/admin/orders/${world.couple.orderId}/content`, {
    as: 'seller',
    dialog: true,
    answers: [
      answering(ADMIN_ALBUM, {
        photos: photos(3, 'approved').map((photo) => ({ ...photo, imageUrl: photo._id })),
        count: 3,
        next: null,
      } satisfies AdminAlbum),
    ],
    act: all(press(/^Buang gambar 1: Album tetamu/), seesDialog, fill('Sebab', 'Gambar tidak sesuai')),
  }),
];
