import { keepDateTogether } from './keep-together.js';

describe('G-09 the closing date on a personal page', () => {
  it('breaks between the date and its bracket, not within them', () => {
    const text = 'Reply until 28 November (that day included)';
    expect(keepDateTogether(text, '28 November').split(' ')).toEqual([
      'Reply',
      'until',
      '28\u00a0November',
      '(that\u00a0day\u00a0included)',
    ]);
  });
});
