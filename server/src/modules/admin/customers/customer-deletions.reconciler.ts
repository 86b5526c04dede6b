import { Injectable } from '@nestjs/common';
import { Reconciler } from '../../../common/reconciler.js';
import { AdminCustomersService } from './admin-customers.service.js';

/**
 * Goes on with deletions of customers: those that were cut, those that a backup kept from removing files, and for an hour
 * every one, for what requests that were under way have written since.
 */
@Injectable()
export class CustomerDeletionsReconciler extends Reconciler {
  constructor(private readonly customers: AdminCustomersService) {
    super('deletions of customers could not be carried on');
  }

  protected override async round(): Promise<void> {
    const left = await this.customers.continue();
    if (left > 0) this.log.warn(`files of ${left} deleted customers can't be removed yet`);
  }
}
