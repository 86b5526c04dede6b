import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { SessionTokens } from './session-tokens.js';

/** Apart from AuthModule, because the users module issues tokens and AuthModule needs the users. */
@Module({ imports: [JwtModule.register({})], providers: [SessionTokens], exports: [SessionTokens] })
export class SessionTokensModule {}
