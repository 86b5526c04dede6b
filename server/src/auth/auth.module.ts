import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { LimitsModule } from '../http/limits/limits.module.js';
import { UsersModule } from '../modules/users/users.module.js';
import { GoogleAuthController } from './google-auth.controller.js';
import { GoogleHttp } from './google-http.js';
import { GoogleStrategy } from './google-strategy.js';
import { GoogleVerifier } from './google-verifier.js';
import { SessionGuard } from './session.guard.js';
import { SessionTokensModule } from './session-tokens.module.js';
import { SignInGrants } from './sign-in-grants.js';
import { SignInService } from './sign-in.service.js';

/** Sign-in, and the guard before every route. */
@Module({
  imports: [LimitsModule, PassportModule, UsersModule, SessionTokensModule],
  controllers: [GoogleAuthController],
  providers: [
    GoogleHttp,
    GoogleVerifier,
    GoogleStrategy,
    SignInGrants,
    SignInService,
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
})
export class AuthModule {}
