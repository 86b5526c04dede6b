import { Module } from '@nestjs/common';
import { DesignsModule } from '../designs/designs.module.js';
import { SamplesService } from './samples.service.js';

@Module({ imports: [DesignsModule], providers: [SamplesService], exports: [SamplesService] })
export class SamplesModule {}
