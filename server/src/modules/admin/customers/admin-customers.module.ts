import { Module } from '@nestjs/common';
import { PrivacyModule } from '../../../operations/privacy/privacy.module.js';
import { AdminCustomersController } from './admin-customers.controller.js';

/** Privacy requests: export and deletion of one customer's data. */
@Module({ imports: [PrivacyModule], controllers: [AdminCustomersController] })
export class AdminCustomersModule {}
