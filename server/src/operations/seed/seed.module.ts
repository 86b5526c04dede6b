import { Module } from '@nestjs/common';
import { DesignsModule } from '../../modules/designs/designs.module.js';
import { CatalogueSeed } from './catalogue-seed.js';

@Module({ imports: [DesignsModule], providers: [CatalogueSeed] })
export class SeedModule {}
