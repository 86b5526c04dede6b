import { SetMetadata } from '@nestjs/common';

export const PUBLIC_ROUTE = 'public-route';

/**
 * Opens a handler to people who are not signed in. Every such route stands in public-routes.ts as well, and a test
 * compares the two: a route is private unless somebody decided otherwise twice.
 */
export const Public = (): MethodDecorator => SetMetadata(PUBLIC_ROUTE, true);
