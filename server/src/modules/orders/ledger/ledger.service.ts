import { Injectable } from '@nestjs/common';
import type { PaymentView } from '@serikad/shared/payments/payment.types';
import type { Types } from 'mongoose';
import type { Period } from '../../../common/malaysia-days.js';
import type { PaymentRecord } from './payment.schema.js';
import { paymentView } from './payment.view.js';
import { type LedgerSum, type OrderRevenue, PaymentsRepository } from './payments.repository.js';

/** The key under which a payment can be reversed: once. */
export const reversalKey = (paymentId: Types.ObjectId): string => `reversal:${paymentId.toHexString()}`;

/** The append-only ledger. What gets into it is decided at the order (docs/decisions/040-ledger.md). */
@Injectable()
export class LedgerService {
  constructor(private readonly payments: PaymentsRepository) {}

  /** Stores a decided line; the same however often. */
  write(payment: PaymentRecord): Promise<void> {
    return this.payments.insertOnce(payment);
  }

  find(id: string): Promise<PaymentRecord | null> {
    return this.payments.find(id);
  }

  findByKey(key: string): Promise<PaymentRecord | null> {
    return this.payments.findByKey(key);
  }

  /** The lines of an order, oldest first. */
  async ofOrder(orderId: Types.ObjectId): Promise<PaymentView[]> {
    const payments = await this.payments.ofOrder(orderId);
    const reversals = new Map(payments.map((payment) => [payment.reverses?.toHexString(), payment]));
    return payments.map((payment) => paymentView(payment, reversals.get(payment._id.toHexString()) ?? null));
  }

  /** The newest lines of some days, at most `limit`. */
  newestOf(period: Period, limit: number): Promise<PaymentRecord[]> {
    return this.payments.newestOf(period, limit);
  }

  /** How many lines some days have, and their sum in whole RM. */
  sumOf(period: Period): Promise<LedgerSum> {
    return this.payments.sumOf(period);
  }

  /** Their sum in whole RM, by their day in Malaysia; days without one are left out. */
  revenuePerDay(period: Period): Promise<Map<string, number>> {
    return this.payments.sumPerDay(period);
  }

  /** Their sum in whole RM, by order; in batches of at most `size` orders. */
  revenuePerOrder(period: Period, size: number): AsyncGenerator<OrderRevenue[]> {
    return this.payments.sumPerOrder(period, size);
  }

  async view(payment: PaymentRecord): Promise<PaymentView> {
    return paymentView(payment, await this.payments.findByKey(reversalKey(payment._id)));
  }
}
