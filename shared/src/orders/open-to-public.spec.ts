import { isOpenToPublic } from './open-to-public.js';
import { TRIAL_MS } from './payment-state.js';

const createdAt = new Date('2026-10-01T00:00:00.000Z');
const made = createdAt.getTime();

describe('isOpenToPublic', () => {
  test.each<[string, number, number, boolean]>([
    ['unpaid, at once', 0, 0, true],
    ['unpaid, after 7 days', 0, TRIAL_MS, true],
    ['unpaid, 1 ms later', 0, TRIAL_MS + 1, false],
    ['paid in part, a year later', 1, 53 * TRIAL_MS, true],
  ])('%s', (_name, paidAmount, age, expected) => {
    expect(isOpenToPublic({ paidAmount, createdAt }, made + age)).toBe(expected);
    // A deleted customer's is closed in any case.
    expect(isOpenToPublic({ paidAmount, createdAt, erasedAt: createdAt }, made + age)).toBe(false);
  });
});
