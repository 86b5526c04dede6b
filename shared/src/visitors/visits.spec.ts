import fc from 'fast-check';
import { PAGE_ROUTES } from '../pages/page-routes.js';
import { isRobot, visitedPage, type VisitedPage } from './visits.js';

describe('S-33 what a visit is counted as', () => {
  test.each<[string, VisitedPage | undefined]>([
    ['/', '/'],
    ['/cardvideo', '/cardvideo'],
    ['/cardvideo/', '/cardvideo'],
    ['/cardvideo?page=2', '/cardvideo'],
    ['/pricing#cards', '/pricing'],
    ['/plan', '/pricing'],
    ['/invitation-design/details/cv0004', '/invitation-design/details/:id'],
    ['/user/profile/0123456789abcdef01234567?x=y', '/user/profile/:id'],
    ['/invitation/form/new', '/invitation/form/:id'],
    ['/nowhere', 'other'],
    ['/user/profile/a/b', 'other'],
    ['', 'other'],
    ['cardvideo', 'other'],
    ['javascript:alert(1)', 'other'],
    ['/constructor', 'other'],
    ['/__proto__', 'other'],
    ['/pages.$inc', 'other'],
    ['/invitation/view/0123456789abcdef01234567/aisyah-danial', undefined],
    ['/invitation/view/sample_cv0004/sample', undefined],
    ['/invitation/view', undefined],
    ['/invitation/view?id=1', undefined],
    ['/Invitation/VIEW/x', undefined],
    ['//invitation//view/x', undefined],
    ['/i/3fTq8LmZ0aBc', undefined],
    ['/i/3fTq8LmZ0aBc/x?y', undefined],
    ['/invitation/viewer', 'other'],
    ['/admin', undefined],
    ['/admin/orders', undefined],
    ['/administrator', 'other'],
  ])('S-33 %j: %s', (path, page) => {
    expect(visitedPage(path)).toBe(page);
  });

  test('S-33 is one of a few names for any path, which an update may contain', () => {
    const names = new Set<string | undefined>([...PAGE_ROUTES, 'other', undefined]);
    for (const name of names) expect(name ?? '').not.toMatch(/[.$\u0000]/);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webPath(), fc.webUrl()), (path) =>
        expect(names.has(visitedPage(path))).toBe(true),
      ),
    );
  });
});

describe('S-33 clients that are no visitors', () => {
  test.each<[string, boolean]>([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0)', true],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36', true],
    ['Mozilla/5.0 (Linux; Android 11) Chrome-Lighthouse', true],
    ['Baiduspider', true],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', false],
    ['Mozilla/5.0 (Linux; Android 14; CUBOT P80) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', false],
    ['CUBOT P80', false],
    ['bot', true],
    ['ubot', true],
    ['a ubot', true],
    ['robot', true],
    ['robots', false],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', false],
    ['', false],
  ])('S-33 %s: %s', (userAgent, robot) => {
    expect(isRobot(userAgent)).toBe(robot);
  });
});
