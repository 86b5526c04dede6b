import { renderToString } from 'react-dom/server';
import type { Locale } from '@serikad/shared/i18n/language';
import { GuestContext, type GuestContextValue } from '../guest-context.js';
import { textsIn } from '../texts/texts.js';
import { loadAlbumTexts } from './album-texts.js';
import type { PhotoFailure } from './album.types.js';
import { QueueList } from './queue-list.js';
import type { QueueItem } from './photo-stores.js';
import type { QueueState } from './guest-photos.js';
import type { UploadQueue } from './upload-queue.js';

const photo = (upload: string, changed: Partial<QueueItem> = {}): QueueItem => ({
  upload,
  invitationId: 'i1',
  order: 1,
  fileName: `${upload}.jpg`,
  fingerprint: upload,
  bytes: 10,
  state: 'queued',
  failure: null,
  photoId: null,
  received: 0,
  pieces: 0,
  onDevice: true,
  ...changed,
});
const refused = (upload: string, message: string, code: PhotoFailure['code'] = 'internal'): QueueItem =>
  photo(upload, { state: 'failed', failure: { kind: 'refused', code, message } });

function rendered(
  state: Partial<QueueState>,
  { locale = 'ms', sentNow = 0, sends = true }: { locale?: Locale; sentNow?: number; sends?: boolean } = {},
): string {
  const guest = { view: { locale }, texts: textsIn(locale) } as unknown as GuestContextValue;
  const whole = { items: [], sending: null, pause: null, storing: 0, unkept: null, own: null, left: 60, ...state };
  return renderToString(
    <GuestContext.Provider value={guest}>
      <QueueList queue={{} as UploadQueue} state={whole} sends={sends} sentNow={sentNow} />
    </GuestContext.Provider>,
  );
}

beforeAll(async () => {
  await Promise.all([loadAlbumTexts('ms'), loadAlbumTexts('en')]);
});

describe('C-11 the list of photos that are being sent', () => {
  it('says how far each photo is, and all of them', () => {
    const items = [photo('a', { received: 3, pieces: 4 }), photo('b')];
    const html = rendered({ items, sending: 'a' }, { sentNow: 2 });
    expect(html).toContain('Menghantar 3 daripada 4…');
    expect(html).toContain('Menghantar 75%');
    expect(html).toContain('Menunggu giliran');
    // Two photos and three quarters of four.
    expect(html).toContain('aria-valuenow="69"');
    expect(html).toContain('aria-label="Buang: a.jpg"');
  });

  it.each([
    ['network', 'ms', 'Tiada talian. Gambar dihantar secara automatik apabila talian kembali.'],
    ['server', 'en', 'The system is busy for a moment. The photos will be sent automatically shortly.'],
    ['other-tab', 'en', 'The photos are being sent by another page that is open.'],
  ] as const)('says why nothing is sent at the moment: %s (%s)', (pause, locale, text) => {
    expect(rendered({ items: [photo('a')], pause }, { locale })).toContain(text);
  });

  it('says what a closed page means, but not where the device does not store the photos', () => {
    const items = [photo('a')];
    expect(rendered({ items })).toContain('Jika tertutup, buka kad ini semula');
    expect(rendered({ items, unkept: 'full' })).not.toContain('Jika tertutup');
  });

  it('asks to keep the page open as long as photos are being stored on the phone', () => {
    for (const items of [[], [photo('a')]]) {
      const html = rendered({ items, storing: 2 });
      expect(html).toContain('Menyimpan 2 gambar di telefon ini…');
      expect(html).toContain('Jangan tutup dahulu: gambar sedang disimpan di telefon.');
      expect(html).not.toContain('Jika tertutup');
    }
    expect(rendered({ items: [photo('a')] })).not.toContain('Jangan tutup dahulu');
  });

  it('has the reason with each photo that was refused, and a button to try it again', () => {
    const unreadable = photo('c', { state: 'failed', failure: { kind: 'unreadable', code: 'no-file', message: '' } });
    const html = rendered({ items: [refused('a', 'Album sudah penuh.'), refused('b', ''), unreadable] });
    expect(html).toContain('Album sudah penuh.');
    expect(html).toContain('Gambar ini belum dapat diterima. Sila cuba lagi.');
    expect(html).toContain('Telefon tidak dapat membaca gambar ini. Buang, dan pilihnya semula.');
    expect(html.match(/Cuba lagi: /g)).toHaveLength(2);
    expect(html).toContain('Cuba semua lagi');
    expect(rendered({ items: [refused('a', 'x')] })).not.toContain('Cuba semua lagi');
  });

  it('has no such button for a file that is no picture, but for one that the phone still has and cannot read', () => {
    const html = rendered({
      items: [refused('a', 'Bukan gambar.', 'invalid-file'), refused('b', 'x', 'album-closed')],
    });
    expect(html).toContain('Bukan gambar.');
    expect(html).not.toContain('Cuba lagi: a.jpg');
    expect(html).toContain('Cuba lagi: b.jpg');
    expect(html).not.toContain('Cuba semua lagi');
    const notRead = photo('c', { state: 'failed', failure: { kind: 'unreadable', code: 'no-read', message: '' } });
    expect(rendered({ items: [notRead] })).toContain('Cuba lagi: c.jpg');
  });

  it('thanks for those that were sent, and shows each until it is among the guest’s own', () => {
    const items = [photo('a', { state: 'sent', photoId: 'p1' })];
    expect(rendered({ items }, { sentNow: 1 })).toContain('a.jpg');
    const own = [{ _id: 'p1', state: 'waiting', at: '', pictures: null }] as const;
    const html = rendered({ items, own }, { sentNow: 1, locale: 'en' });
    expect(html).toContain('Thank you! 1 photo was sent.');
    expect(html).not.toContain('a.jpg');
    expect(rendered({ items, own })).toBe('');
  });

  it('says of a sample’s photos that they are not sent', () => {
    const html = rendered({ items: [photo('a')] }, { sends: false });
    expect(html).toContain('Contoh: tidak dihantar');
    expect(html).not.toContain('progressbar');
  });
});
