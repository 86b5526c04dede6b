import { Module } from '@nestjs/common';
import { RsvpModule } from '../../modules/rsvp/responses/rsvp.module.js';
import { GuestErasures } from './guest-erasures.service.js';
import { StoredPersons } from './stored-persons.service.js';

/** Erasure of the guests' data some months after their wedding. */
@Module({ imports: [RsvpModule], providers: [GuestErasures, StoredPersons], exports: [StoredPersons] })
export class GuestErasureModule {}
