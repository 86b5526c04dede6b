import { SetMetadata } from '@nestjs/common';

export const RAW_ANSWER = 'raw-answer';

/** Marks a handler whose answer is not wrapped in the envelope: files, CSV, pages, health. */
export const RawAnswer = (): MethodDecorator & ClassDecorator => SetMetadata(RAW_ANSWER, true);
