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
  it('C-11 is each photo once, the newest first, before any is shown again', () => {
    const show = createSlideShow();
    show.update(photos('cba'));
    expect(run(show, 7)).toBe('cbacbac');
  });

  it('C-11 has new photos next, in the order in which they came, and then continues', () => {
    const show = createSlideShow();
    show.update(photos('cba'));
    expect(run(show, 2)).toBe('cb');
    show.update(photos('edcba'));
    expect(run(show, 2)).toBe('de');
    show.update(photos('fedcba'));
    expect(run(show, 7)).toBe('facbdef');
  });

  it('C-11 leaves out hidden photos, also one that was to come next', () => {
    const show = createSlideShow();
    show.update(photos('cba'));
    expect(run(show, 1)).toBe('c');
    show.update(photos('dcba'));
    show.update(photos('ca'));
    expect(run(show, 3)).toBe('aca');
  });

  it('C-11 continues after the shown photo was hidden, and has it again as a new one', () => {
    const show = createSlideShow();
    show.update(photos('ba'));
    expect(run(show, 1)).toBe('b');
    show.update(photos('a'));
    expect(run(show, 1)).toBe('a');
    show.update(photos('ba'));
    expect(run(show, 2)).toBe('ba');
  });

  it('C-11 stays with a single photo, and is empty without any', () => {
    const show = createSlideShow();
    expect(show.next(ready)).toBeNull();
    show.update(photos('a'));
    expect(run(show, 3)).toBe('a-');
    show.update([]);
    expect(show.next(ready)).toBeNull();
  });

  it('C-11 skips photos that are not loaded, and takes them when they are', () => {
    const show = createSlideShow();
    show.update(photos('cba'));
    expect(show.next((id) => id === 'a')?._id).toBe('a');
    show.show('a');
    expect(show.next((id) => id === 'a')).toBeNull();
    expect(run(show, 2)).toBe('cb');
  });

  it('C-11 is the order of loading, too', () => {
    const show = createSlideShow();
    show.update(photos('cba'));
    show.show('c');
    show.update(photos('dcba'));
    expect(show.order().map(({ _id }) => _id)).toEqual(['d', 'b', 'a', 'c']);
  });
});
