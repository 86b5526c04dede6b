import { all, fill, goOffline, press, sees } from './acts.ts';
import { cut, failing, silent } from './answers.ts';
import { screen, type Screen } from './screen.ts';
import type { World } from './world.ts';

const LIST = '**/api/door/list';
const door = (world: World) => world.door;
const START = 'Mula menyambut';
const start = all(fill('Nama pembantu', 'Amir'), press(START), sees('sudah sampai'));
const search = (text: string) => all(start, fill('Cari tetamu', text));
/** Shows the window: its parts scroll by themselves. */
const app = { dialog: true } as const;

/** The check-in at the door. */
export const DOOR_SCREENS: readonly Screen[] = [
  screen('door-start', 'guest', door, { ...app, act: sees(START) }),
  screen('door-home', 'guest', door, { ...app, act: start }),
  screen('door-search', 'guest', door, { ...app, act: all(search('nurhaliza'), sees('Tiada dalam senarai')) }),
  screen('door-no-hit', 'guest', door, { ...app, act: all(search('zzz'), sees('Tiada “zzz”')) }),
  screen('door-family', 'guest', door, {
    ...app,
    act: all(search('zulkarnain'), press(/Zulkarnain/), sees('Sambut 6')),
  }),
  screen('door-family-more', 'guest', door, {
    ...app,
    act: all(
      search('pak long'),
      press(/Pak Long/),
      press('Tambah Dewasa'),
      press('Tambah Kanak-kanak'),
      sees('2 lebih'),
    ),
  }),
  screen('door-walk-in', 'guest', door, {
    ...app,
    act: all(search('Haji Mokhtar'), press('Tiada dalam senarai'), sees('Belum tersenarai')),
  }),
  screen('door-offline', 'guest', door, {
    ...app,
    answers: [cut('**/api/door/events')],
    act: all(
      search('rohana'),
      goOffline,
      press(/Rohana/),
      press('Sambut 5'),
      press('Seterusnya'),
      sees('belum dihantar'),
    ),
  }),
  screen('door-welcome', 'guest', door, {
    ...app,
    answers: [cut('**/api/door/events')],
    act: all(search('zulkarnain'), press(/Zulkarnain/), press('Sambut 6'), sees('Selamat datang')),
  }),
  screen('door-loading', 'guest', door, { ...app, busy: true, answers: [silent(LIST)], act: sees('Membuka senarai') }),
  screen('door-failed', 'guest', door, { ...app, answers: [cut(LIST)], act: sees('Perlu internet sekali') }),
  screen('door-ended', 'guest', door, {
    ...app,
    answers: [failing(LIST, 404, 'not-found', 'Not found')],
    act: sees('Pautan ini sudah tamat'),
  }),
];
