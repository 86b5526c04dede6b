import type { GiftView } from '@serikad/shared/gifts/gift.types';
import { ApiError } from '../../../lib/api-error.js';
import { changeCount, draftOf, giftsOf, isGiftsDirty, withDraft, type GiftValues } from './gift-state.js';
import { giftStore, type GiftCalls } from './gift-store.js';

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);
const picture = new File([JPEG], 'lampu.jpg');
const texts = {
  required: 'Required',
  gone: 'Hadiah ini telah dibuang',
  chooseAgain: 'Pilih semula',
  overtaken: ({ notes }: GiftView) => `Kini: ${notes}`,
};
const offline = new ApiError('network', 'Tiada sambungan.');
const gift = (id: string, over: Partial<GiftView> = {}): GiftView => ({
  _id: id,
  invitationId: 'inv',
  title: `Hadiah ${id}`,
  productUrl: `https://kedai.example/${id}`,
  imageUrl: `gifts/${id}.webp`,
  notes: '',
  enabled: true,
  reservation: null,
  ...over,
});

/** A list over a server's gifts; `fail` makes the next call for a title or id fail, before or after it was done. */
function list(gifts: GiftView[] = []) {
  let stored = [...gifts];
  const sent: string[] = [];
  const failing = new Map<string, { error: Error; done: boolean }>();
  const server = <T>(what: string, name: string, work: () => T): Promise<T> => {
    const failure = failing.get(name);
    failing.delete(name);
    sent.push(what);
    if (failure && !failure.done) return Promise.reject(failure.error);
    const result = work();
    return failure ? Promise.reject(failure.error) : Promise.resolve(result);
  };
  const viewOf = (id: string, { url, ...values }: GiftValues) => gift(id, { ...values, productUrl: url });
  const calls: GiftCalls = {
    create: (values, file) =>
      server(`create ${values.title} ${file.name}`, values.title, () => {
        const id = `new-${stored.length}`;
        stored = [...stored, viewOf(id, values)];
        return { id };
      }),
    update: (id, values, file) =>
      server(`update ${id}${file ? ` ${file.name}` : ''}`, id, () => {
        const next = viewOf(id, values);
        stored = stored.map((old) => (old._id === id ? next : old));
        return { gift: next };
      }),
    remove: (id) =>
      server(`remove ${id}`, id, () => {
        stored = stored.filter(({ _id }) => _id !== id);
      }),
    list: () => Promise.resolve(stored),
  };
  const check = ({ title, url }: GiftValues) =>
    Promise.resolve({ ...(title === '' && { title: 'Required' }), ...(url === '' && { url: 'Required' }) });
  const store = giftStore(gifts, { calls, check, texts, onStored: () => undefined });
  const addOne = async (title: string) => {
    const key = store.add() ?? '';
    store.edit(key, { title, url: 'https://kedai.example/baharu' });
    await store.choose(key, picture);
    return key;
  };
  const row = (key: string) => store.get().rows.find((candidate) => candidate.key === key);
  return {
    store,
    sent,
    addOne,
    row,
    fail: (name: string, error: Error, done = false) => failing.set(name, { error, done }),
    server: () => stored.map(({ title }) => title),
    put: (...more: GiftView[]) =>
      (stored = [...stored.filter(({ _id }) => !more.some((other) => other._id === _id)), ...more]),
    drop: (id: string) => (stored = stored.filter(({ _id }) => _id !== id)),
  };
}

