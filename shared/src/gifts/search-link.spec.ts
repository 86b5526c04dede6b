import { isWebLink } from '../validation/web-link.js';
import { isSearchLink, searchLinkOf } from './search-link.js';

describe('C-08 the link of a gift without one', () => {
  it.each([
    ['Periuk nasi', 'https://www.google.com/search?q=Periuk+nasi'],
    ['  Set cadar & bantal ', 'https://www.google.com/search?q=Set+cadar+%26+bantal'],
    ['a#b?c=d', 'https://www.google.com/search?q=a%23b%3Fc%3Dd'],
    ['\ud800', 'https://www.google.com/search?q=%EF%BF%BD'],
    ['', 'https://www.google.com/search?q='],
  ])('C-08 for %j is %s', (title, link) => {
    expect(searchLinkOf(title)).toBe(link);
    expect(isSearchLink(link)).toBe(true);
    expect(isWebLink(link)).toBe(true);
  });

  it('C-08 for the longest title is a link that may be stored', () => {
    expect(isWebLink(searchLinkOf('🎁'.repeat(100)))).toBe(true);
  });

  it.each([
    '',
    'https://shopee.com.my/search?q=a',
    'https://www.google.com/search?q=a&tbm=shop',
    'http://www.google.com/search?q=a',
  ])('C-08 does not exist for %j', (link) => {
    expect(isSearchLink(link)).toBe(false);
  });
});
