import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SeatsRepository } from './seats.repository.js';
import { SEATS_MODEL, seatsSchema } from './seats.schema.js';
import { SeatsService } from './seats.service.js';
import { RemovalRecordsRepository } from './removal-records.repository.js';
import { SeatCounterRepository } from './seat-counter.repository.js';
import { SeatCounterService } from './seat-counter.service.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';

/** The counter document of an invitation: its limits and the seats that are taken. */
@Module({
  imports: [MongooseModule.forFeature([{ name: SEATS_MODEL, schema: seatsSchema }])],
  providers: [
    SeatsRepository,
    SeatsService,
    RemovalRecordsRepository,
    SeatCounterRepository,
    SeatCounterService,
    SessionsRepository,
    SessionsService,
  ],
  exports: [SessionsService, SeatsService, RemovalRecordsRepository, SeatCounterService],
})
export class SeatsModule {}
