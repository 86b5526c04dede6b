import { createSecretKey } from 'node:crypto';
import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { APP_CONFIG } from '../common/app-options.js';
import type { AppConfig } from '../config/app-config.js';
import { SessionTokens } from './session-tokens.js';

/** Apart from AuthModule, because the users module issues tokens and AuthModule needs the users. */
@Module({
  imports: [
    JwtModule.registerAsync({
      inject: [APP_CONFIG],
      // A key, not a text: at each request jsonwebtoken would first try to read a text as a public key.
      useFactory: ({ jwtSecret }: AppConfig) => ({ secret: createSecretKey(jwtSecret, 'utf8') }),
    }),
  ],
  providers: [SessionTokens],
  exports: [SessionTokens],
})
export class SessionTokensModule {}
