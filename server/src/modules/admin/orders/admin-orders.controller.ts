import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { AdminOrderQuery, MoveItemDto } from '@serikad/shared/admin/admin-order.dto';
import type {
  AdminOrder,
  AdminOrderDetails,
  AdminOrderPage,
  AdminToday,
  PaymentAnswer,
} from '@serikad/shared/admin/admin-order.types';
import { RecordPaymentDto, ReversePaymentDto } from '@serikad/shared/payments/payment.dto';
import { SellerOnly } from '../../../auth/seller-only.decorator.js';
import { CurrentUser, type SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { IdempotencyKey } from '../../../http/decorators/idempotency-key.decorator.js';
import { OrderPayments } from '../../orders/outbox/order-payments.service.js';
import { SellerOrderChanges } from '../../orders/outbox/seller-order-changes.service.js';
import { AdminOrderViews } from './admin-order-views.service.js';
import { AdminOrdersService } from './admin-orders.service.js';
import { AdminTodayService } from './admin-today.service.js';
import { Operation } from '../../../http/decorators/operation.decorator.js';

@Controller('api/admin')
@SellerOnly()
export class AdminOrdersController {
  constructor(
    private readonly orders: AdminOrdersService,
    private readonly today: AdminTodayService,
    private readonly views: AdminOrderViews,
    private readonly changes: SellerOrderChanges,
    private readonly payments: OrderPayments,
  ) {}

  @Operation('GET /api/admin/today', {
    summary: 'What there is to do: new orders, items to make and to approve by the day they are due, trials, money.',
  })
  @Get('today')
  findToday(): Promise<AdminToday> {
    return this.today.find();
  }

  @Operation('GET /api/admin/order/find', { summary: 'The orders of the shop, newest first, searched and filtered.' })
  @Get('order/find')
  page(@Query() query: AdminOrderQuery): Promise<AdminOrderPage> {
    return this.orders.page(query);
  }

  @Operation('GET /api/admin/order/find-one/:id', {
    summary: 'An order with its customer, payments and confirmed details.',
  })
  @Get('order/find-one/:id')
  details(@Param('id') id: string): Promise<AdminOrderDetails> {
    return this.orders.details(id);
  }

  @Operation('PUT /api/admin/order/:id/item', {
    summary: 'Moves an item of an order one step on or back.',
    errors: ['conflict'],
  })
  @Put('order/:id/item')
  async moveItem(
    @CurrentUser() seller: SignedInUser,
    @Param('id') id: string,
    @Body() dto: MoveItemDto,
  ): Promise<{ order: AdminOrder }> {
    const order = await this.views.withOrder(this.changes.moveItem(seller, id, dto));
    return { order: await this.views.one(order) };
  }

  @Operation('POST /api/admin/order/:id/payment', {
    summary: 'Records a payment in the ledger of an order.',
    description: 'An amount above what is outstanding needs `overpay: true`.',
    errors: ['conflict', 'limit-reached', 'overpayment'],
  })
  @Post('order/:id/payment')
  async recordPayment(
    @CurrentUser() seller: SignedInUser,
    @Param('id') id: string,
    @Body() dto: RecordPaymentDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<PaymentAnswer> {
    const { payment, order } = await this.views.withOrder(this.payments.record(seller, id, dto, key));
    return { payment, order: await this.views.one(order) };
  }

  @Operation('POST /api/admin/payment/:id/reverse', {
    summary: 'Takes a wrong payment back by an entry against it; nothing is deleted.',
    errors: ['conflict', 'limit-reached'],
  })
  @Post('payment/:id/reverse')
  async reversePayment(
    @CurrentUser() seller: SignedInUser,
    @Param('id') id: string,
    @Body() dto: ReversePaymentDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<PaymentAnswer> {
    const { payment, order } = await this.payments.reverse(seller, id, dto, key);
    return { payment, order: await this.views.one(order) };
  }
}
