import { footerOf } from './footer.js';
import type { FooterChoice } from './invitation.types.js';

describe('I-17 hashtag and verse at the foot', () => {
  test.each<[FooterChoice[], string, FooterChoice[]]>([
    [[], '#kita', []],
    [['hashtag'], '#kita', ['hashtag']],
    [['verse'], '#kita', ['verse']],
    [['hashtag', 'verse'], '#kita', ['hashtag', 'verse']],
    [['verse', 'hashtag'], '#kita', ['hashtag', 'verse']],
    [['verse', 'verse', 'hashtag', 'hashtag'], '#kita', ['hashtag', 'verse']],
    [[], '', ['verse']],
    [['hashtag'], '', ['verse']],
    [['verse'], '', ['verse']],
    [['hashtag', 'verse'], '', ['verse']],
    [['hashtag'], '  ', ['verse']],
  ])('I-17 %j with the hashtag %j: %j', (choices, hashtag, footer) => {
    expect(footerOf(choices, hashtag)).toEqual({
      footer,
      page1Footer: { hashtagChecked: footer.includes('hashtag'), verseChecked: footer.includes('verse') },
    });
  });
});
