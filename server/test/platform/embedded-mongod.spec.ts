import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type Server, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { embeddedObstacle } from '../../../tools/embedded-mongodb/src/library.js';
import { embeddedLauncher } from '../../../tools/embedded-mongodb/src/launcher.js';
import { deleteExpired } from '../../../tools/embedded-mongodb/src/ttl-monitor.js';
import { testDatabase } from '../support/database.js';

(embeddedObstacle() === undefined ? describe : describe.skip)('the mongod of the embedded engine', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const launch = (...args: string[]) => {
    const child = spawn(embeddedLauncher(process.env), args, { stdio: 'pipe' });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const ended = once(child, 'close').then(([code]) => ({ code: code as number, output }));
    return { child, ended };
  };

  it.each([
    [['--version'], 0, 'db version v9.0.0\nengine: embedded\n'],
    [['--replSet', 'rs0'], 2, '--replSet is not supported by the embedded engine\n'],
    [['--auth'], 2, '--auth is not supported by the embedded engine\n'],
    [['--storageEngine', 'inMemory'], 2, 'the embedded engine stores with wiredTiger only\n'],
  ])('the embedded mongod answers %j with code %d', async (args, code, output) => {
    await expect(launch(...args).ended).resolves.toEqual({ code, output });
  });

  it('the embedded mongod answers a taken port with code 48', async () => {
    const server: Server = createServer();
    await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
    const address = server.address();
    const port = String(typeof address === 'object' ? address?.port : '');
    const { code, output } = await launch('--dbpath', folder, '--port', port).ended;
    server.close();
    expect([code, output]).toEqual([48, `Address already in use: 127.0.0.1:${port}\n`]);
  });

  it('the embedded mongod answers a folder that it cannot use with code 100', async () => {
    const { code, output } = await launch('--dbpath', '/dev/null/data', '--port', '0').ended;
    expect(code).toBe(100);
    expect(output).toMatch(/^exception in initAndListen: Error: /);
  });

  it('the embedded mongod ends with the process that started it', async () => {
    const { child, ended } = launch('--dbpath', folder, '--port', '0');
    await once(child.stdout, 'data');
    child.stdin.destroy();
    await expect(ended).resolves.toMatchObject({ code: 0 });
  });
});

describe('deleteExpired', () => {
  it('deletes what a TTL index says, and nothing else', async () => {
    const uri = testDatabase();
    const connection = await mongoose.createConnection(uri).asPromise();
    // Long after the real time, by which the tests' own engine makes the same pass once a minute.
    const now = new Date('2126-05-01T12:00:00Z');
    const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);
    const all = connection.collection<{ _id: string; at?: Date | string; gone?: boolean }>('sessions');
    await all.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    await all.insertMany([
      { _id: 'old', at: ago(61) },
      { _id: 'fresh', at: ago(59) },
      { _id: 'undated' },
      { _id: 'text', at: '2020-01-01' },
    ]);
    const some = connection.collection<{ _id: string; at: Date; gone: boolean }>('drafts');
    await some.createIndex({ at: 1 }, { expireAfterSeconds: 0, partialFilterExpression: { gone: true } });
    await some.insertMany([
      { _id: 'gone', at: ago(1), gone: true },
      { _id: 'kept', at: ago(1), gone: false },
    ]);
    await deleteExpired(uri, now);
    expect((await all.distinct('_id')).sort()).toEqual(['fresh', 'text', 'undated']);
    expect(await some.distinct('_id')).toEqual(['kept']);
    await connection.close();
  });
});
