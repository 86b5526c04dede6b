import { keepDateTogether } from './keep-together.js';

describe('G-09 the closing date on a personal page', () => {
  it('breaks between the date and its bracket, not within them', () => {
    const text = 'Jawab hingga 28 November (termasuk hari itu)';
    expect(keepDateTogether(text, '28 November').split(' ')).toEqual([
      'Jawab',
      'hingga',
      '28\u00a0November',
      '(termasuk\u00a0hari\u00a0itu)',
    ]);
  });
});
