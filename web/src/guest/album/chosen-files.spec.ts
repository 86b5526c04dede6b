import { MOST_PHOTO_BYTES } from '@serikad/shared/album/album.types';
import { checkFiles, joinRefused, fingerprintOf } from './chosen-files.js';
import { refusedTexts } from './refused-texts.js';
import { en } from './texts/en.js';
import { ms } from './texts/ms.js';

function file(name: string, { size = 10, type = 'image/jpeg' } = {}): File {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
}
const names = (files: readonly File[]): string[] => files.map(({ name }) => name);

describe('C-11 the files that a guest has chosen', () => {
  it('are taken where they are pictures, also a HEIC without a type', () => {
    const chosen = [file('a.jpg'), file('b.HEIC', { type: '' }), file('c.heif', { type: 'image/heif' })];
    expect(names(checkFiles(chosen, new Set(), 60).taken)).toEqual(['a.jpg', 'b.HEIC', 'c.heif']);
    const others = [file('d.mov', { type: 'video/quicktime' }), file('e', { type: '' }), file('f.pdf', { type: '' })];
    const { taken, refused } = checkFiles(others, new Set(), 60);
    expect(taken).toEqual([]);
    expect(refused.noPicture).toEqual(['d.mov', 'e', 'f.pdf']);
  });

  it('are refused beyond 20 MB and when they are empty, before anything is sent', () => {
    const chosen = [
      file('most.jpg', { size: MOST_PHOTO_BYTES }),
      file('large.jpg', { size: MOST_PHOTO_BYTES + 1 }),
      file('empty.jpg', { size: 0 }),
    ];
    const { taken, refused } = checkFiles(chosen, new Set(), 60);
    expect(names(taken)).toEqual(['most.jpg']);
    expect(refused).toMatchObject({ tooLarge: ['large.jpg'], empty: ['empty.jpg'] });
  });

  it('are taken in their order as far as the guest may add some', () => {
    const chosen = ['1.jpg', '2.jpg', '3.jpg'].map((name) => file(name));
    const { taken, refused } = checkFiles(chosen, new Set(), 2);
    expect(names(taken)).toEqual(['1.jpg', '2.jpg']);
    expect(refused.beyond).toEqual(['3.jpg']);
    expect(checkFiles(chosen, new Set(), 0).taken).toEqual([]);
  });

  it('are taken once, also when they were sent at an earlier visit', () => {
    const sent = file('a.jpg');
    const changed = file('a.jpg', { size: 11 });
    const { taken, refused } = checkFiles([sent, changed, changed], new Set([fingerprintOf(sent)]), 60);
    expect(taken).toEqual([changed]);
    expect(refused.known).toEqual(['a.jpg', 'a.jpg']);
  });

  it('are named in a sentence for each reason, in both languages', () => {
    const none = { tooLarge: [], noPicture: [], empty: [], known: [], beyond: [] };
    const refused = { ...none, tooLarge: ['a', 'b', 'c', 'd', 'e'], beyond: ['x'] };
    expect(refusedTexts(none, ms)).toEqual([]);
    expect(refusedTexts(refused, ms)).toEqual([
      'Melebihi 20 MB, tidak dihantar: a, b, c dan 2 lagi. Kecilkan gambar itu dahulu.',
      '1 gambar melebihi had dan tidak dimasukkan. Buang gambar lain untuk memberi ruang.',
    ]);
    expect(refusedTexts(refused, en)).toEqual([
      'Larger than 20 MB, not sent: a, b, c and 2 more. Please make it smaller first.',
      '1 photo is beyond the limit and not added. Remove others to make room.',
    ]);
  });

  it('are all named that were refused of two choices', () => {
    const refused = (name: string) => checkFiles([new File([], name, { type: 'image/png' })], new Set(), 60).refused;
    expect(joinRefused(refused('a.png'), refused('b.png')).empty).toEqual(['a.png', 'b.png']);
  });
});
