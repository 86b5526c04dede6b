import { Module } from '@nestjs/common';
import { SessionTokens } from './session-tokens.js';

/** Apart from AuthModule, because the users module issues tokens and AuthModule needs the users. */
@Module({ providers: [SessionTokens], exports: [SessionTokens] })
export class SessionTokensModule {}
