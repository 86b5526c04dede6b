import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { on } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '../support/database.js';
import { cleanEnv, freePort, mainFile, ServerProcess } from '../support/server-process.js';

const MB = 1024 * 1024;
const REPORTER = join(import.meta.dirname, '../support/heap-reporter.mjs');

jest.setTimeout(180_000);

let folder: string;
let port: number;
let server: ServerProcess;
let agent: Agent;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serikad-begin-'));
  port = await freePort();
  const env = { PORT: String(port), DATA_DIR: join(folder, 'data'), MONGODB_URI: testDatabase(), RATE_LIMITS: 'off' };
  const execArgv = ['--expose-gc', '--max-old-space-size=192', '--import', REPORTER];
  const child = fork(mainFile, [], {
    cwd: folder,
    env: cleanEnv({ ...env, LOG_LEVEL: 'warn' }),
    execArgv,
    silent: true,
  });
  server = new ServerProcess(child);
  await server.up();
  agent = new Agent({ keepAlive: true, maxSockets: 10 });
});
afterAll(async () => {
  agent?.destroy();
  server?.signal('SIGTERM');
  await server?.exit();
  rmSync(folder, { recursive: true, force: true });
});

/** Bytes in use after a collection. The server sends other messages as well. */
async function heap(): Promise<number> {
  const id = randomUUID();
  server.child.send({ heap: id });
  for await (const [message] of on(server.child, 'message') as AsyncIterable<[{ id?: string; heapUsed: number }]>) {
    if (message.id === id) return message.heapUsed;
  }
  throw new Error('the server has ended');
}

/** @returns the status of `GET /user/google-auth` under a Host header */
function begin(host: string): Promise<number> {
  return new Promise((settle, reject) => {
    get({ port, host: '127.0.0.1', path: '/user/google-auth', headers: { Host: host }, agent }, (response) => {
      response.resume().on('end', () => settle(response.statusCode ?? 0));
    }).on('error', reject);
  });
}

/** The same without a Host header, which HTTP/1.0 allows. */
function beginWithoutHost(): Promise<number> {
  return new Promise((settle, reject) => {
    let answer = '';
    connect(port, '127.0.0.1')
      .setEncoding('utf8')
      .on('data', (text: string) => (answer += text))
      .on('end', () => settle(Number(answer.split(' ')[1])))
      .on('error', reject)
      .end('GET /user/google-auth HTTP/1.0\r\n\r\n');
  });
}

/** Sends a number of requests, ten at a time, and answers their statuses. */
async function flood(count: number, send: () => Promise<number>): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let sent = 0; sent < count; sent += 10) {
    for (const status of await Promise.all(Array.from({ length: 10 }, send))) statuses.add(status);
  }
  return statuses;
}

describe('a request to begin a sign-in leaves nothing in memory', () => {
  it('5,000 requests under another Host, and the heap is within 5 MB after a collection', async () => {
    const kinds: (() => Promise<number>)[] = [
      () => begin('SHOP.TEST'),
      () => begin('shop.test:8080'),
      () => begin(`[0:0:0:0:0:0:0:1]:${port}`),
      () => beginWithoutHost(),
      // The shop's own: on to the consent page at once.
      () => begin(`LOCALHOST:${port}`),
    ];
    for (const kind of kinds) await flood(100, kind);
    const before = await heap();
    for (const kind of kinds) expect(await flood(1_000, kind)).toEqual(new Set([302]));
    expect((await heap()) - before).toBeLessThan(5 * MB);
  });
});
