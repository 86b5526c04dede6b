/**
 * Every route that answers without a session. A handler must be marked @Public() as well; a test compares the two at
 * run time with the routes that there are, and calls each of the others without a token.
 */
export const PUBLIC_ROUTES: readonly string[] = [
  'POST /user/google-auth/verify',
  'GET /user/google-auth',
  'GET /user/google-auth/callback',

  'GET /api/invitation/total',
  'GET /api/invitation/find-one/:id',
  'GET /api/invitation/live-link/:id',
  'GET /api/invitation/prayer-times',
  'GET /api/gift/find-by-invitation/:invitationId',
  'PUT /api/gift/reserve',

  'GET /api/wish/get-all/:id',
  'GET /api/wish/sample',
  'GET /api/wish/user/:id',
  'POST /api/wish/add',
  'PUT /api/wish/edit',
  'DELETE /api/wish/own',

  'GET /api/family/by-link',
  'POST /api/family/opened',
  'PUT /api/family/answer',
  'DELETE /api/family/answer',

  // With the token of a helper link.
  'GET /api/helper/branch',
  'POST /api/helper/add',
  'PUT /api/helper/edit',
  'PUT /api/helper/sent',
  'PUT /api/helper/chat',
  // With the token of a caterer’s link.
  'GET /api/caterer/summary',
  // With the token of a door link.
  'GET /api/door/list',
  'POST /api/door/events',

  // With the key of a guest's device.
  'POST /api/album/photo',
  'PUT /api/album/photo/:id/piece/:index',
  'DELETE /api/album/photo',
  'GET /api/album/mine/:id',
  'GET /api/album/photos/:id',
  'GET /api/album/picture/:uuid/:size',
  // With a signature that the couple got.
  'GET /api/album/part/:token',
  // With the token of the hall's screen.
  'GET /api/wall/photos',

  'GET /api/design/find',
  'GET /api/design/find-one/:id',
  'GET /api/design/search',
  'GET /api/design/similar/:id',
  'GET /api/design/writable-covers',
  'GET /design/blank-cover/:designId',
  'GET /design/cover-image/:designId',
  'GET /design/preview-image/:designId',
  'GET /storage/*key',

  'GET /invitation/preview/:id/:file',
  'GET /invitation/view/:id',
  'GET /invitation/view/:id/:names',
  'GET /invitation/view/:id/:names/rombongan',
  'GET /i/:token',
  'GET /d/:token',
  'GET /w/:token',
  'GET /k/:address',
  'GET /motion/:designId',

  'POST /visitor/visit',
  'POST /api/crash',

  // For search engines and home screens.
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /site.webmanifest',

  'GET /api/config',
  'GET /docs',
  'GET /docs-json',
  'GET /health/live',
  'GET /health/ready',
  // To the guard: it needs a token of its own (server/src/operations/metrics/metrics-access.ts).
  'GET /metrics',
];

/** Routes of the simulated Google sign-in, which exist only while it is on. */
export const DEMO_PUBLIC_ROUTES: readonly string[] = [
  'GET /demo-google/authorize',
  'POST /demo-google/authorize',
  'POST /demo-google/token',
  'GET /demo-google/tokeninfo',
  'POST /demo-google/tokeninfo',
  'GET /demo-google/userinfo',
];
