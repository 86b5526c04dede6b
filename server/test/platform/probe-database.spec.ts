import { type Server, createServer } from 'node:net';
import { probeDatabase, withoutCredentials } from '../../src/database/probe-database.js';
import { testDatabase } from '../support/database.js';

describe('probeDatabase', () => {
  it('tells the version', async () => {
    await expect(probeDatabase(testDatabase())).resolves.toMatch(/^\d+\.\d+\.\d+/);
  });

  it.each([
    ['refuses', 'mongodb://shop:hunter2@127.0.0.1:1/shop?authSource=admin'],
    ['is unknown', 'mongodb://shop:hunter2@nowhere.invalid/shop'],
    ['is written wrongly', 'mongodb://shop:hunter2@127.0.0.1:x/shop'],
  ])('says within 10 s that the server %s, without the password', async (_, uri) => {
    const began = Date.now();
    const message = await probeDatabase(uri).catch((error: unknown) => String(error));
    expect(message).toMatch(
      /^DatabaseError: MONGODB_URI: no usable MongoDB at mongodb:\/\/[^ ]+\/shop \(.+\)\. Start it/,
    );
    expect(message).not.toMatch(/hunter2/);
    expect(Date.now() - began).toBeLessThan(10_000);
  });

  it('does not wait for a server that never answers', async () => {
    const server: Server = createServer((socket) => void socket.on('error', () => undefined).resume());
    await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
    const address = server.address();
    const began = Date.now();
    try {
      const port = typeof address === 'object' ? address?.port : undefined;
      await expect(probeDatabase(`mongodb://127.0.0.1:${port}/shop`)).rejects.toThrow(/no usable MongoDB/);
      expect(Date.now() - began).toBeLessThan(10_000);
    } finally {
      server.close();
    }
  });

  it('shows an address without its credentials', () => {
    expect(withoutCredentials('mongodb+srv://u:p%40@c.example.net/shop?w=majority')).toBe(
      'mongodb+srv://c.example.net/shop',
    );
  });
});
