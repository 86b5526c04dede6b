import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SellerOrdersRepository } from './seller-orders.repository.js';
import { SellerOrdersService } from './seller-orders.service.js';
import { OrderFiguresRepository } from './order-figures.repository.js';
import { OrderFiguresService } from './order-figures.service.js';
import { OrderRecordsService } from './order-records.service.js';
import { ORDER_MODEL, orderSchema } from './order.schema.js';
import { OrdersRepository } from './orders.repository.js';

/**
 * The stored orders. Apart from OrdersModule, because invitations and the proof of ownership need the orders while the
 * making of an order needs the invitations. The repository is for OrdersModule alone.
 */
@Module({
  imports: [MongooseModule.forFeature([{ name: ORDER_MODEL, schema: orderSchema }])],
  providers: [
    SellerOrdersRepository,
    SellerOrdersService,
    OrderFiguresRepository,
    OrderFiguresService,
    OrderRecordsService,
    OrdersRepository,
  ],
  exports: [SellerOrdersService, OrderFiguresService, OrderRecordsService, OrdersRepository],
})
export class OrderRecordsModule {}
