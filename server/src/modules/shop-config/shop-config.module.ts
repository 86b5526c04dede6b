import { Module } from '@nestjs/common';
import { ShopConfigController } from './shop-config.controller.js';

@Module({ controllers: [ShopConfigController] })
export class ShopConfigModule {}
