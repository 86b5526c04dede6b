import { followStoredLanguage, storeLanguage, storedLanguage } from './language.js';

const reload = jest.fn();
const device = { cookie: '' };
Object.defineProperty(globalThis, 'document', { value: device, configurable: true });
Object.defineProperty(globalThis, 'window', { value: { location: { reload } }, configurable: true });

beforeEach(() => {
  device.cookie = '';
  reload.mockClear();
});

describe('18 language: the choice that the device keeps', () => {
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
});
