import { DESK_ROUTES, matchDesk, matchPage, PAGE_ROUTES, redirectOf } from './page-routes.js';

describe('S-02 page routes', () => {
  it.each(PAGE_ROUTES)('%s matches itself, with and without a slash at the end', (route) => {
    const path = route.replace(':id', '64b7f0c2a1b2c3d4e5f60718');
    expect(matchPage(path)).toBe(route);
    expect(matchPage(`${path === '/' ? '' : path}/`)).toBe(route);
  });

  it.each([
    '/nowhere',
    '/pricing/more',
    '/Pricing',
    '//',
    '/user/profile',
    '/user/profile/',
    '/invitation/form',
    '/invitation/form//',
    '/invitation-order/view/other/1',
    '/invitation/view/1/aisyah-danial',
    '/plan',
    '/toString',
    '',
  ])('%s is no page', (path) => expect(matchPage(path)).toBeUndefined());

  it.each(DESK_ROUTES)('D-02 %s is the desk’s, and no page of the shop', (route) => {
    const path = route.replace(':id', '64b7f0c2a1b2c3d4e5f60718');
    expect([matchDesk(path), matchDesk(`${path}/`), matchPage(path)]).toEqual([route, route, undefined]);
  });

  it.each(['/', '/admins', '/admin/nowhere', '/admin//', '/admin/orders/1/2', '/api/admin/audit', '/Admin'])(
    'D-02 %s is no page of the desk',
    (path) => expect(matchDesk(path)).toBeUndefined(),
  );

  it('/plan leads to /pricing, and nothing else leads anywhere', () => {
    expect(redirectOf('/plan')).toBe('/pricing');
    expect(redirectOf('/plan/')).toBe('/pricing');
    expect(redirectOf('/constructor')).toBeUndefined();
    expect(redirectOf('/pricing')).toBeUndefined();
  });
});
