import { Body, Controller, Get, Post, Put, Req } from '@nestjs/common';
import { RegisterDto, UpdateProfileDto } from '@serikad/shared/users/user.dto';
import type { RegisterResult, UserView } from '@serikad/shared/users/user.types';
import type { Request } from 'express';
import { deviceLanguage } from '../../../http/device-language.js';
import { ForRegistration } from '../../../http/decorators/for-registration.decorator.js';
import { SessionTokens } from '../../../auth/session-tokens.js';
import { CurrentUser, type SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { DomainError } from '../../../common/domain-error.js';
import { UsersService } from '../users.service.js';
import { accountView, userView } from '../users.view.js';
import { Operation } from '../../../http/decorators/operation.decorator.js';
import { RateLimit } from '../../../http/decorators/rate-limit.decorator.js';

@Controller('user')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly tokens: SessionTokens,
  ) {}

  @Operation('POST /user/register', {
    summary: 'Registers the person who has signed in, and returns a full session token.',
    errors: ['already-registered'],
  })
  @Post('register')
  @RateLimit('register')
  @ForRegistration()
  async register(
    @CurrentUser() { id }: SignedInUser,
    @Body() body: RegisterDto,
    @Req() request: Request,
  ): Promise<RegisterResult> {
    const user = await this.users.register(id, body.name, body.phoneNo, deviceLanguage(request));
    return { token: this.tokens.issue(user), user: accountView(user) };
  }

  @Operation('GET /user/profile', { summary: 'The signed-in person as they see themselves.' })
  @Get('profile')
  async profile(@CurrentUser() { id, isAdmin }: SignedInUser): Promise<{ user: UserView }> {
    const user = await this.users.find(id);
    if (!user) throw new DomainError('invalid-token');
    // As the guard has it: in the demo the seller is one only on the machine itself.
    return { user: userView({ ...user, isAdmin }) };
  }

  @Operation('PUT /user/profile', {
    summary: 'Sets the language in which the signed-in person reads the shop.',
    description: 'At a sign-in on another device the web app changes to it.',
  })
  @Put('profile')
  async updateProfile(
    @CurrentUser() { id, isAdmin }: SignedInUser,
    @Body() { language }: UpdateProfileDto,
  ): Promise<{ user: UserView }> {
    return { user: userView({ ...(await this.users.setLanguage(id, language)), isAdmin }) };
  }

  @Operation('POST /user/sign-out', { summary: 'Ends every session of the signed-in person.' })
  @Post('sign-out')
  async signOut(@CurrentUser() { id }: SignedInUser): Promise<Record<string, never>> {
    await this.users.revokeSessions(id);
    return {};
  }
}
