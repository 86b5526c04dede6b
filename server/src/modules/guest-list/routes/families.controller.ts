import type { Request } from 'express';
import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import {
  AddFamilyDto,
  EditFamilyDto,
  FamilyChatDto,
  FamilyIdDto,
  FamilyIdsDto,
  FamilySentDto,
  InviteFamiliesDto,
  MoveFamiliesDto,
  RemoveFamiliesDto,
  ReopenFamilyDto,
  SendQueueDto,
  SkipFamilyDto,
} from '@serikad/shared/guest-list/family.dto';
import { TemplateDto } from '@serikad/shared/guest-list/template.dto';
import type { ChangedTemplates, FamilyView, GuestList, SendQueue } from '@serikad/shared/guest-list/family.types';
import { familiesWeight, WEIGHTS } from '../../../http/decorators/budgets.js';
import { IdempotencyKey } from '../../../http/decorators/idempotency-key.decorator.js';
import { IfRevision } from '../../../http/decorators/if-match.decorator.js';
import { Operation } from '../../../http/decorators/operation.decorator.js';
import { Weight } from '../../../http/decorators/rate-limit.decorator.js';
import { CurrentUser, type SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { FamilyEditsService } from '../records/family-edits.service.js';
import { FamilyMarksService } from '../records/family-marks.service.js';
import { FamilyRemovalsService } from '../records/family-removals.service.js';
import { FamilySessionsService } from '../records/family-sessions.service.js';
import { GuestListsService } from '../records/guest-lists.service.js';
import { SendQueuesService } from '../records/send-queues.service.js';
import { TemplatesService } from '../records/templates.service.js';

const byFamilies = ({ body }: Request): number => familiesWeight(body);
const WRITE_FAILURES = ['not-found', 'trial-expired', 'package-required'] as const;

/** The couple's guest list. */
@Controller('api/family')
export class FamiliesController {
  constructor(
    private readonly lists: GuestListsService,
    private readonly edits: FamilyEditsService,
    private readonly marks: FamilyMarksService,
    private readonly removals: FamilyRemovalsService,
    private readonly templates: TemplatesService,
    private readonly sessions: FamilySessionsService,
    private readonly queues: SendQueuesService,
  ) {}

  @Operation('GET /api/family/list/:invitationId', {
    summary: 'The guest list of an invitation with its branches and totals; for the owner.',
    errors: ['not-found'],
  })
  @Get('list/:invitationId')
  @Weight(WEIGHTS.guestList)
  list(@CurrentUser() user: SignedInUser, @Param('invitationId') id: string): Promise<GuestList> {
    return this.lists.find(user, id);
  }

  @Operation('POST /api/family/add', {
    summary: 'Adds a family to the guest list; there may be 2,000.',
    description:
      'With an Idempotency-Key the same family is added once; a repetition after its removal answers it again, and it stays removed.',
    errors: [...WRITE_FAILURES, 'limit-reached'],
  })
  @Post('add')
  async add(
    @CurrentUser() user: SignedInUser,
    @Body() dto: AddFamilyDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<{ family: FamilyView }> {
    return { family: await this.edits.add(user, dto, key) };
  }

  @Operation('PUT /api/family/edit', {
    summary: 'Changes a family as a whole. An RSVP that is larger than the new seats stays as it is.',
    errors: [...WRITE_FAILURES],
  })
  @Put('edit')
  async edit(
    @CurrentUser() user: SignedInUser,
    @Body() dto: EditFamilyDto,
    @IfRevision() ifRevision: number | undefined,
  ): Promise<{ family: FamilyView }> {
    return { family: await this.edits.edit(user, dto, ifRevision) };
  }

  @Operation('PUT /api/family/move', {
    summary: 'Moves families to a branch, or gives each of them so many seats, or both; all of them at once.',
    errors: [...WRITE_FAILURES],
  })
  @Put('move')
  @Weight(byFamilies)
  async move(@CurrentUser() user: SignedInUser, @Body() dto: MoveFamiliesDto): Promise<{ families: FamilyView[] }> {
    return { families: await this.edits.move(user, dto) };
  }

  @Operation('PUT /api/family/sessions', {
    summary: 'Invites families to some sessions, or to all; what they answered to others is deleted.',
    errors: [...WRITE_FAILURES],
  })
  @Put('sessions')
  @Weight(byFamilies)
  async invite(@CurrentUser() user: SignedInUser, @Body() dto: InviteFamiliesDto): Promise<{ families: FamilyView[] }> {
    return { families: await this.sessions.invite(user, dto) };
  }

  @Operation('DELETE /api/family/delete', {
    summary:
      'Removes families with their RSVPs, whatever the package. For a day they can be restored with their links.',
    description:
      'With `unanswered` all of them stay when one has answered, before or while they are removed: `conflict`.',
    errors: ['not-found', 'trial-expired', 'conflict'],
  })
  @Delete('delete')
  @Weight(byFamilies)
  async remove(@CurrentUser() user: SignedInUser, @Body() dto: RemoveFamiliesDto): Promise<{ restoreUntil: string }> {
    return { restoreUntil: (await this.removals.remove(user, dto)).toISOString() };
  }

  @Operation('PUT /api/family/restore', {
    summary:
      'Restores families that were removed within the last day, with their links and, as far as there are seats, RSVPs.',
    errors: [...WRITE_FAILURES, 'limit-reached'],
  })
  @Put('restore')
  @Weight(byFamilies)
  async restore(@CurrentUser() user: SignedInUser, @Body() dto: FamilyIdsDto): Promise<{ families: FamilyView[] }> {
    return { families: await this.removals.restore(user, dto) };
  }

  @Operation('PUT /api/family/link', {
    summary: 'Renews the personal link of a family: the earlier one is unknown at once.',
    errors: [...WRITE_FAILURES],
  })
  @Put('link')
  async renewLink(@CurrentUser() user: SignedInUser, @Body() dto: FamilyIdDto): Promise<{ family: FamilyView }> {
    return { family: await this.marks.renewLink(user, dto) };
  }

  @Operation('PUT /api/family/sent', {
    summary: 'The couple say that they have sent a message to a family, or that they have not.',
    errors: [...WRITE_FAILURES],
  })
  @Put('sent')
  async markSent(@CurrentUser() user: SignedInUser, @Body() dto: FamilySentDto): Promise<{ family: FamilyView }> {
    return { family: await this.marks.markSent(user, dto) };
  }

  @Operation('PUT /api/family/chat', {
    summary: 'The couple have opened the chat for a message to a family, or say that it was not sent.',
    description: 'Until one is said, the question is shown on all phones of the couple.',
    errors: [...WRITE_FAILURES],
  })
  @Put('chat')
  async noteChat(@CurrentUser() user: SignedInUser, @Body() dto: FamilyChatDto): Promise<{ family: FamilyView }> {
    return { family: await this.marks.noteChat(user, dto) };
  }

  @Operation('PUT /api/family/queue', {
    summary: 'Begins to send one kind of message to families one after the other, or without families ends it.',
    description:
      'There is one queue of each kind; a new one takes the place of the earlier one. The same key begins one queue, and ends that one alone. A family is done with when it is skipped, or when the message was sent to it since the queue began.',
    errors: [...WRITE_FAILURES],
  })
  @Weight(byFamilies)
  @Put('queue')
  async startQueue(@CurrentUser() user: SignedInUser, @Body() dto: SendQueueDto): Promise<{ queues: SendQueue[] }> {
    return { queues: await this.queues.start(user, dto) };
  }

  @Operation('PUT /api/family/skip', {
    summary: 'Passes over a family of a queue; nothing changes when the queue was ended or replaced meanwhile.',
    errors: [...WRITE_FAILURES],
  })
  @Put('skip')
  async skip(@CurrentUser() user: SignedInUser, @Body() dto: SkipFamilyDto): Promise<{ queues: SendQueue[] }> {
    return { queues: await this.queues.skip(user, dto) };
  }

  @Operation('PUT /api/family/template', {
    summary: 'Changes the text of a message in one language; an empty one is the default again.',
    description:
      'An unknown placeholder is refused, and a text with which the address of a chat would be longer than WhatsApp takes. The last write wins.',
    errors: WRITE_FAILURES,
  })
  @Put('template')
  async saveTemplate(
    @CurrentUser() user: SignedInUser,
    @Body() dto: TemplateDto,
  ): Promise<{ templates: ChangedTemplates }> {
    return { templates: await this.templates.save(user, dto) };
  }

  @Operation('PUT /api/family/reopen', {
    summary: 'Lets a family answer after the closing date, or ends that.',
    errors: [...WRITE_FAILURES],
  })
  @Put('reopen')
  async reopen(@CurrentUser() user: SignedInUser, @Body() dto: ReopenFamilyDto): Promise<{ family: FamilyView }> {
    return { family: await this.marks.reopen(user, dto) };
  }
}
