import { coverTexts } from '@serikad/shared/invitations/cover-texts';
import { DEFAULT_TITLE, PUBLIC_TITLES } from '@serikad/shared/invitations/defaults';
import { newBundle } from '../../features/editor/new-bundle.js';
import { plainDesign } from '../dev/fixture.js';
import { en } from '../texts/en.js';
import { ms } from '../texts/ms.js';
import { FEW_LETTERS, rangeOf } from './few-letters.js';

test('I-20 the font files of few letters have all letters of the texts that are set in them', () => {
  const { invitation } = newBundle(plainDesign);
  const words = (['malay', 'english'] as const).flatMap((language) =>
    ['dan', '&', undefined].map((and) => coverTexts({ ...invitation, language }, and).and),
  );
  expect(new Set(words)).toEqual(new Set(['dan', '&']));
  for (const letter of words.join('')) expect(FEW_LETTERS.and).toContain(letter);
  for (const letter of `${ms.open}${en.open}`) expect(FEW_LETTERS.seal).toContain(letter);
});

test('I-20 the capitals are all that the titles of new invitations are made of', () => {
  const titles = [DEFAULT_TITLE, ...Object.values(PUBLIC_TITLES)];
  for (const letter of titles.join('')) expect(FEW_LETTERS.capitals).toContain(letter);
  for (const letter of `${FEW_LETTERS.capitals}${FEW_LETTERS.seal}`) expect(FEW_LETTERS.cover).toContain(letter);
});

test('a range names each letter once, in their order', () => {
  expect(rangeOf('dan & nada')).toBe('U+20,U+26,U+61,U+64,U+6E');
});
