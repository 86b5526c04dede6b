import { SetMetadata } from '@nestjs/common';

export const FOR_REGISTRATION = 'for-registration';

/** Opens a handler to people who have signed in with Google but not filled in the registration form yet. */
export const ForRegistration = (): MethodDecorator => SetMetadata(FOR_REGISTRATION, true);
