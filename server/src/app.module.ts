import { Module, type DynamicModule } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { AppOptions } from './common/app-options.js';
import { CommonModule } from './common/common.module.js';
import { connectionOptions } from './database/connection.js';

/** The whole server. */
@Module({})
export class AppModule {
  static forRoot(options: AppOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [CommonModule.forRoot(options), MongooseModule.forRoot(options.mongoUri, connectionOptions)],
    };
  }
}
