import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SessionTokensModule } from '../../auth/session-tokens.module.js';
import { UsersController } from './routes/users.controller.js';
import { UsersRepository } from './users.repository.js';
import { USER_MODEL, userSchema } from './users.schema.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: USER_MODEL, schema: userSchema }]), SessionTokensModule],
  controllers: [UsersController],
  providers: [UsersService, UsersRepository],
  exports: [UsersService],
})
export class UsersModule {}
