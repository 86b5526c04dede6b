import { isHostOf, isLoopbackAlias } from '../../src/http/same-host.js';

describe('hosts are compared as addresses are', () => {
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

describe('another loopback name of the shop', () => {
  it.each([
    ['http://localhost:3000', '127.0.0.1:3000'],
    ['http://localhost:3000', '[::1]:3000'],
    ['http://127.0.0.1:3000', 'LOCALHOST:3000'],
    ['http://localhost', '127.0.0.1'],
    ['http://localhost', '127.0.0.1:80'],
  ])('%s has the alias %s', (origin, host) => {
    expect(isLoopbackAlias(origin, host)).toBe(true);
  });

  it.each([
    ['http://localhost:3000', 'localhost:3000'],
    ['http://localhost:3000', '127.0.0.1:8080'],
    ['http://localhost:3000', '127.0.0.1'],
    ['http://localhost:3000', '192.168.1.5:3000'],
    ['http://localhost:3000', 'localhost.evil.example:3000'],
    ['http://localhost:3000', undefined],
    ['https://shop.test', '127.0.0.1'],
    ['http://192.168.1.5:3000', '127.0.0.1:3000'],
  ])('%s has not the alias %s', (origin, host) => {
    expect(isLoopbackAlias(origin, host)).toBe(false);
  });
});
