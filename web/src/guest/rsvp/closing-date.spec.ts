import { lastDay } from './closing-date.js';

describe('G-09 the closing date that guests read', () => {
  it('is the day before the closing moment, in Malaysia', () => {
    expect(lastDay({ closesAt: '2026-11-28T16:00:00.000Z' }, 'ms')).toBe('28 November');
    expect(lastDay({ closesAt: '2026-11-28T15:59:59.999Z' }, 'en')).toBe('28 November');
    expect(lastDay({ closesAt: '2026-11-28T16:00:00.001Z' }, 'en')).toBe('29 November');
    expect(lastDay({ closesAt: null }, 'ms')).toBeNull();
    expect(lastDay({}, 'ms')).toBeNull();
  });
});
