import { nearlyNamed, tellingWords } from './near-names.js';

describe('names that are spelt nearly as those searched for (G-02, G-14)', () => {
  const NAMES = [
    'Cikgu Siti Mariam binti Salleh',
    'Encik Hairul Anuar bin Kassim',
    'Encik Zulkifli bin Daud',
    'Encik Zulkifli bin Rahman',
    'Encik Tajuddin bin Kassim',
    'Mak Cik Kalthom binti Yusof',
    'Ali bin Abu',
  ];
  const found = (text: string): string[] => nearlyNamed(NAMES, tellingWords, text);

  it.each([
    ['Dato’ Seri Haji Zulkifli bin Daud sekeluarga', ['zulkifli', 'daud']],
    ['Kumar a/l Muthu & keluarga', ['kumar', 'muthu']],
    ['bin', []],
  ])('without titles and words between names, %j has the words %j', (text, words) => {
    expect(tellingWords(text)).toEqual(words);
  });

  it.each([
    ['Zulkifly bin Daod', 'Encik Zulkifli bin Daud'],
    ['Zulkifly', 'Encik Zulkifli bin Daud'],
    ['Kalthum', 'Mak Cik Kalthom binti Yusof'],
    ['Tajudin Kasim', 'Encik Tajuddin bin Kassim'],
    ['khairul anuwar', 'Encik Hairul Anuar bin Kassim'],
  ])('%j is nearest to %j', (text, name) => {
    expect(found(text)[0]).toBe(name);
  });

  it('the most words come first, then the fewest changes', () => {
    expect(found('zulkifly daod')).toEqual(['Encik Zulkifli bin Daud', 'Encik Zulkifli bin Rahman']);
    expect(found('kassin tajuddin')).toEqual(['Encik Tajuddin bin Kassim', 'Encik Hairul Anuar bin Kassim']);
  });

  it.each(['bin Encik', 'Aly', 'Roslan', 'Mariana Sulaiman', ''])('%j is near to none', (text) => {
    expect(found(text)).toEqual([]);
  });
});
