import { Module } from '@nestjs/common';
import { DesignsModule } from '../modules/designs/designs.module.js';
import { ShopConfigModule } from '../modules/shop-config/shop-config.module.js';
import { FirstAnswers } from './first-answers.js';

/** What the web app's own pages bring along. */
@Module({ imports: [DesignsModule, ShopConfigModule], providers: [FirstAnswers] })
export class ShopPageModule {}
