import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { AdminOrderQuery, MoveItemDto } from '@serikad/shared/admin/admin-order.dto';
import type {
  AdminOrder,
  AdminOrderDetails,
  AdminOrderPage,
  PaymentAnswer,
} from '@serikad/shared/admin/admin-order.types';
import { RecordPaymentDto, ReversePaymentDto } from '@serikad/shared/payments/payment.dto';
import { SellerOnly } from '../../../auth/seller-only.decorator.js';
import { CurrentUser, type SignedInUser } from '../../../auth/signed-in-user.js';
import { IdempotencyKey } from '../../../common/idempotency-key.decorator.js';
import { AdminOrdersService } from './admin-orders.service.js';
import { AdminPaymentsService } from './admin-payments.service.js';

@Controller('api/admin')
@SellerOnly()
export class AdminOrdersController {
  constructor(
    private readonly orders: AdminOrdersService,
    private readonly payments: AdminPaymentsService,
  ) {}

  @Get('order/find')
  page(@Query() query: AdminOrderQuery): Promise<AdminOrderPage> {
    return this.orders.page(query);
  }

  @Get('order/find-one/:id')
  details(@Param('id') id: string): Promise<AdminOrderDetails> {
    return this.orders.details(id);
  }

  @Put('order/:id/item')
  moveItem(
    @CurrentUser() seller: SignedInUser,
    @Param('id') id: string,
    @Body() dto: MoveItemDto,
  ): Promise<{ order: AdminOrder }> {
    return this.orders.moveItem(seller, id, dto);
  }

  @Post('order/:id/payment')
  recordPayment(
    @CurrentUser() seller: SignedInUser,
    @Param('id') id: string,
    @Body() dto: RecordPaymentDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<PaymentAnswer> {
    return this.payments.record(seller, id, dto, key);
  }

  @Post('payment/:id/reverse')
  reversePayment(
    @CurrentUser() seller: SignedInUser,
    @Param('id') id: string,
    @Body() dto: ReversePaymentDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<PaymentAnswer> {
    return this.payments.reverse(seller, id, dto, key);
  }
}