describe('I-14 rows of gifts', () => {
  test('editing a field makes none into edit, and typing it back makes it none again', () => {
    const { store, row } = list([gift('a')]);
    store.edit('a', { notes: 'warna hijau' });
    expect(row('a')?.action).toBe('edit');
    expect(isGiftsDirty(store.get())).toBe(true);
    store.edit('a', { notes: '' });
    expect(row('a')?.action).toBe('none');
    expect(isGiftsDirty(store.get())).toBe(false);
  });

  test('an added row that is removed is gone; a stored one waits for Save and can be taken back', async () => {
    const { store, sent, addOne } = list([gift('a'), gift('b')]);
    store.remove(await addOne('Lampu'));
    expect(isGiftsDirty(store.get())).toBe(false);
    store.edit('a', { notes: 'biru' });
    store.remove('a');
    expect(store.get().removed.map(({ key }) => key)).toEqual(['a']);
    store.undo('a');
    expect(store.get().rows.map(({ key, action }) => `${key} ${action}`)).toEqual(['a edit', 'b none']);
    expect(sent).toEqual([]);
  });

  test('Save runs deletions first, then adds and edits, and resets each row', async () => {
    const { store, sent, addOne, server } = list([gift('a'), gift('b'), gift('c')]);
    await addOne('Lampu');
    store.edit('a', { title: 'Periuk' });
    await store.choose('c', picture);
    store.remove('b');
    expect(changeCount(store.get())).toBe(4);
    await expect(store.check()).resolves.toBeUndefined();
    await store.save();
    expect(sent).toEqual(['remove b', 'update a', 'update c lampu.jpg', 'create Lampu lampu.jpg']);
    expect(isGiftsDirty(store.get())).toBe(false);
    expect(store.get().rows.map(({ action }) => action)).toEqual(['none', 'none', 'none']);
    expect(server()).toEqual(['Periuk', 'Hadiah c', 'Lampu']);
    // The new row has its stored picture.
    expect(store.get().rows[2]?.stored?.imageUrl).toBe('gifts/new-2.webp');
  });

  test('missing values are shown at the rows before anything is sent, at a blank one too', async () => {
    const { store, sent, row } = list([gift('a')]);
    store.edit('a', { url: '' });
    const blank = store.add() ?? '';
    expect(store.add()).toBe(blank);
    store.edit(blank, { title: 'Lampu' });
    expect(await store.check()).toEqual({ key: 'a', field: 'url' });
    expect(store.get().open).toBe('a');
    expect(row('a')?.errors).toEqual({ url: 'Required' });
    expect(row(blank)?.errors).toEqual({ image: 'Required', url: 'Required' });
    store.edit(blank, { url: 'https://kedai.example' });
    expect(row(blank)?.errors).toEqual({ image: 'Required' });
    store.edit(blank, { title: '', url: '' });
    expect(await store.check()).toEqual({ key: 'a', field: 'url' });
    expect(row(blank)?.errors).toEqual({ image: 'Required', title: 'Required', url: 'Required' });
    expect(sent).toEqual([]);
  });

  test('a gift that another device changed is shown before this one overwrites it, and is sent with the next Save', async () => {
    const { store, sent, row, put } = list([gift('a'), gift('b')]);
    store.edit('a', { notes: 'Merah' });
    store.edit('b', { notes: 'Besar' });
    put(gift('a', { notes: 'Biru' }), gift('b', { reservation: { reserved: true } }));
    await expect(store.save()).rejects.toThrow('Kini: Biru');
    expect(sent).toEqual(['update b']);
    expect(row('a')).toMatchObject({ action: 'edit', problem: 'Kini: Biru', values: { notes: 'Merah' } });
    expect(store.get().open).toBe('a');
    await store.save();
    expect(sent).toEqual(['update b', 'update a']);
    expect(row('a')).toMatchObject({ action: 'none', problem: null, values: { notes: 'Merah' } });
  });

  test('an edit whose response was lost is not taken for another device’s', async () => {
    const { store, fail, row } = list([gift('a')]);
    store.edit('a', { notes: 'Merah' });
    fail('a', offline, true);
    await expect(store.save()).rejects.toBe(offline);
    store.edit('a', { notes: 'Merah tua' });
    await store.save();
    expect(row('a')).toMatchObject({ action: 'none', values: { notes: 'Merah tua' } });
  });

  test('when the connection breaks, stored rows are reset, and Save goes on with the one that failed', async () => {
    const { store, sent, addOne, row, fail, server } = list([gift('a'), gift('b')]);
    store.edit('a', { title: 'Satu' });
    store.edit('b', { title: 'Dua' });
    const added = await addOne('Tiga');
    fail('b', offline);
    await expect(store.save()).rejects.toBe(offline);
    expect(row('a')?.action).toBe('none');
    expect(row('b')).toMatchObject({ action: 'edit', problem: 'Tiada sambungan.', values: { title: 'Dua' } });
    expect(row(added)).toMatchObject({ action: 'add', problem: null });
    expect(store.get().open).toBe('b');
    await store.save();
    expect(sent).toEqual(['update a', 'update b', 'update b', 'create Tiga lampu.jpg']);
    expect(server()).toEqual(['Satu', 'Dua', 'Tiga']);
  });

  test('a row that is refused does not hold up the others', async () => {
    const { store, addOne, row, fail, server } = list();
    const bad = await addOne('Rosak');
    const good = await addOne('Elok');
    fail('Rosak', new ApiError('invalid-file', 'x', { fields: [{ field: 'image', message: 'Gambar ini rosak' }] }));
    await expect(store.save()).rejects.toMatchObject({ code: 'invalid-file' });
    expect(row(bad)).toMatchObject({
      action: 'add',
      errors: { image: 'Gambar ini rosak' },
      picture: { file: picture },
    });
    expect(row(good)?.action).toBe('none');
    expect(server()).toEqual(['Elok']);
  });

  test('a gift whose response was lost is found instead of added twice', async () => {
    const { store, addOne, fail, server, sent } = list();
    await addOne('Lampu');
    fail('Lampu', new ApiError('timeout', 'lama'), true);
    await expect(store.save()).rejects.toMatchObject({ code: 'timeout' });
    await store.save();
    expect(server()).toEqual(['Lampu']);
    expect(sent).toEqual(['create Lampu lampu.jpg']);
    expect(store.get().rows).toHaveLength(1);
    expect(isGiftsDirty(store.get())).toBe(false);
  });

  test('a gift that another device removed can be added anew, with what was typed', async () => {
    const { store, row, drop } = list([gift('a')]);
    store.edit('a', { title: 'Periuk' });
    drop('a');
    store.take([]);
    expect(row('a')).toMatchObject({ action: 'add', problem: texts.gone, values: { title: 'Periuk' } });
    expect(await store.check()).toEqual({ key: 'a', field: 'image' });
  });

  test('another device’s rows and reservations are taken without changing what is typed', () => {
    const { store, row } = list([gift('a'), gift('b')]);
    store.edit('a', { title: 'Periuk' });
    const reservation = { name: 'Mak Ngah', contactNo: '', notes: '' };
    store.take([gift('a', { reservation }), gift('c')]);
    expect(store.get().rows.map(({ key }) => key)).toEqual(['a', 'c']);
    expect(row('a')).toMatchObject({ action: 'edit', values: { title: 'Periuk' }, stored: { reservation } });
  });

  test('a file that is no picture is refused at once, and the chosen one stays', async () => {
    const { store, addOne, row } = list();
    const key = await addOne('Lampu');
    await store.choose(key, new File(['%PDF'], 'resit.pdf'));
    expect(row(key)?.errors.image).toMatch(/JPEG, PNG/);
    expect(row(key)?.picture?.file).toBe(picture);
  });

  test('the draft has rows and deletions, and the name of a picture that is lost', async () => {
    const { store, addOne } = list([gift('a'), gift('b')]);
    await addOne('Lampu');
    store.edit('a', { notes: 'biru' });
    store.remove('b');
    const draft = JSON.parse(JSON.stringify(draftOf(store.get()))) as ReturnType<typeof draftOf>;
    const back = withDraft(giftsOf([gift('a', { title: 'Nama baharu' }), gift('b')]), draft, texts.gone);
    expect(back.rows.map(({ action, values, lostPicture }) => [action, values.notes, lostPicture])).toEqual([
      ['edit', 'biru', null],
      ['add', '', 'lampu.jpg'],
    ]);
    expect(back.removed.map(({ key }) => key)).toEqual(['b']);
    const without = withDraft(giftsOf([]), draft, texts.gone);
    expect(without.rows.map(({ action, problem }) => [action, problem])).toEqual([
      ['add', texts.gone],
      ['add', null],
    ]);
    expect(without.removed).toEqual([]);
  });
});
