import { registerEnglish } from '../i18n/texts-of.js';
import { followStoredLanguage, storeLanguage, storedLanguage } from './language.js';

const reload = jest.fn();
const replace = jest.fn();
const origin = 'https://kad.example.com';
const location = { origin, pathname: '/login', search: '', hash: '', reload, replace };
const device = { cookie: '' };
Object.defineProperty(globalThis, 'document', { value: device, configurable: true });
Object.defineProperty(globalThis, 'window', { value: { location }, configurable: true });

beforeEach(() => {
  device.cookie = '';
  Object.assign(location, { pathname: '/login', search: '', hash: '' });
  reload.mockClear();
  replace.mockClear();
});

describe('the choice that the device keeps', () => {
  it.each([
    ['', undefined],
    ['language=en', 'en'],
    ['a=1; language=ms; b=2', 'ms'],
    ['other_language=en', undefined],
    ['language=xx', undefined],
    ['language=english', undefined],
  ])('is read from the cookie: %j', (cookie, language) => {
    device.cookie = cookie;
    expect(storedLanguage()).toBe(language);
  });

  it('is what was written', () => {
    storeLanguage('en');
    expect(storedLanguage()).toBe('en');
  });

  it.each([
    ['', false],
    ['language=ms', false],
    ['language=xx', false],
    ['language=en', true],
  ])('loads a Malay page from the back/forward cache again only where it differs: %j', (cookie, loads) => {
    device.cookie = cookie;
    expect(followStoredLanguage()).toBe(loads);
    expect(reload).toHaveBeenCalledTimes(loads ? 1 : 0);
  });

  it.each([
    ['/pricing', '?from=poster', '#faq', '/pricing?from=poster&lang=en#faq'],
    ['/', '', '', '/?lang=en'],
    ['/cardvideo/', '?lang=fr&category=floral', '', '/cardvideo/?category=floral&lang=en'],
  ])('W-01 a public page is loaded at its English address: %s%s%s', (pathname, search, hash, address) => {
    Object.assign(location, { pathname, search, hash });
    device.cookie = 'language=en';
    expect(followStoredLanguage()).toBe(true);
    expect(replace.mock.calls).toEqual([[origin + address]]);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each(['/user/profile/1', '/nowhere', '/h/secret', '/admin'])('W-01 %s as it is', (pathname) => {
    Object.assign(location, { pathname, search: '?a=b' });
    device.cookie = 'language=en';
    expect(followStoredLanguage()).toBe(true);
    expect([reload.mock.calls.length, replace.mock.calls.length]).toEqual([1, 0]);
  });

  it.each(['//other.example/', '/\\other.example/', '/.//other.example'])(
    '%s stays an address of the shop',
    (pathname) => {
      registerEnglish({});
      Object.assign(location, { pathname, search: '?lang=en' });
      device.cookie = 'language=ms';
      expect(followStoredLanguage()).toBe(true);
      expect(replace.mock.calls).toEqual([[origin + pathname]]);
    },
  );
});
