import { DAY_MS, HOUR_MS } from '../calendar/durations.js';
import { credit, isPending, outstanding, paymentState } from './payment-state.js';
import type { PaymentState } from './order.types.js';

const CREATED = Date.parse('2026-10-01T00:00:00.000Z');

describe('payment state (S-28, X09)', () => {
  test.each<[string, number, PaymentState]>([
    ['at once', 0, 'paid'],
    ['1 ms before 24 h', DAY_MS - 1, 'paid'],
    ['at 24 h', DAY_MS, 'trial'],
    ['1 ms after 24 h', DAY_MS + 1, 'trial'],
    ['1 ms before 7 d', 7 * DAY_MS - 1, 'trial'],
    ['at 7 d', 7 * DAY_MS, 'trial'],
    ['1 ms after 7 d', 7 * DAY_MS + 1, 'trial-expired'],
    ['a year later', 365 * DAY_MS, 'trial-expired'],
    ['with a clock that runs behind', -HOUR_MS, 'paid'],
  ])('X09 is, unpaid and %s (%s ms), %s', (_name, age, expected) => {
    expect(paymentState(0, CREATED, CREATED + age)).toBe(expected);
    // Less than one ringgit counts as unpaid.
    expect(paymentState(0.99, CREATED, CREATED + age)).toBe(expected);
  });

  test.each([0, DAY_MS - 1, DAY_MS, 7 * DAY_MS, 7 * DAY_MS + 1, 365 * DAY_MS])(
    'S-28 is paid when a part or all is paid, after %s ms',
    (age) => {
      expect(paymentState(1, CREATED, CREATED + age)).toBe('paid');
      expect(paymentState(65, CREATED, CREATED + age)).toBe('paid');
    },
  );

  test('S-11 pending means that nothing is paid, whatever the age', () => {
    expect([0, 1, 65].map(isPending)).toEqual([true, false, false]);
  });

  test.each([
    [65, 0, 65],
    [65, 64, 1],
    [65, 65, 0],
    [65, 80, 0],
    [0, 0, 0],
  ])('S-23 of RM %s with RM %s paid, RM %s is outstanding', (total, paid, expected) => {
    expect(outstanding(total, paid)).toBe(expected);
  });

  test.each([
    [65, 0, 0],
    [65, 65, 0],
    [35, 383, 348],
  ])('of RM %s with RM %s paid, RM %s is credit', (total, paid, expected) => {
    expect(credit(total, paid)).toBe(expected);
  });
});
