/** @jest-environment jsdom */
import type { PaymentState } from '@serikad/shared/orders/order.types';
import { render } from '@testing-library/react';
import { PublicUntil } from './public-until.js';

/** 4 pm on 20 November in Malaysia. */
const createdAt = '2026-11-20T08:00:00.000Z';
const shown = (paidAmount: number, paymentState: PaymentState): string | null =>
  render(<PublicUntil order={{ paidAmount, paymentState, createdAt }} />).container.textContent;

describe('C-04 how long guests can open the card', () => {
  it.each<[string, number, PaymentState, string]>([
    ['on the first day of a trial', 0, 'paid', 'Dibuka hingga 27 Nov 2026, 4:00 petang'],
    ['on trial', 0, 'trial', 'Dibuka hingga 27 Nov 2026, 4:00 petang'],
    ['after the trial', 0, 'trial-expired', 'Ditutup sejak 27 Nov 2026, 4:00 petang'],
  ])('%s', (_, paidAmount, state, text) => {
    expect(shown(paidAmount, state)).toContain(text);
    expect(shown(paidAmount, state)).toContain('Bayaran pertama membukanya tanpa tarikh tamat.');
  });

  it.each([1, 48])('is without an end once RM %i is paid', (paidAmount) => {
    expect(shown(paidAmount, 'paid')).toBe('Dibuka tanpa tarikh tamat');
  });
});
