import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { ConfigError } from '../../src/config/config-error.js';
import { loadConfig } from '../../src/config/load-config.js';
import { MEMORY_BUDGET } from '../../src/config/memory-budget.js';
import { MOST_PICTURE_MB } from '../../src/media/images/image-header.js';
import { MAX_BUFFERED_BYTES } from '../../src/media/uploads/upload-limits.js';

const ROOT = resolve(__dirname, '../../..');
const text = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

interface Service {
  image: string;
  environment?: Record<string, string>;
  ports?: string[];
  networks?: string[];
  network_mode?: string;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  user?: string;
  privileged?: boolean;
  restart?: string;
  mem_limit?: string;
  tmpfs?: string[];
  profiles?: string[];
  volumes?: string[];
  stop_grace_period?: string;
}
interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
}

const { services, networks } = parse(text('docker-compose.yml'), { merge: true }) as Compose;
const environment = services['server']?.environment ?? {};
const dockerfile = text('Dockerfile')
  .replaceAll(/^\s*#.*\n/gm, '')
  .replaceAll('\\\n', ' ');
const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

/** What only compose reads. */
const COMPOSE_ONLY = ['COMPOSE_PROFILES', 'HTTP_PORT', 'HTTPS_PORT'];

/** Every variable that the configuration reads, noted by the environment that it is given. */
function variablesRead(): string[] {
  const asked = new Set<string>();
  const set = { STORAGE_DRIVER: 's3', GOOGLE_CLIENT_ID: 'x', DATA_DIR: '/nowhere/at/all' } as Record<string, string>;
  const note = (target: Record<string, string>, name: string | symbol): string | undefined => {
    asked.add(String(name));
    return target[String(name)];
  };
  try {
    loadConfig(new Proxy(set, { get: note }));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
  }
  return [...asked].sort();
}

/** Fills `${NAME:-default}` and `${NAME:+instead}` in as compose does, from the inside out. */
function filled(value: string, env: Record<string, string>): string {
  const inner = /\$\{(\w+):([-+])([^${}]*)\}/;
  for (let next = inner.exec(value); next !== null; next = inner.exec(value)) {
    const [whole, name = '', how, other = ''] = next;
    const is = env[name] ?? '';
    value = value.replace(whole, how === '-' ? is || other : is && other);
  }
  return value;
}

/** The server's environment as compose makes it of an .env file. */
const environmentOf = (env: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value, env)]));

