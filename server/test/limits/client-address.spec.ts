import { networksOf } from '../../src/http/limits/client-address.js';

describe('X44 the address by which a client is counted', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:51234', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
    [undefined, ''],
  ])('%s is %s', (ip, client) => {
    expect(networksOf(ip)[0]).toEqual({ network: client, times: 1 });
  });
});

describe('the wider networks of an IPv6 address, with their multiples of a budget', () => {
  it.each([
    ['2001:db8:1:2ff:3::1', ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1:0::/48']],
    ['2001:db8:1:200::1', ['2001:db8:1:200::/64', '2001:db8:1:200::/56', '2001:db8:1:0::/48']],
    ['[2001:DB8:1:FFFF::9]:443', ['2001:db8:1:ffff::/64', '2001:db8:1:ff00::/56', '2001:db8:1:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0:0::/48']],
  ])('%s', (ip, networks) => {
    const times = [1, 4, 16];
    expect(networksOf(ip)).toEqual(networks.map((network, at) => ({ network, times: times[at] })));
  });

  it.each(['203.0.113.9', '::ffff:203.0.113.9', 'unknown', undefined])('%s has none', (ip) => {
    expect(networksOf(ip)).toHaveLength(1);
  });
});
