import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { outstanding } from '@serikad/shared/orders/payment-state';
import type { RecordPaymentDto, ReversePaymentDto } from '@serikad/shared/payments/payment.dto';
import type { PaymentView } from '@serikad/shared/payments/payment.types';
import { Types } from 'mongoose';
import { sha256Hex } from '../../../common/sha256.js';
import type { SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/domain-error.js';
import { AuditService } from '../../audit/audit.service.js';
import { LedgerService, reversalKey } from '../ledger/ledger.service.js';
import type { PaymentRecord } from '../ledger/payment.schema.js';
import type { OrderRecord, StoredOrder } from '../records/order.schema.js';
import { SellerOrdersService } from '../records/seller-orders.service.js';
import { OrderOutboxService } from './order-outbox.service.js';
import { OrderRefusal } from './order-refusal.js';

/** An entered payment with its order as it is then. */
interface EnteredPayment {
  payment: PaymentView;
  order: OrderRecord;
}

/** The seller's ledger. How a line is written, and what a crash leaves: docs/decisions/040-ledger.md. */
@Injectable()
export class OrderPayments {
  constructor(
    private readonly sellerOrders: SellerOrdersService,
    private readonly ledger: LedgerService,
    private readonly audit: AuditService,
    private readonly outbox: OrderOutboxService,
    private readonly clock: Clock,
  ) {}

  /**
   * Enters a payment. More than is outstanding is entered only with `overpay`: the ledger says what was received, and a
   * slip of the keyboard would count as revenue. A repetition under the same key gets the first one's answer.
   * @throws DomainError not-found, idempotency-mismatch, limit-reached; OrderRefusal overpayment
   */
  async record(
    seller: SignedInUser,
    orderId: string,
    { amount, method, reference = '', note = '', overpay = false }: RecordPaymentDto,
    requestKey: string | undefined,
  ): Promise<EnteredPayment> {
    const order = await this.find(orderId);
    const payment: PaymentRecord = {
      _id: new Types.ObjectId(),
      orderId: order._id,
      key: requestKey === undefined ? `request:${randomUUID()}` : `key:${requestKey}`,
      request: requestOf(requestKey, ['payment', order._id.toHexString(), amount, method, reference, note]),
      amount,
      method,
      reference,
      note,
      reverses: null,
      recordedBy: new Types.ObjectId(seller.id),
      at: this.clock.date(),
    };
    const outcome = await this.enter(seller, payment, overpay);
    if (outcome !== 'repeated') return outcome;
    const earlier = await this.enteredUnder(payment);
    if (!earlier || !isSameRequest(earlier, payment)) throw new DomainError('idempotency-mismatch');
    return this.answer(earlier);
  }

  /**
   * Takes a payment back by a line of its own; each payment once.
   * @throws DomainError not-found; conflict when it is a reversal or was reversed, or when the order would be unpaid
   *   beside another unpaid one; idempotency-mismatch
   */
  async reverse(
    seller: SignedInUser,
    paymentId: string,
    { note }: ReversePaymentDto,
    requestKey: string | undefined,
  ): Promise<EnteredPayment> {
    const payment = await this.ledger.find(paymentId);
    if (!payment) throw new DomainError('not-found');
    if (payment.reverses) throw conflict(REVERSAL_OF_REVERSAL);
    const reversal: PaymentRecord = {
      ...payment,
      _id: new Types.ObjectId(),
      key: reversalKey(payment._id),
      request: requestOf(requestKey, ['reversal', payment._id.toHexString(), note]),
      amount: -payment.amount,
      note,
      reverses: payment._id,
      recordedBy: new Types.ObjectId(seller.id),
      at: this.clock.date(),
    };
    const outcome = await this.enter(seller, reversal, true);
    if (outcome !== 'repeated') return outcome;
    const earlier = await this.enteredUnder(reversal);
    if (!earlier || reversal.request === null || earlier.request?.key !== reversal.request.key) {
      throw conflict(ALREADY_REVERSED);
    }
    if (!isSameRequest(earlier, reversal)) throw new DomainError('idempotency-mismatch');
    return this.answer(earlier);
  }

  private async enter(
    seller: SignedInUser,
    payment: PaymentRecord,
    overpay: boolean,
  ): Promise<EnteredPayment | 'repeated'> {
    const { _id, orderId, amount, method, reference, reverses } = payment;
    const audit = this.audit.prepare({
      actorId: seller.id,
      action: reverses ? 'order.payment-reversed' : 'order.payment-recorded',
      subject: { kind: 'order', id: orderId.toHexString() },
      details: {
        payment: _id.toHexString(),
        amount,
        method,
        reference,
        ...(reverses && { reverses: reverses.toHexString() }),
      },
    });
    const decided = await this.sellerOrders.enterPayment(payment, overpay, audit);
    switch (decided) {
      case 'repeated':
        return decided;
      case 'key-of-another-order':
        throw new DomainError('idempotency-mismatch');
      case 'second-unpaid-order':
        throw conflict(SECOND_UNPAID_ORDER);
      case 'overpayment':
        throw overpayment(amount, await this.find(orderId.toHexString()));
      case 'full':
        throw new DomainError('limit-reached');
      default:
        await this.outbox.finish(decided);
        return { payment: await this.ledger.view(payment), order: decided.order };
    }
  }

  /** The payment that an order has under this key; it may not be written to the ledger yet. */
  private async enteredUnder({ orderId, key }: PaymentRecord): Promise<PaymentRecord | null> {
    const order = await this.sellerOrders.find(orderId.toHexString());
    if (order) await this.outbox.settle(order);
    return this.ledger.findByKey(key);
  }

  private async answer(payment: PaymentRecord): Promise<EnteredPayment> {
    const order = await this.find(payment.orderId.toHexString());
    return { payment: await this.ledger.view(payment), order };
  }

  private async find(orderId: string): Promise<StoredOrder> {
    const order = await this.sellerOrders.find(orderId);
    if (!order) throw new DomainError('not-found');
    return order;
  }
}

const REVERSAL_OF_REVERSAL = {
  en: 'A reversal cannot be reversed. Please record the payment again.',
  ms: 'Pembatalan tidak boleh dibatalkan. Sila rekod semula bayaran itu.',
};
const ALREADY_REVERSED = {
  en: 'This payment has already been reversed.',
  ms: 'Bayaran ini telah dibatalkan.',
};
const SECOND_UNPAID_ORDER = {
  en: 'Without this payment the order would be unpaid, and its customer has another unpaid order already. Please record the right payment first, or settle the other order.',
  ms: 'Tanpa bayaran ini pesanan menjadi belum dibayar, sedangkan pelanggan sudah ada satu lagi pesanan yang belum dibayar. Sila rekod bayaran yang betul dahulu, atau selesaikan pesanan yang satu lagi.',
};

function overpayment(amount: number, order: OrderRecord): OrderRefusal {
  const owed = outstanding(order.price - order.discountPrice, order.paidAmount);
  const texts = {
    en: `RM ${amount} is more than the RM ${owed} that this order owes. Please check the amount; if that much was received, confirm it with overpay: true.`,
    ms: `RM ${amount} melebihi baki RM ${owed} bagi pesanan ini. Sila semak jumlahnya; jika sebanyak itu diterima, sahkan dengan overpay: true.`,
  };
  return new OrderRefusal('overpayment', texts, order);
}

function conflict(texts: { en: string; ms: string }): DomainError {
  return new DomainError('conflict', { texts });
}

function requestOf(key: string | undefined, asked: readonly unknown[]): PaymentRecord['request'] {
  if (key === undefined) return null;
  return { key, fingerprint: sha256Hex(JSON.stringify(asked)) };
}

function isSameRequest(a: PaymentRecord, b: PaymentRecord): boolean {
  return a.request !== null && a.request.fingerprint === b.request?.fingerprint;
}
