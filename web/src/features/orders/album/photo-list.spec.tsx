/** @jest-environment ./jest.jsdom.mjs */
import type { CoupleAlbum, CoupleAlbumPhoto } from '@serikad/shared/album/album.types';
import type { OrderDetails } from '@serikad/shared/orders/order.types';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DialogsContext } from '../../../components/app-dialogs/dialogs-context.js';
import { ToastProvider } from '../../../components/ui/toast.js';
import { PhotoList } from './photo-list.js';

const photo = (_id: string): CoupleAlbumPhoto => ({
  _id,
  name: _id.toUpperCase(),
  width: 1920,
  height: 1280,
  at: '2026-12-12T04:00:00.000Z',
  pictures: { small: `/${_id}/small`, medium: `/${_id}/medium`, large: `/${_id}/large` },
  state: 'waiting',
  bytes: 1,
});
const album = (ids: string, more: Partial<CoupleAlbum> = {}): CoupleAlbum => ({
  on: true,
  time: 'open',
  opens: '2026-12-12T03:00:00.000Z',
  closes: '2027-02-10T03:00:00.000Z',
  counts: { waiting: ids.length, approved: 0, hidden: 0 },
  bytes: 1,
  wallLink: '',
  photos: [...ids].map(photo),
  next: null,
  ...more,
});
const details = { invitation: { _id: 'invitation' } } as OrderDetails;
const dialogs = {
  showMessage: () => undefined,
  showTrialExpired: () => undefined,
  showPaymentRequired: () => undefined,
  showError: () => undefined,
  closeAll: () => undefined,
};

describe('C-11 the couple’s list of photos', () => {
  const busy: boolean[] = [];
  const pages: (readonly string[])[] = [];
  const client = new QueryClient();
  const list = (shown: CoupleAlbum, cursors: readonly string[] = []) => (
    <QueryClientProvider client={client}>
      <ToastProvider>
        <DialogsContext value={dialogs}>
          <MemoryRouter>
            <PhotoList
              album={shown}
              isOther={false}
              state="waiting"
              details={details}
              cursors={cursors}
              onPage={(next) => pages.push(next)}
              onState={() => undefined}
              onBusy={(isBusy) => busy.push(isBusy)}
            />
          </MemoryRouter>
        </DialogsContext>
      </ToastProvider>
    </QueryClientProvider>
  );
  const viewed = () => document.querySelector('[data-part="album-preview"] b')?.textContent;
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));

  beforeEach(() => {
    busy.splice(0);
    pages.splice(0);
    HTMLElement.prototype.showPopover = () => undefined;
    HTMLElement.prototype.hidePopover = () => undefined;
    HTMLElement.prototype.scrollIntoView = () => undefined;
  });
  afterEach(cleanup);

  it('C-11 counts those of the selection that are still there', () => {
    const { rerender } = render(list(album('abc')));
    tick('Pilih semua di sini');
    expect(screen.getByText('3 dipilih')).toBeTruthy();
    expect(busy.at(-1)).toBe(true);
    rerender(list(album('zab')));
    expect(screen.getByText('2 dipilih')).toBeTruthy();
    rerender(list(album('z')));
    expect(screen.queryByText(/dipilih/)).toBeNull();
    expect(busy.at(-1)).toBe(false);
  });

  it('C-11 stays with the photo that is looked at when others come, and goes on when it leaves', () => {
    const { rerender } = render(list(album('abc')));
    press('Lihat gambar B');
    expect(viewed()).toBe('Daripada B');
    rerender(list(album('xyabc')));
    expect(viewed()).toBe('Daripada B');
    rerender(list(album('xyac')));
    expect(viewed()).toBe('Daripada C');
    rerender(list(album('xya')));
    expect(viewed()).toBe('Daripada A');
    rerender(list(album('')));
    expect(busy.at(-1)).toBe(false);
  });

  it('C-11 turns with the arrow keys, within the page', () => {
    render(list(album('ab')));
    press('Lihat gambar A');
    act(() => void fireEvent.keyDown(window, { key: 'ArrowRight' }));
    expect(viewed()).toBe('Daripada B');
    act(() => void fireEvent.keyDown(window, { key: 'ArrowRight' }));
    expect(viewed()).toBe('Daripada B');
    act(() => void fireEvent.keyDown(window, { key: 'ArrowLeft' }));
    expect(viewed()).toBe('Daripada A');
  });

  it('C-11 numbers the photos of guests who gave no name', () => {
    const photos = ['', 'Mak Teh', ''].map((name, at) => ({ ...photo(`p${at}`), name }));
    render(list(album('', { photos, counts: { waiting: 123, approved: 0, hidden: 0 } }), ['a', 'b']));
    const names = screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));
    expect(names.filter((name) => name !== null)).toEqual([
      'Pilih gambar tetamu, nombor 121',
      'Pilih gambar Mak Teh',
      'Pilih gambar tetamu, nombor 123',
    ]);
    expect(screen.getByRole('button', { name: 'Lihat gambar tetamu, nombor 123' })).toBeTruthy();
  });

  it('C-11 leaves the focus on the button that was pressed while the server answers', async () => {
    const original = globalThis.fetch;
    globalThis.fetch = () => new Promise(() => undefined);
    render(list(album('ab')));
    press('Lihat gambar A');
    const button = screen.getByRole('button', { name: 'Sembunyikan' });
    button.focus();
    await act(async () => {
      fireEvent.click(button);
      await Promise.resolve();
    });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    expect(button.hasAttribute('disabled')).toBe(false);
    expect(document.activeElement).toBe(button);
    expect(screen.getByRole('button', { name: 'Luluskan' }).hasAttribute('disabled')).toBe(true);
    globalThis.fetch = original;
  });

  it('C-11 leads to older photos and back, and leaves a page that has become empty', () => {
    const { rerender } = render(list(album('abc', { next: 'c', counts: { waiting: 70, approved: 0, hidden: 0 } })));
    expect(screen.getByText('1–3 daripada 70')).toBeTruthy();
    press('Yang lebih lama');
    expect(pages).toEqual([['c']]);
    rerender(list(album('de', { counts: { waiting: 62, approved: 0, hidden: 0 } }), ['c']));
    expect(screen.getByText('61–62 daripada 62')).toBeTruthy();
    press('Yang lebih baharu');
    expect(pages.at(-1)).toEqual([]);
    rerender(list(album('', { counts: { waiting: 60, approved: 0, hidden: 0 } }), ['c']));
    expect(pages).toHaveLength(3);
    expect(pages.at(-1)).toEqual([]);
    expect(screen.queryByText('Tiada gambar yang menunggu')).toBeNull();
  });

  it.each([
    ['before the wedding', { time: 'before' }, /^Tetamu boleh menambah gambar mulai 12 Dis 2026, 11:00 pagi/],
    ['while photos are taken', { time: 'open' }, /^Kongsi kad, atau letakkan kod QR/],
    [
      'after all were decided on',
      { counts: { waiting: 0, approved: 2, hidden: 0 } },
      /^Semua gambar sudah disemak\. Kongsi/,
    ],
    ['after the 60 days', { time: 'over' }, 'Masa menambah gambar sudah tamat.'],
    ['without a day', { time: 'before', opens: null, closes: null }, /^Isi tarikh majlis dahulu/],
    ['while it is off', { on: false }, /^Album dimatikan\. Hidupkan/],
  ] as const)('C-11 says what to do %s', (_, more, text) => {
    render(list(album('', more)));
    expect(screen.getByText(text)).toBeTruthy();
  });
});
