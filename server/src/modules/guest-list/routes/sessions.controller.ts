import { Body, Controller, Delete, Post, Put } from '@nestjs/common';
import {
  CreateSessionDto,
  DeleteSessionDto,
  EditSessionDto,
  MainSessionDto,
} from '@serikad/shared/guest-list/session.dto';
import type { SessionsAnswer } from '@serikad/shared/guest-list/session.types';
import { IdempotencyKey } from '../../../http/decorators/idempotency-key.decorator.js';
import { IfRevision } from '../../../http/decorators/if-match.decorator.js';
import { Operation } from '../../../http/decorators/operation.decorator.js';
import { CurrentUser, type SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { InvitationSessionsService } from '../records/invitation-sessions.service.js';

type Revision = number | undefined;

/** The sessions of the couple's invitation beside the main one. */
@Controller('api/session')
export class SessionsController {
  constructor(private readonly sessions: InvitationSessionsService) {}

  @Operation('POST /api/session/create', {
    summary: 'Adds a session to the invitation; there may be four, the invitation itself included.',
    description:
      'Families that are invited to all sessions are invited to the new one with `inviteAll` alone. With an Idempotency-Key the same session is added once.',
    errors: ['not-found', 'trial-expired', 'package-required', 'limit-reached'],
  })
  @Post('create')
  create(
    @CurrentUser() user: SignedInUser,
    @Body() dto: CreateSessionDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<SessionsAnswer> {
    return this.sessions.create(user, dto, key);
  }

  @Operation('PUT /api/session/edit', {
    summary: 'Changes a session as a whole. A limit under the seats that are taken is refused.',
    errors: ['not-found', 'trial-expired', 'package-required', 'limit-reached'],
  })
  @Put('edit')
  edit(
    @CurrentUser() user: SignedInUser,
    @Body() dto: EditSessionDto,
    @IfRevision() ifRevision: Revision,
  ): Promise<SessionsAnswer> {
    return this.sessions.edit(user, dto, ifRevision);
  }

  @Operation('PUT /api/session/main', {
    summary: 'Says what the invitation itself is called among the sessions.',
    errors: ['not-found', 'trial-expired', 'package-required'],
  })
  @Put('main')
  setMainTitle(
    @CurrentUser() user: SignedInUser,
    @Body() dto: MainSessionDto,
    @IfRevision() ifRevision: Revision,
  ): Promise<SessionsAnswer> {
    return this.sessions.setMainTitle(user, dto, ifRevision);
  }

  @Operation('DELETE /api/session/delete', {
    summary: 'Removes a session, whatever the package, with what families answered to it.',
    description:
      'Refused while families are invited to it alone, and while more families come, or may come, than `answers` says.',
    errors: ['not-found', 'trial-expired', 'conflict'],
  })
  @Delete('delete')
  remove(
    @CurrentUser() user: SignedInUser,
    @Body() dto: DeleteSessionDto,
    @IfRevision() ifRevision: Revision,
  ): Promise<SessionsAnswer> {
    return this.sessions.remove(user, dto, ifRevision);
  }
}