describe('D-01 docker compose: the variables', () => {
  const read = variablesRead();

  it('are those that are expected', () => {
    expect(read).toEqual(expect.arrayContaining(['PORT', 'S3_SECRET_ACCESS_KEY', 'GOOGLE_TOKEN_URL', 'LOG_LEVEL']));
    expect(read.length).toBeGreaterThan(25);
  });

  it('are each in .env.example, which has no unused one', () => {
    const named = [...text('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);
    expect([...new Set(named)]).toEqual(named);
    expect(named.sort()).toEqual([...read, ...COMPOSE_ONLY].sort());
  });

  it('are each passed to the server from the .env file', () => {
    expect(Object.keys(environment).sort()).toEqual(read);
    const fixed = Object.entries(environment).filter(([name, value]) => !value.includes(`\${${name}:`));
    expect(fixed).toEqual([['DATA_DIR', '/data']]);
  });
});

describe('D-01 docker compose: a trial and a shop', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'compose-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const load = (env: Record<string, string>) => loadConfig({ ...environmentOf(env), DATA_DIR: dataDir });
  const problems = (env: Record<string, string>): string[] => {
    try {
      load(env);
    } catch (error) {
      if (error instanceof ConfigError) return error.problems.map((sentence) => sentence.split(/[ =]/)[0] ?? '');
      throw error;
    }
    return [];
  };
  const shop = {
    PUBLIC_URL: 'https://kad.example.com',
    JWT_SECRET: '9f2c4b7e1a6d8035f4e2b9c7d1a3568e0b7f6c2d',
    GUEST_KEY: '4c1e9a7f20b8d6355e8f0a2b7c9d1e4630f5a8c2',
    GOOGLE_CLIENT_ID: 'id.apps.googleusercontent.com',
    GOOGLE_CLIENT_SECRET: 'GOCSPX-1',
  };

  it('without an .env it is a trial: the demo, a generated secret, the database beside it', () => {
    expect(load({})).toMatchObject({
      nodeEnv: 'development',
      demoSignIn: true,
      publicUrl: 'http://localhost:3000',
      mongodbUri: 'mongodb://mongo:27017/serikad',
      storage: { driver: 'local' },
      trustProxy: 1,
    });
  });

  it('a public address makes it a shop, which follows the rules of production', () => {
    expect(problems({ PUBLIC_URL: 'https://kad.example.com' })).toEqual([
      'JWT_SECRET',
      'GUEST_KEY',
      'GOOGLE_CLIENT_ID',
    ]);
    expect(load(shop)).toMatchObject({ nodeEnv: 'production', demoSignIn: false });
    expect(problems({ NODE_ENV: 'production' })).toEqual(['JWT_SECRET', 'GUEST_KEY', 'GOOGLE_CLIENT_ID']);
  });

  it('the store of the profile s3 serves with its own key for a trial, and never in a shop', () => {
    expect(load({ STORAGE_DRIVER: 's3' }).storage).toMatchObject({ endpoint: 'http://s3:7070', forcePathStyle: true });
    expect(problems({ ...shop, STORAGE_DRIVER: 's3' })).toEqual(['S3_SECRET_ACCESS_KEY']);
    expect(problems({ ...shop, STORAGE_DRIVER: 's3', S3_SECRET_ACCESS_KEY: '8d3f1c6b9a27' })).toEqual([]);
    const { environment: store } = services['s3'] as { environment: Record<string, string> };
    expect([store['ROOT_ACCESS_KEY'], store['ROOT_SECRET_KEY']]).toEqual([
      environment['S3_ACCESS_KEY_ID'],
      environment['S3_SECRET_ACCESS_KEY'],
    ]);
  });
});

describe('D-01 docker compose: the containers', () => {
  it.each(Object.entries(services))(
    '%s has no capabilities, and nothing to write but its volumes',
    (_name, service) => {
      expect(service.cap_drop).toEqual(['ALL']);
      expect(service.security_opt).toEqual(['no-new-privileges:true']);
      expect(service.read_only).toBe(true);
      expect(service.privileged).toBeUndefined();
    },
  );

  it('have two capabilities in all, each given to one that needs it', () => {
    const given = Object.entries(services).flatMap(([name, { cap_add }]) => (cap_add ? [[name, ...cap_add]] : []));
    expect(given).toEqual([
      ['caddy', 'NET_BIND_SERVICE'],
      ['backups-folder', 'CHOWN'],
    ]);
    expect(services['backups-folder']?.network_mode).toBe('none');
  });

  it('are restarted where they serve, limited in memory, and use the shop’s own image without a registry', () => {
    for (const [name, service] of Object.entries(services)) {
      const serves = !service.profiles?.includes('tools') && name !== 's3-bucket';
      expect([name, service.restart]).toEqual([name, serves ? 'unless-stopped' : 'no']);
      if (serves) expect([name, service.mem_limit]).toEqual([name, expect.stringMatching(/^\d+[mg]$/)]);
      if (service.image.includes('serikad'))
        expect([name, service]).toEqual([name, expect.objectContaining({ pull_policy: 'never' })]);
    }
  });

  it('have room for the parts of a server’s memory, each as large as the code that bounds it', () => {
    const megabytes = { m: 1, g: 1024 };
    const [, size = '', unit = 'm'] = /^(\d+)([mg])$/.exec(services['server']?.mem_limit ?? '') ?? [];
    const limit = Number(size) * megabytes[unit as 'm' | 'g'];
    const sum = Object.values(MEMORY_BUDGET).reduce((total, part) => total + part, 0);
    expect(limit).toBeGreaterThanOrEqual(sum * 1.1);
    expect(MEMORY_BUDGET.largePicture).toBe(MOST_PICTURE_MB);
    expect(MEMORY_BUDGET.bufferedUploads * 1024 * 1024).toBe(MAX_BUFFERED_BYTES);
    const [old = 0, young = 0] = [...text('scripts/lib/server-flags.mjs').matchAll(/'max-[\w-]+': (\d+)/g)].map(
      ([, mb]) => Number(mb),
    );
    expect(old + 3 * young).toBeLessThan(MEMORY_BUDGET.process);
    const temporary = services['server']?.tmpfs?.map((each) => Number(/size=(\d+)m/.exec(each)?.[1]));
    expect(temporary).toEqual([MEMORY_BUDGET.temporaryFiles]);
  });

  it('publish the server on this machine alone and the proxy to all; the database and the store not at all', () => {
    const published = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
    expect(published.map(([name]) => name)).toEqual(['server', 'caddy']);
    expect(services['server']?.ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)]);
    for (const [name, network] of [
      ['mongo', 'database'],
      ['s3', 'storage'],
    ] as const) {
      expect(services[name]?.networks).toEqual([network]);
      expect(networks[network]).toEqual({ internal: true });
    }
  });

  it('keep data in volumes, and have the time that a stop takes', () => {
    expect(services['mongo']?.volumes).toEqual(['database:/data/db']);
    expect(services['server']?.volumes).toEqual(['data:/data']);
    const deadline = Number(/closeDeadlineMs = ([\d_]+)/.exec(text('server/src/main.ts'))?.[1]?.replace('_', ''));
    expect(parseInt(services['server']?.stop_grace_period ?? '', 10) * 1000).toBeGreaterThan(deadline);
  });

  it('use a MongoDB without known vulnerabilities', () => {
    const [, minor, patch] = /^mongo:8\.(\d+)(?:\.(\d+))?$/.exec(services['mongo']?.image ?? '') ?? [];
    expect(Number(minor)).toBeGreaterThanOrEqual(2);
    expect(Number(patch ?? 99)).toBeGreaterThanOrEqual(3);
  });
});

