import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { AnswerForFamilyDto, FamilyAnswerDto } from '@serikad/shared/guest-list/family.dto';
import type { FamilyView, PersonalInvitation } from '@serikad/shared/guest-list/family.types';
import { FamilyToken } from '../../../http/decorators/link-token.decorator.js';
import { Operation } from '../../../http/decorators/operation.decorator.js';
import { Public } from '../../../http/decorators/public.decorator.js';
import { RateLimit } from '../../../http/decorators/rate-limit.decorator.js';
import { CurrentUser, type SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { PersonalService } from './personal.service.js';

const ANSWER_FAILURES = ['not-found', 'package-required', 'wishes-closed', 'limit-reached'] as const;

/** The calls of a personal page, and the one by which the couple answer for a family. */
@Controller('api/family')
export class PersonalController {
  constructor(private readonly personal: PersonalService) {}

  @Operation('GET /api/family/by-link', {
    summary: 'What a personal link gives to the family: its seats, its sessions and its RSVP.',
    errors: ['not-found'],
  })
  @Public()
  @Get('by-link')
  @RateLimit('personal-links')
  find(@FamilyToken() token: string): Promise<PersonalInvitation> {
    return this.personal.find(token);
  }

  @Operation('POST /api/family/opened', {
    summary: 'Notes that a family has opened its invitation; the first time counts.',
    errors: ['not-found'],
  })
  @Public()
  @Post('opened')
  @RateLimit('personal-links')
  async opened(@FamilyToken() token: string): Promise<Record<string, never>> {
    await this.personal.markOpened(token);
    return {};
  }

  @Operation('PUT /api/family/answer', {
    summary: 'A family answers, or changes its RSVP as a whole; the last of several wins.',
    description:
      'Each session that the family is invited to is answered once. From the closing moment on `rsvp-closed` refuses new RSVPs and more guests; fewer guests and `no` are accepted.',
    errors: [...ANSWER_FAILURES, 'answers-closed', 'rsvp-closed'],
  })
  @Public()
  @Put('answer')
  @RateLimit('personal-links')
  answer(@FamilyToken() token: string, @Body() dto: FamilyAnswerDto): Promise<PersonalInvitation> {
    return this.personal.answer(token, dto);
  }

  @Operation('DELETE /api/family/answer', {
    summary: 'A family removes its RSVP.',
    errors: ['not-found'],
  })
  @Public()
  @Delete('answer')
  @RateLimit('personal-links')
  remove(@FamilyToken() token: string): Promise<PersonalInvitation> {
    return this.personal.remove(token);
  }

  @Operation('PUT /api/family/answer-for', {
    summary: 'The couple record the RSVP of a family; the family may change it.',
    description: 'The closing moment does not matter here; the limits of the invitation and the family’s seats do.',
    errors: [...ANSWER_FAILURES, 'trial-expired'],
  })
  @Put('answer-for')
  async answerFor(@CurrentUser() user: SignedInUser, @Body() dto: AnswerForFamilyDto): Promise<{ family: FamilyView }> {
    return { family: await this.personal.answerFor(user, dto) };
  }
}
