import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BuiltFiles } from './built-files.js';
import { CRASH_DAY_MODEL, CRASH_MODEL, crashDaySchema, crashSchema } from './crash.schema.js';
import { CrashesController } from './crashes.controller.js';
import { CrashesRepository } from './crashes.repository.js';
import { CrashesService } from './crashes.service.js';

/** Crashes of pages in the field. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: CRASH_MODEL, schema: crashSchema },
      { name: CRASH_DAY_MODEL, schema: crashDaySchema },
    ]),
  ],
  controllers: [CrashesController],
  providers: [BuiltFiles, CrashesRepository, CrashesService],
})
export class CrashesModule {}
