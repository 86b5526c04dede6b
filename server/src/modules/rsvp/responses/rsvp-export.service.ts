import { Injectable } from '@nestjs/common';
import type { InvitationLanguage } from '@serikad/shared/i18n/language';
import { Types } from 'mongoose';
import type { OwnedInvitationId } from '../../../access/owned-ids.js';
import { Clock } from '../../../common/clock.js';
import { type ExportedList, FamilyColumns } from './family-csv.js';
import { csvFileName, rsvpCsvHead, rsvpCsvRows, unansweredCsvRows } from './rsvp-csv.js';
import { type ListedRsvp, RsvpPagesRepository } from './rsvp-pages.repository.js';

interface RsvpExport {
  /** The file piece by piece. */
  content: AsyncGenerator<string>;
  /** Must always be called at the end. */
  close: () => Promise<void>;
}

/** The RSVPs as a file for a spreadsheet. */
@Injectable()
export class RsvpExportService {
  constructor(
    private readonly pages: RsvpPagesRepository,
    private readonly clock: Clock,
  ) {}

  fileName(): string {
    return csvFileName(this.clock.now());
  }

  /**
   * All RSVPs of an invitation as CSV, newest first, then the families without one. Resolves once the first rows are
   * there, so that a database that is away is an error and not half a file.
   * @param language of the columns' names
   */
  async open(id: OwnedInvitationId, language: InvitationLanguage, list: ExportedList): Promise<RsvpExport> {
    const batches = this.pages.all(new Types.ObjectId(id));
    const first = await batches.next();
    return {
      content: contentOf(first, batches, language, new FamilyColumns(list, language)),
      // Returning an unstarted generator would not close its source.
      close: async () => void (await batches.return(undefined)),
    };
  }
}

async function* contentOf(
  first: IteratorResult<ListedRsvp[], unknown>,
  rest: AsyncGenerator<ListedRsvp[]>,
  language: InvitationLanguage,
  families: FamilyColumns,
): AsyncGenerator<string> {
  yield rsvpCsvHead(language, families);
  if (!first.done) {
    yield rsvpCsvRows(first.value, language, families);
    for await (const batch of rest) yield rsvpCsvRows(batch, language, families);
  }
  yield unansweredCsvRows(families);
}
