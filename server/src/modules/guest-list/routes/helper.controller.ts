import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { FamilyChatDto, FamilySentDto } from '@serikad/shared/guest-list/family.dto';
import { AddHelperFamilyDto, EditHelperFamilyDto } from '@serikad/shared/guest-list/helper.dto';
import type { HelperBranch, HelperFamily } from '@serikad/shared/guest-list/helper.types';
import { HelperToken } from '../../../http/decorators/link-token.decorator.js';
import { IdempotencyKey } from '../../../http/decorators/idempotency-key.decorator.js';
import { IfRevision } from '../../../http/decorators/if-match.decorator.js';
import { WEIGHTS } from '../../../http/decorators/budgets.js';
import { Operation } from '../../../http/decorators/operation.decorator.js';
import { Public } from '../../../http/decorators/public.decorator.js';
import { RateLimit, Weight } from '../../../http/decorators/rate-limit.decorator.js';
import { HelperFamiliesService } from '../records/helper-families.service.js';

/** The calls of a helper link. */
@Controller('api/helper')
@RateLimit('helper-links')
export class HelperController {
  constructor(private readonly families: HelperFamiliesService) {}

  @Operation('GET /api/helper/branch', {
    summary: 'The branch of a helper link with its families: phones masked, without notes and RSVPs.',
    errors: ['not-found'],
  })
  @Public()
  @Get('branch')
  @RateLimit('reads')
  @Weight(WEIGHTS.guestList)
  find(@HelperToken() token: string): Promise<HelperBranch> {
    return this.families.find(token);
  }

  @Operation('POST /api/helper/add', {
    summary: 'A helper adds a family to the branch, within its quota.',
    description: 'With an Idempotency-Key the same family is added once.',
    errors: ['not-found', 'limit-reached'],
  })
  @Public()
  @Post('add')
  async add(
    @HelperToken() token: string,
    @Body() dto: AddHelperFamilyDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<{ family: HelperFamily }> {
    return { family: await this.families.add(token, dto, key) };
  }

  @Operation('PUT /api/helper/edit', {
    summary: 'A helper changes a family of the branch; more seats within the quota alone.',
    description: 'The phone stays as it is when it is left out.',
    errors: ['not-found', 'limit-reached'],
  })
  @Public()
  @Put('edit')
  async edit(
    @HelperToken() token: string,
    @Body() dto: EditHelperFamilyDto,
    @IfRevision() ifRevision: number | undefined,
  ): Promise<{ family: HelperFamily }> {
    return { family: await this.families.edit(token, dto, ifRevision) };
  }

  @Operation('PUT /api/helper/sent', {
    summary: 'A helper says that a message was sent to a family of the branch, or that it was not.',
    errors: ['not-found'],
  })
  @Public()
  @Put('sent')
  async markSent(@HelperToken() token: string, @Body() dto: FamilySentDto): Promise<{ family: HelperFamily }> {
    return { family: await this.families.markSent(token, dto) };
  }

  @Operation('PUT /api/helper/chat', {
    summary: 'A helper has opened the chat for a message to a family of the branch, or says that it was not sent.',
    description: 'Until one is said, the question is shown on all phones with the helper link.',
    errors: ['not-found'],
  })
  @Public()
  @Put('chat')
  async noteChat(@HelperToken() token: string, @Body() dto: FamilyChatDto): Promise<{ family: HelperFamily }> {
    return { family: await this.families.noteChat(token, dto) };
  }
}
