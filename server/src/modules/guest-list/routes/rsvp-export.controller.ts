import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ExportQuery } from '@serikad/shared/rsvp/rsvp-query.dto';
import type { Request, Response } from 'express';
import { AccessService } from '../../../access/access.service.js';
import { CurrentUser, type SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { RawAnswer } from '../../../http/decorators/raw.decorator.js';
import { hasCode } from '../../../config/system-error.js';
import { RateLimit } from '../../../http/decorators/rate-limit.decorator.js';
import { RsvpExportService } from '../../rsvp/responses/rsvp-export.service.js';
import { GuestListsService } from '../records/guest-lists.service.js';
import { RawOperation } from '../../../http/decorators/operation.decorator.js';

/**
 * The couple's RSVPs and families as a file. No cache keeps it:
 * every answer is no-store unless its handler sets another header.
 */
@Controller('api/wish')
export class RsvpExportController {
  constructor(
    private readonly access: AccessService,
    private readonly lists: GuestListsService,
    private readonly exports: RsvpExportService,
  ) {}

  @RawOperation({
    summary: 'The guest list of an invitation as a CSV file, for its owner.',
    description:
      'An RSVP a row, newest first. Where there is a list of families, further columns say what is known of them, and families without an RSVP follow.',
    produces: ['text/csv'],
  })
  @Get('export/:id')
  @RateLimit('exports', 'params.id')
  @RawAnswer()
  async export(
    @CurrentUser() user: SignedInUser,
    @Param('id') invitationId: string,
    @Query() { language }: ExportQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { id } = await this.access.ownInvitation(user, invitationId);
    response.attachment(this.exports.fileName()).set('Content-Type', 'text/csv; charset=utf-8');
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    const { content, close } = await this.exports.open(id, language, await this.lists.find(user, id));
    try {
      // Reads only as fast as the client; an error cuts the answer, a closed connection ends the reading.
      await pipeline(Readable.from(content, { highWaterMark: 1 }), response);
    } catch (error) {
      if (!hasCode(error, 'ERR_STREAM_PREMATURE_CLOSE')) throw error;
    } finally {
      await close();
    }
  }
}
