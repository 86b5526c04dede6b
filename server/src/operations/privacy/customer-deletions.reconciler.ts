import { Injectable } from '@nestjs/common';
import { Reconciler } from '../../common/reconciler.js';
import { PrivacyRequests } from './privacy-requests.service.js';

/**
 * Resumes deletions of customers: interrupted ones, those whose files a backup locks, and for an hour every one, for
 * what requests in flight have written since.
 */
@Injectable()
export class CustomerDeletionsReconciler extends Reconciler {
  constructor(private readonly requests: PrivacyRequests) {
    super('deletions of customers could not be carried on');
  }

  protected override async round(): Promise<void> {
    const left = await this.requests.continue();
    if (left > 0) this.log.warn(`files of ${left} deleted customers can't be removed yet`);
  }
}
