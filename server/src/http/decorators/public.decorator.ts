import { SetMetadata } from '@nestjs/common';

export const PUBLIC_ROUTE = 'public-route';

/**
 * Opens a handler to people who are not signed in. Every such route must be listed in public-routes.ts as well; a test
 * compares the two, so a route does not become public by mistake.
 */
export const Public = (): MethodDecorator => SetMetadata(PUBLIC_ROUTE, true);
