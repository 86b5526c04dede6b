import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_CONFIG, type AppOptions } from './app-options.js';
import { Clock } from './clock.js';
import { Faults } from './faults.js';

/** What every module may need: the configuration, the clock and the fault points. */
@Global()
@Module({})
export class CommonModule {
  static forRoot({ config, clock = new Clock() }: AppOptions): DynamicModule {
    return {
      module: CommonModule,
      providers: [{ provide: APP_CONFIG, useValue: config }, { provide: Clock, useValue: clock }, Faults],
      exports: [APP_CONFIG, Clock, Faults],
    };
  }
}
