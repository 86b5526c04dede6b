import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../support/processes.js';
import {
  ServerProcess,
  cleanEnv,
  freePort,
  mainFile,
  processesNaming,
  startServer,
} from '../support/server-process.js';

jest.setTimeout(120_000);

describe('D-01 starting and stopping', () => {
  let folder: string;
  let dataDir: string;
  let port: number;
  let servers: ServerProcess[];
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'start-'));
    dataDir = join(folder, 'data');
    port = await freePort();
    servers = [];
  });
  afterEach(async () => {
    for (const server of servers) server.signal('SIGKILL');
    await until(() => processesNaming(folder).length === 0);
    rmSync(folder, { recursive: true, force: true });
  });

  const start = (env: NodeJS.ProcessEnv = {}): ServerProcess => {
    const server = startServer({ PORT: String(port), DATA_DIR: dataDir, ...env }, folder);
    servers.push(server);
    return server;
  };
  const answers = async (): Promise<boolean> => {
    const response = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    return response?.status === 200;
  };
  /** The one sentence that a failed start prints: no stack, no log line. */
  const sentenceOf = async (server: ServerProcess): Promise<string> => {
    await expect(server.exit()).resolves.toBe(1);
    expect(server.output).not.toMatch(/^\s+at /m);
    return server.output.trim().split('\n').at(-1) ?? '';
  };

  it('announces itself, serves, and SIGTERM ends the server and its database with code 0', async () => {
    const server = start();
    await server.up();
    expect(server.output).toContain(`http://localhost:${port}`);
    expect(server.output).toContain(dataDir);
    expect(server.output).toContain('seller@example.com');
    expect(server.output).toMatch(/DEMO: no Google here/);
    expect(server.output).toMatch(/Database +MongoDB/);
    expect(await answers()).toBe(true);
    expect(processesNaming(dataDir).length).toBeGreaterThan(0);

    server.signal('SIGTERM');
    await expect(server.exit()).resolves.toBe(0);
    await until(() => processesNaming(dataDir).length === 0);
    expect(existsSync(join(dataDir, 'mongodb.lock'))).toBe(false);
  });

  it.each(['SIGINT', 'SIGHUP'] as const)('%s ends it, too, and the next start is quick', async (signal) => {
    const began = Date.now();
    const first = start();
    await first.up();
    const firstTook = Date.now() - began;
    first.signal(signal);
    await expect(first.exit()).resolves.toBe(0);
    const begunAgain = Date.now();
    const second = start();
    await second.up();
    // Beyond what the machine takes for a start now.
    expect(Date.now() - begunAgain - firstTook).toBeLessThan(15_000);
    expect(await answers()).toBe(true);
  });

  it('leaves no database behind when it is killed, and starts again on the same data', async () => {
    const server = start();
    await server.up();
    server.signal('SIGKILL');
    await server.exit();
    await until(() => processesNaming(dataDir).length === 0);
    const again = start();
    await again.up();
    expect(await answers()).toBe(true);
  });

  it('stops when the script that started it is killed', async () => {
    const code = `require('node:child_process').spawn(process.execPath, [${JSON.stringify(mainFile)}], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })`;
    const env = cleanEnv({ PORT: String(port), DATA_DIR: dataDir });
    const script = new ServerProcess(spawn(process.execPath, ['-e', code], { cwd: folder, env, stdio: 'pipe' }));
    servers.push(script);
    await script.up();
    script.signal('SIGKILL');
    await until(() => processesNaming(dataDir).length === 0);
    await until(async () => !(await answers()));
    // The server itself ends last, and no parent is left to wait for its end.
    await until(() => !existsSync(join(dataDir, 'mongodb.lock')));
  });

  it('says 503 while its database is away, and recovers by itself', async () => {
    const server = start();
    await server.up();
    const [database] = processesNaming(join(dataDir, 'mongodb'));
    process.kill(Number(database), 'SIGSTOP');
    const response = await fetch(`http://127.0.0.1:${port}/health/ready`);
    expect(response.status).toBe(503);
    process.kill(Number(database), 'SIGKILL');
    await until(answers, 10_000);
    expect(processesNaming(join(dataDir, 'mongodb'))).not.toContain(database);
  });

  it('refuses a port that is in use', async () => {
    const other = createServer();
    await new Promise<void>((settle) => other.listen(port, settle));
    try {
      await expect(sentenceOf(start())).resolves.toBe(
        `Port ${port} is in use by another program. Stop it, or choose another port. Example: PORT=${port + 1}`,
      );
      expect(processesNaming(dataDir)).toEqual([]);
    } finally {
      other.close();
    }
  });

  it('refuses a second start on the same data', async () => {
    const first = start();
    await first.up();
    const second = start({ PORT: String(await freePort()) });
    await expect(sentenceOf(second)).resolves.toMatch(
      /^The shop already runs on .+data \(process \d+\)\. Stop that one first, or set DATA_DIR to another folder\.$/,
    );
    expect(await answers()).toBe(true);
  });

  it.each([
    ['a file', () => writeFileSync(dataDir, '')],
    [
      'a folder below a file',
      () => (writeFileSync(join(folder, 'file'), ''), (dataDir = join(folder, 'file', 'data'))),
    ],
  ])('refuses %s as DATA_DIR', async (_, prepare) => {
    prepare();
    await expect(sentenceOf(start())).resolves.toMatch(
      /^DATA_DIR must be a folder that this user can write, .+Example: /,
    );
  });

  it('refuses a database folder that is none', async () => {
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'mongodb'), '');
    await expect(sentenceOf(start())).resolves.toMatch(/^The folder .+data can't be written .+set DATA_DIR/);
  });

  it('names every wrong setting', async () => {
    const server = start({ PORT: 'http', LOG_LEVEL: 'loud' });
    await expect(server.exit()).resolves.toBe(1);
    expect(server.output.trim().split('\n')).toEqual([
      expect.stringMatching(/^PORT must be .+ Example: PORT=3000$/),
      expect.stringMatching(/^LOG_LEVEL must be .+ Example: LOG_LEVEL=fatal$/),
    ]);
  });

  it('says within 10 s that MONGODB_URI leads nowhere', async () => {
    const begun = Date.now();
    await start({ PORT: 'none' }).exit();
    const began = Date.now();
    const server = start({ MONGODB_URI: 'mongodb://shop:hunter2@127.0.0.1:1/shop' });
    await expect(sentenceOf(server)).resolves.toMatch(
      /^MONGODB_URI: no usable MongoDB at mongodb:\/\/127\.0\.0\.1:1\/shop/,
    );
    // Beyond what the machine takes now for a process that refuses its configuration.
    expect(Date.now() - began - (began - begun)).toBeLessThan(10_000);
    expect(server.output).not.toContain('hunter2');
  });

  it('serves on a MongoDB of its own when MONGODB_URI names one, and starts none', async () => {
    const server = start({
      MONGODB_URI: String(process.env['TEST_MONGODB_URI']).replace('/serikad', `/start_${port}`),
    });
    await server.up();
    expect(server.output).toMatch(/Database +MongoDB .+ at mongodb:\/\/127\.0\.0\.1:\d+\/start_/);
    expect(await answers()).toBe(true);
    expect(existsSync(join(dataDir, 'mongodb'))).toBe(false);
    expect(readFileSync(join(dataDir, 'jwt-secret'), 'utf8')).toHaveLength(65);
  });
});
