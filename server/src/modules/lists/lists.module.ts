import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CHECKLIST_MODEL, checklistSchema } from './checklist.schema.js';
import { ListsController } from './lists.controller.js';
import { ListsRepository } from './lists.repository.js';
import { ListsService } from './lists.service.js';

/** Checklists: what a person still has to see to, and what it costs. */
@Module({
  imports: [MongooseModule.forFeature([{ name: CHECKLIST_MODEL, schema: checklistSchema }])],
  controllers: [ListsController],
  providers: [ListsRepository, ListsService],
})
export class ListsModule {}
