import type { Locale } from '@serikad/shared/i18n/language';
import { DomainError } from '../../../common/domain-error.js';
import type { OrderRecord } from '../records/order.schema.js';

/** A change that is refused for the state of its order: what answers it shows the order as it is. */
export class OrderRefusal extends DomainError {
  constructor(
    code: 'conflict' | 'overpayment',
    texts: Record<Locale, string>,
    readonly order: OrderRecord,
  ) {
    super(code, { texts });
  }
}
