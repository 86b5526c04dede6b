import { once } from 'node:events';
import type { Server } from 'node:http';
import { type Duplex, duplexPair } from 'node:stream';
import { httpLimits } from '../../src/http/server/http-limits.js';
import { createLimitedServer } from '../../src/http/server/http-server.js';

const ONE = 2;
/** The multiples of networksOf(). */
const OF_56 = 4 * ONE;
const OF_48 = 16 * ONE;

/**
 * Connections are handed to the server as `connection` events, each with the peer's address that a test gives: a
 * machine has no hundreds of IPv6 networks.
 */
describe('connections of one client, under the /64, /56 and /48 networks of its IPv6 address', () => {
  let server: Server;
  const peers: Duplex[] = [];
  beforeEach(() => {
    peers.length = 0;
    const limits = { ...httpLimits(false), connectionsOfOne: ONE };
    server = createLimitedServer((_request, response) => void response.end('ok'), limits);
  });

  function connect(remoteAddress: string): Duplex {
    const [client, peer] = duplexPair();
    client.on('error', () => undefined);
    peers.push(peer);
    server.emit('connection', Object.assign(peer, { remoteAddress }));
    return client;
  }
  const connectAll = (count: number, address: (index: number) => string): Duplex[] =>
    Array.from({ length: count }, (_, index) => connect(address(index)));

  /** @returns whether the server answers a request over the connection */
  async function isServed(client: Duplex): Promise<boolean> {
    client.write('GET / HTTP/1.1\r\nHost: kad.example\r\n\r\n');
    const ended = once(client, 'end').then(() => '');
    client.on('close', () => client.emit('end'));
    const text = await Promise.race([once(client, 'data').then(String), ended]);
    return text.startsWith('HTTP/1.1 200');
  }
  const served = async (clients: readonly Duplex[]): Promise<number> =>
    (await Promise.all(clients.map(isServed))).filter(Boolean).length;

  const in64 = (index: number): string => `2001:db8:1:200::${index + 1}`;
  /** Another /64 of one /56 each time. */
  const in56 = (index: number): string => `2001:db8:1:${(0x200 + index).toString(16)}::1`;
  /** Another /56 of one /48 each time. */
  const in48 = (index: number): string => `2001:db8:1:${((index + 1) << 8).toString(16)}::1`;

  it.each([
    { name: '/64', address: in64, most: ONE, outside: '2001:db8:1:201::1' },
    { name: '/56', address: in56, most: OF_56, outside: '2001:db8:1:300::1' },
    { name: '/48', address: in48, most: OF_48, outside: '2001:db8:2::1' },
  ])('$most of one $name are served and 3 more closed; another $name is served', async ({ address, most, outside }) => {
    const clients = connectAll(most + 3, address);
    expect(await served(clients.slice(0, most))).toBe(most);
    expect(await served(clients.slice(most))).toBe(0);
    expect(await isServed(connect(outside))).toBe(true);
  });

  it('a connection that was refused under one network still counts until it is closed, and then no more', async () => {
    const clients = connectAll(OF_48 + 1, in48);
    expect(await isServed(clients[OF_48] as Duplex)).toBe(false);
    const closed = peers.filter(({ destroyed }) => !destroyed).map((peer) => once(peer, 'close'));
    for (const peer of peers) peer.destroy();
    await Promise.all(closed);
    expect(await served(connectAll(OF_48, in48))).toBe(OF_48);
  });

  it('control: without the limit all of them are served', async () => {
    server = createLimitedServer((_request, response) => void response.end('ok'), httpLimits(true));
    expect(await served(connectAll(OF_48 + 3, in48))).toBe(OF_48 + 3);
  });
});
