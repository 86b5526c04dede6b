import { builtFiles } from './built-files.js';

it('of the shop, the editor’s preview alone imports the chunk of the guest page’s letter', () => {
  const importing = builtFiles('shop', 'js').filter(({ text }) => /from\s?"\.\/letter-/.test(text));
  expect(importing.map(({ name }) => name.replace(/-[^-]+$/, ''))).toEqual(['assets/preview']);
});
