import { isHostOf } from '../../src/auth/same-host.js';

describe('S1: hosts are compared as addresses are', () => {
  it.each([
    ['https://shop.test', 'shop.test'],
    ['https://shop.test', 'SHOP.Test'],
    ['https://shop.test', 'shop.test:443'],
    ['http://shop.test', 'shop.test:80'],
    ['http://localhost:3000', 'LOCALHOST:3000'],
    ['http://[::1]:3000', '[::1]:3000'],
    ['http://[::1]:3000', '[0:0:0:0:0:0:0:1]:3000'],
    ['https://[2001:db8::a]', '[2001:DB8:0::000A]:443'],
  ])('%s is %s', (origin, host) => {
    expect(isHostOf(origin, host)).toBe(true);
  });

  it.each([
    ['https://shop.test', undefined],
    ['https://shop.test', ''],
    ['https://shop.test', 'shop.test:80'],
    ['https://shop.test', 'shop.test:x'],
    ['https://shop.test', 'www.shop.test'],
    ['https://shop.test', 'shop.test.evil.example'],
    ['https://shop.test', 'x@shop.test'],
    ['https://shop.test', 'shop.test/x'],
    ['https://shop.test', 'shop.test\\x'],
    ['https://shop.test', ' shop.test'],
    ['http://localhost:3000', 'localhost'],
    ['http://localhost:3000', '127.0.0.1:3000'],
    ['http://[::1]:3000', '::1:3000'],
    ['http://[::1]:3000', '[::2]:3000'],
    ['http://[::1]:3000', '[::1'],
  ])('%s is not %s', (origin, host) => {
    expect(isHostOf(origin, host)).toBe(false);
  });
});