describe('X60 the image', () => {
  it('runs as an unprivileged user, with the engine’s limits of npm start, and says whether it is well', () => {
    expect(lastStage).toMatch(/^FROM debian:/m);
    expect(lastStage).toMatch(/^USER 1000:1000$/m);
    expect(lastStage.indexOf('\nUSER ')).toBeGreaterThan(lastStage.lastIndexOf('\nRUN '));
    expect(lastStage).toMatch(/^HEALTHCHECK [^\n]+CMD \["node", "docker\/healthcheck.mjs"\]$/m);
    const flags = [...text('scripts/lib/server-flags.mjs').matchAll(/'(max-[\w-]+)': (\d+)/g)];
    expect(/NODE_OPTIONS="([^"]+)"/.exec(lastStage)?.[1]).toBe(
      flags.map(([, name, mb]) => `--${name}=${mb}`).join(' '),
    );
    const [, threshold] =
      /(MALLOC_MMAP_THRESHOLD_): .*'(\d+)'/.exec(text('scripts/lib/server-flags.mjs'))?.slice(1) ?? [];
    expect(lastStage).toContain(` MALLOC_MMAP_THRESHOLD_=${threshold ?? 'not set'}\n`);
    expect(lastStage).toMatch(/^CMD \["node", "server\/dist\/main.js"\]$/m);
  });

  it('installs from the lockfile, runs no install script, and leaves what installs behind', () => {
    const installs = dockerfile.match(/pnpm install[^\n]*/g) ?? [];
    expect(installs).toHaveLength(2);
    for (const install of installs)
      expect(install).toMatch(/--frozen-lockfile --ignore-scripts .*--store-dir \/pnpm-store/);
    expect(dockerfile.match(/--mount=type=cache,id=serikad-pnpm,target=\/pnpm-store/g)).toHaveLength(2);
    expect(lastStage.match(/^(RUN|ADD) .*/gm)).toEqual([expect.not.stringMatching(/npm|apt-get|curl|wget|https?:/)]);
    const version = /const pnpm = '(pnpm@[\d.]+)'/.exec(text('scripts/lib/install.mjs'))?.[1];
    expect(dockerfile).toContain(`npm install --global ${version}\n`);
  });

  const [first, ...rest] = text('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const taken = rest.filter((line) => line.startsWith('!')).map((line) => line.slice(1));

  it('takes only what is named into a build', () => {
    expect(first).toBe('*');
    expect(taken.filter((path) => /^(\.|\*)|\.env|data|node_modules|dist/.test(path))).toEqual([]);
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, paths = '']) =>
      paths.split(' ').slice(0, -1),
    );
    const missing = copied.filter(
      (path) =>
        !taken.some((named) => named === path || `${path}/`.startsWith(`${named}/`) || named.startsWith(`${path}/`)),
    );
    expect(missing).toEqual([]);
  });

  it('takes every file that the configuration of the web build imports, and every document that it builds', () => {
    const imported = importsOf('web/vite.config.ts');
    expect(imported).toContain('shared/src/api/old-browser.ts');
    const documents = [...text('web/vite.config.ts').matchAll(/'(\w+\.html)'/g)].map(([, name]) => `web/${name}`);
    expect(documents).toContain('web/index.html');
    const needed = [...imported, ...documents];
    expect(needed.filter((file) => !taken.some((path) => file === path || file.startsWith(`${path}/`)))).toEqual([]);
  });
});

/** A TypeScript file and those that it imports by relative paths, directly or not, from the root of the workspace. */
function importsOf(file: string, found: string[] = []): string[] {
  if (found.includes(file)) return found;
  found.push(file);
  for (const [, path = ''] of text(file).matchAll(/\bfrom '(\.[^']+)'/g)) {
    importsOf(join(dirname(file), path.replace(/\.js$/, '.ts')), found);
  }
  return found;
}
