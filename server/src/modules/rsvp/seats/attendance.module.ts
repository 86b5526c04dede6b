import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AttendanceRepository } from './attendance.repository.js';
import { ATTENDANCE_MODEL, attendanceSchema } from './attendance.schema.js';
import { AttendanceService } from './attendance.service.js';
import { RemovalRecordsRepository } from './removal-records.repository.js';
import { SeatLedgerRepository } from './seat-ledger.repository.js';
import { SeatLedgerService } from './seat-ledger.service.js';

/** The counter document of an invitation: its limits and the seats that are taken. */
@Module({
  imports: [MongooseModule.forFeature([{ name: ATTENDANCE_MODEL, schema: attendanceSchema }])],
  providers: [
    AttendanceRepository,
    AttendanceService,
    RemovalRecordsRepository,
    SeatLedgerRepository,
    SeatLedgerService,
  ],
  exports: [AttendanceService, RemovalRecordsRepository, SeatLedgerService],
})
export class AttendanceModule {}
