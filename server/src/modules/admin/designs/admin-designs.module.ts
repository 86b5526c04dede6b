import { Module } from '@nestjs/common';
import { DesignsModule } from '../../designs/designs.module.js';
import { AdminDesignsController } from './admin-designs.controller.js';

/** The seller's catalogue. */
@Module({ imports: [DesignsModule], controllers: [AdminDesignsController] })
export class AdminDesignsModule {}
