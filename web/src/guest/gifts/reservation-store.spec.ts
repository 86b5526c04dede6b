import { memoryStorage } from '../testing/memory-storage.js';
import { ReservationStore } from './reservation-store.js';

beforeEach(() => {
  globalThis.localStorage = memoryStorage();
});

describe('I-25 what the browser keeps of reservations', () => {
  it('keeps reserved ids behind commas, each once, beside those of other invitations', () => {
    localStorage.setItem('reservedGifts', 'other');
    const store = new ReservationStore('i1', true);
    store.addReserved('g1');
    store.addReserved('g1');
    store.addReserved('g2');
    expect(localStorage.getItem('reservedGifts')).toBe('other,g1,g2');
    expect(new ReservationStore('i2', true).reservedIds()).toEqual(['other', 'g1', 'g2']);
  });

  it('keeps one key for a gift until it is reserved, over reloads too, and each gift its own', () => {
    const key = new ReservationStore('i1', true).keyOf('g1');
    const again = new ReservationStore('i1', true);
    expect(again.keyOf('g1')).toBe(key);
    expect(again.keyOf('g2')).not.toBe(key);
    again.addReserved('g1');
    expect(new ReservationStore('i1', true).keyOf('g1')).not.toBe(key);
  });

  it('keeps what was typed for the next gift of this invitation alone', () => {
    const store = new ReservationStore('i1', true);
    store.keepTyped({ name: 'Mak Ngah', contactNo: '012' });
    store.addReserved('g1');
    expect(new ReservationStore('i1', true).typed()).toEqual({ name: 'Mak Ngah', contactNo: '012' });
    expect(new ReservationStore('i2', true).typed()).toEqual({ name: '', contactNo: '' });
  });

  it.each(['no json', 'null', '7', '{"name":1}', '{"name":"a","contactNo":"b","keys":{"g":5}}'])(
    'begins anew with a foreign draft: %s',
    (text) => {
      localStorage.setItem('giftDraft:i1', text);
      expect(new ReservationStore('i1', true).typed()).toEqual({ name: '', contactNo: '' });
    },
  );

  it('goes on in memory when the browser keeps nothing', () => {
    globalThis.localStorage = memoryStorage({ full: true });
    const store = new ReservationStore('i1', true);
    store.keepTyped({ name: 'Mak Ngah', contactNo: '' });
    expect(store.keyOf('g1')).toBe(store.keyOf('g1'));
    expect(store.typed().name).toBe('Mak Ngah');
  });

  it('leaves nothing behind for a sample or a preview', () => {
    const store = new ReservationStore('sample_cv0001', false);
    store.keepTyped({ name: 'Mak Ngah', contactNo: '' });
    store.addReserved('g1');
    expect(localStorage.length).toBe(0);
    expect(store.typed().name).toBe('Mak Ngah');
  });
});
