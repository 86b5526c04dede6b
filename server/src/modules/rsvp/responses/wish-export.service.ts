import { Injectable } from '@nestjs/common';
import type { InvitationLanguage } from '@serikad/shared/i18n/language';
import { Types } from 'mongoose';
import type { OwnedInvitationId } from '../../../access/owned-ids.js';
import { Clock } from '../../../common/clock.js';
import { csvFileName, wishCsvHead, wishCsvRows } from './wish-csv.js';
import { type ListedWish, WishPagesRepository } from './wish-pages.repository.js';

export interface WishExport {
  /** The file piece by piece. */
  content: AsyncGenerator<string>;
  /** To be called at the end, however it came. */
  close: () => Promise<void>;
}

/** The answers as a file for a spreadsheet. */
@Injectable()
export class WishExportService {
  constructor(
    private readonly pages: WishPagesRepository,
    private readonly clock: Clock,
  ) {}

  fileName(): string {
    return csvFileName(this.clock.now());
  }

  /**
   * All answers of an invitation as CSV, newest first. Resolves once the first rows are there, so that a database that
   * is away is an error and not half a file.
   * @param language of the columns' names
   */
  async open(id: OwnedInvitationId, language: InvitationLanguage): Promise<WishExport> {
    const batches = this.pages.all(new Types.ObjectId(id));
    const first = await batches.next();
    return {
      content: contentOf(first, batches, language),
      // A generator that nobody has read from would not end the one behind it.
      close: async () => void (await batches.return(undefined)),
    };
  }
}

async function* contentOf(
  first: IteratorResult<ListedWish[], unknown>,
  rest: AsyncGenerator<ListedWish[]>,
  language: InvitationLanguage,
): AsyncGenerator<string> {
  yield wishCsvHead(language);
  if (first.done) return;
  yield wishCsvRows(first.value, language);
  for await (const batch of rest) yield wishCsvRows(batch, language);
}
