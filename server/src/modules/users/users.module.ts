import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersRepository } from './users.repository.js';
import { USER_MODEL, userSchema } from './users.schema.js';
import { UsersService } from './users.service.js';

/** The stored users. Their routes are in UserRoutesModule: those make sessions, and AuthModule needs the users. */
@Module({
  imports: [MongooseModule.forFeature([{ name: USER_MODEL, schema: userSchema }])],
  providers: [UsersService, UsersRepository],
  exports: [UsersService],
})
export class UsersModule {}
