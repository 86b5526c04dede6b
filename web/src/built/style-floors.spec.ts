import { builtFiles, guestPageStyles } from './built-files.js';
import { styleFaults } from './style-faults.js';

describe('the built styles at the oldest browsers', () => {
  const named = (files: readonly { name: string; text: string }[], isGuest: boolean): string[] =>
    files.flatMap(({ name, text }) => styleFaults(text, { isGuest }).map((fault) => `${name}: ${fault}`));

  it('use in every style sheet of the shop only what these can read', () => {
    const files = builtFiles('shop', 'css');
    expect(files.length).toBeGreaterThan(10);
    expect(named(files, false)).toEqual([]);
  });

  it('use only that in what the guest page loads, and in its inline styles', () => {
    const inPage = guestPageStyles();
    // The base, the cover, and a layout for each design.
    expect(inPage.length).toBeGreaterThan(30);
    expect(inPage.filter(({ text }) => text.includes('height:100svh'))).not.toEqual([]);
    expect(named([...builtFiles('guest', 'css'), ...inPage], true)).toEqual([]);
  });

  it.each([
    ['a{height:100svh}', 'no vh before height:100svh'],
    ['a{max-height:min(90dvh,800px)}', 'no vh before'],
    ['a{height:100vh}a{height:100svh}', 'no vh before'],
    ['a{height:100svh;height:100vh}', 'no vh before'],
    ['a{min-height:100vh;height:100svh}', 'no vh before'],
    ['@media (width>=40rem){a{color:red}}', 'range in @media'],
    ['@media screen and (30em<=width<=40em){a{color:red}}', 'range in @media'],
    ['a{inset:0 calc(1px + 2px)}', 'instead of top'],
    ['a{translate:1px}', 'no transform beside translate'],
    ['a{scale:2}b{transform:none}@supports not (scale:1){b{transform:none}}', 'no transform beside scale'],
    ['a:has(b){color:red}', ':has in a:has(b)'],
  ])('may not contain %s', (css, fault) => {
    const faults = styleFaults(css, { isGuest: true });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });

  it.each([
    'a{height:100vh;height:100svh}',
    '@media (min-width:40rem) and (max-width:60rem){a{color:red}}',
    '@container (width>=40rem){a{color:red}}',
    'a{top:0;right:0}',
    'a{translate:1px}@supports not (scale:1){a{transform:translate(1px)}}',
    '@keyframes a{to{scale:2}}',
  ])('may contain %s', (css) => {
    expect(styleFaults(css, { isGuest: true })).toEqual([]);
  });

  it('may use inset and :has in the shop', () => {
    expect(styleFaults('a{inset:0}b:has(c){top:0}', { isGuest: false })).toEqual([]);
  });
});
