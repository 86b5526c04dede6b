import { Module } from '@nestjs/common';
import { SessionTokensModule } from '../../../auth/session-tokens.module.js';
import { UsersModule } from '../users.module.js';
import { UsersController } from './users.controller.js';

@Module({ imports: [SessionTokensModule, UsersModule], controllers: [UsersController] })
export class UserRoutesModule {}
