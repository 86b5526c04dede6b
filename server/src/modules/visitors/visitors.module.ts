import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { VisitorsController } from './visitors.controller.js';
import { VisitorsService } from './visitors.service.js';
import { VisitsRepository } from './visits.repository.js';
import { VISITS_MODEL, visitsSchema } from './visits.schema.js';

/** How many people look at the shop. */
@Module({
  imports: [MongooseModule.forFeature([{ name: VISITS_MODEL, schema: visitsSchema }])],
  controllers: [VisitorsController],
  providers: [VisitsRepository, VisitorsService],
  exports: [VisitorsService],
})
export class VisitorsModule {}
