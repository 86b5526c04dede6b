import { ADMIN_ROUTES, matchAdminPage, matchPage, PAGE_ROUTES, redirectOf, spelledPath } from './page-routes.js';

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

  it.each(ADMIN_ROUTES)('D-02 %s is an admin page, and no page of the shop', (route) => {
    const path = route.replace(':id', '64b7f0c2a1b2c3d4e5f60718');
    expect([matchAdminPage(path), matchAdminPage(`${path}/`), matchPage(path)]).toEqual([route, route, undefined]);
  });

  it.each(['/', '/admins', '/admin/nowhere', '/admin//', '/admin/orders/1/2', '/api/admin/audit', '/Admin'])(
    'D-02 %s is no admin page',
    (path) => expect(matchAdminPage(path)).toBeUndefined(),
  );

  it('/plan leads to /pricing, and nothing else leads anywhere', () => {
    expect(redirectOf('/plan')).toBe('/pricing');
    expect(redirectOf('/plan/')).toBe('/pricing');
    expect(redirectOf('/constructor')).toBeUndefined();
    expect(redirectOf('/pricing')).toBeUndefined();
  });
});

describe('W-04 the spelling of a page’s path', () => {
  it.each([
    ['/Pricing', '/pricing'],
    ['/PRICING/', '/pricing'],
    ['/%70ricing', '/pricing'],
    ['//', '/'],
    ['//pricing', '/pricing'],
    ['/Invitation-Design/details/CV0004', '/invitation-design/details/CV0004'],
    ['/user/Profile/a%2Fb', '/user/profile/a%2Fb'],
    ['/ADMIN/orders', '/admin/orders'],
    ['/Plan', '/plan'],
  ])('of %s is %s', (path, spelled) => expect(spelledPath(path)).toBe(spelled));

  it.each([
    '/nowhere',
    '//other.example/',
    '//other.example/pricing',
    '/pricing/more',
    '/%',
    '/%2Fpricing',
    '/invitation/form//',
  ])('of %s is none', (path) => expect(spelledPath(path)).toBeUndefined());
});
