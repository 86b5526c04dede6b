import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { CreateOrderDto } from '@serikad/shared/orders/order.dto';
import type { CreatedOrder, OrderDetails, OrderItemsView, OrderView } from '@serikad/shared/orders/order.types';
import { AccessService } from '../../access/access.service.js';
import { CurrentUser, type SignedInUser } from '../../auth/signed-in-user.js';
import { IdempotencyKey } from '../../common/idempotency-key.decorator.js';
import { OrdersService } from './orders.service.js';

@Controller('api/order')
export class OrdersController {
  constructor(
    private readonly orders: OrdersService,
    private readonly access: AccessService,
  ) {}

  @Post('create/v2')
  create(
    @CurrentUser() user: SignedInUser,
    @Body() dto: CreateOrderDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CreatedOrder> {
    return this.orders.create(user, dto, key);
  }

  @Get('find-by-user/:userId')
  findByUser(@CurrentUser() user: SignedInUser, @Param('userId') userId: string): Promise<OrderView[]> {
    return this.orders.findByUser(user, userId);
  }

  @Get('find-one/:id')
  async findOne(@CurrentUser() user: SignedInUser, @Param('id') id: string): Promise<OrderDetails> {
    return this.orders.details(await this.access.ownOrder(user, id));
  }

  @Get('items/:id')
  async items(@CurrentUser() user: SignedInUser, @Param('id') id: string): Promise<OrderItemsView> {
    return this.orders.items(await this.access.ownOrder(user, id));
  }
}
