import { SetMetadata } from '@nestjs/common';

export const LONG_BODY = 'long-body';

/** Takes up to 512 KB of JSON instead of 100 KB, of signed-in callers. */
export const LongBody = (): MethodDecorator => SetMetadata(LONG_BODY, true);
