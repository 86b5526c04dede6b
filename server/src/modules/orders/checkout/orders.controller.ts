import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { CreateOrderDto, SubmitDetailsDto, UpdatePackageDto } from '@serikad/shared/orders/order.dto';
import type {
  CreatedOrder,
  OrderAnswer,
  OrderDetails,
  OrderItemsView,
  OrderView,
} from '@serikad/shared/orders/order.types';
import { AccessService } from '../../../access/access.service.js';
import { CurrentUser, type SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { IdempotencyKey } from '../../../http/decorators/idempotency-key.decorator.js';
import { OrderChangesService } from './order-changes.service.js';
import { requireOwnUser } from './own-user.js';
import { OrdersService } from './orders.service.js';
import { Operation } from '../../../http/decorators/operation.decorator.js';

@Controller('api/order')
export class OrdersController {
  constructor(
    private readonly orders: OrdersService,
    private readonly changes: OrderChangesService,
    private readonly access: AccessService,
  ) {}

  @Operation('POST /api/order/create/v2', {
    summary: 'Orders items of the price list, and makes the invitation with its defaults.',
    errors: ['pending-order'],
  })
  @Post('create/v2')
  create(
    @CurrentUser() user: SignedInUser,
    @Body() dto: CreateOrderDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CreatedOrder> {
    requireOwnUser(user, dto);
    return this.orders.create(user, dto, key);
  }

  @Operation('GET /api/order/find-by-user/:userId', { summary: 'The orders of the signed-in person, newest first.' })
  @Get('find-by-user/:userId')
  findByUser(@CurrentUser() user: SignedInUser, @Param('userId') userId: string): Promise<OrderView[]> {
    return this.orders.findByUser(user, userId);
  }

  @Operation('GET /api/order/find-one/:id', { summary: 'An order with its invitation and gifts.' })
  @Get('find-one/:id')
  async findOne(@CurrentUser() user: SignedInUser, @Param('id') id: string): Promise<OrderDetails> {
    return this.orders.details(await this.access.ownOrder(user, id));
  }

  @Operation('GET /api/order/items/:id', {
    summary: 'The items of an order with their steps and the details confirmed, and what its invitation is called.',
  })
  @Get('items/:id')
  async items(@CurrentUser() user: SignedInUser, @Param('id') id: string): Promise<OrderItemsView> {
    return this.orders.items(await this.access.ownOrder(user, id));
  }

  @Operation('PUT /api/order/update-package', {
    summary: 'Changes the items of an order; those that are being made stay as they are.',
    errors: ['item-locked', 'conflict', 'not-found'],
  })
  @Put('update-package')
  async updatePackage(@CurrentUser() user: SignedInUser, @Body() dto: UpdatePackageDto): Promise<OrderAnswer> {
    requireOwnUser(user, dto);
    return this.changes.updatePackage(await this.access.ownOrder(user, dto.id), dto);
  }

  @Operation('PUT /api/order/submit-details', {
    summary: 'Confirms the details of a paid order, so that its items are made from them.',
    errors: ['payment-required', 'nothing-to-submit', 'conflict', 'not-found'],
  })
  @Put('submit-details')
  async submitDetails(@CurrentUser() user: SignedInUser, @Body() dto: SubmitDetailsDto): Promise<OrderAnswer> {
    requireOwnUser(user, dto);
    return this.changes.submitDetails(await this.access.ownOrder(user, dto.id));
  }
}
