import type { AlbumPhoto } from '@serikad/shared/album/album.types';
import { createSlideShow } from './slide-show.js';

const photo = (_id: string): AlbumPhoto => ({
  _id,
  name: '',
  width: 1920,
  height: 1280,
  at: '2026-12-12T04:00:00.000Z',
  pictures: { small: '', medium: '', large: `/${_id}` },
});
const photos = (ids: string) => [...ids].map(photo);
const ready = () => true;

/** Shows so many photos, one after the other. */
function run(show: ReturnType<typeof createSlideShow>, count: number): string {
  let shown = '';
  for (let i = 0; i < count; i += 1) {
    const next = show.next(ready);
    if (next === null) return `${shown}-`;
    show.show(next._id);
    shown += next._id;
  }
  return shown;
}

describe('C-11 the order of the hall’s screen', () => {
  it('C-11 shows each once, the newest first, before any comes again', () => {
    const show = createSlideShow();
    show.update(photos('cba'));
    expect(run(show, 7)).toBe('cbacbac');
  });

  it('C-11 shows new photos next, in the order in which they came, and then goes on', () => {
    const show = createSlideShow();
    show.update(photos('cba'));
    expect(run(show, 2)).toBe('cb');
    show.update(photos('edcba'));
    expect(run(show, 2)).toBe('de');
    show.update(photos('fedcba'));
    expect(run(show, 7)).toBe('facbdef');
  });

  it('C-11 leaves out what is hidden, also one that was to come next', () => {
    const show = createSlideShow();
    show.update(photos('cba'));
    expect(run(show, 1)).toBe('c');
    show.update(photos('dcba'));
    show.update(photos('ca'));
    expect(run(show, 3)).toBe('aca');
  });

  it('C-11 goes on after the photo that is shown was hidden, and shows it again as a new one', () => {
    const show = createSlideShow();
    show.update(photos('ba'));
    expect(run(show, 1)).toBe('b');
    show.update(photos('a'));
    expect(run(show, 1)).toBe('a');
    show.update(photos('ba'));
    expect(run(show, 2)).toBe('ba');
  });

  it('C-11 stays with the only one, and shows nothing without any', () => {
    const show = createSlideShow();
    expect(show.next(ready)).toBeNull();
    show.update(photos('a'));
    expect(run(show, 3)).toBe('a-');
    show.update([]);
    expect(show.next(ready)).toBeNull();
  });

  it('C-11 passes over those that are not loaded, and takes them when they are', () => {
    const show = createSlideShow();
    show.update(photos('cba'));
    expect(show.next((id) => id === 'a')?._id).toBe('a');
    show.show('a');
    expect(show.next((id) => id === 'a')).toBeNull();
    expect(run(show, 2)).toBe('cb');
  });

  it('C-11 lists what is loaded first: what is shown next', () => {
    const show = createSlideShow();
    show.update(photos('cba'));
    show.show('c');
    show.update(photos('dcba'));
    expect(show.order().map(({ _id }) => _id)).toEqual(['d', 'b', 'a', 'c']);
  });
});
