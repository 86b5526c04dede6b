import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../../src/config/config-error.js';
import { loadConfig } from '../../src/config/load-config.js';

const secret = '9f2c4b7e1a6d8035f4e2b9c7d1a3568e0b7f6c2d';
const google = { GOOGLE_CLIENT_ID: 'id.apps.googleusercontent.com', GOOGLE_CLIENT_SECRET: 'GOCSPX-1' };
const s3 = {
  STORAGE_DRIVER: 's3',
  S3_REGION: 'ap-southeast-1',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'AKIA',
  S3_SECRET_ACCESS_KEY: 'sk',
};
const production = { NODE_ENV: 'production', MONGODB_URI: 'mongodb://db/x', JWT_SECRET: secret, GUEST_KEY: secret };

describe('loadConfig', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'config-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const load = (env: Record<string, string>) => loadConfig({ DATA_DIR: dataDir, ...env });
  const problems = (env: Record<string, string>): readonly string[] => {
    try {
      load(env);
    } catch (error) {
      if (error instanceof ConfigError) return error.problems;
      throw error;
    }
    return [];
  };

  it('serves with nothing set: demo sign-in, embedded database, local files', () => {
    const config = load({});
    expect(config).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      mongodbUri: undefined,
      dataDir,
      nodeEnv: 'development',
      storage: { driver: 'local', directory: join(dataDir, 'files') },
      demoSignIn: true,
      adminEmails: ['seller@example.com'],
      shop: { name: 'SeriKad', chatNumber: '60100000000' },
      promoPopup: false,
      trustProxy: false,
      rateLimits: true,
      logLevel: 'info',
      metricsToken: undefined,
    });
    expect(config.shop).not.toHaveProperty('instagram');
  });

  it('is frozen all the way down', () => {
    const config = load({});
    const frozen = [config, config.shop, config.storage, config.google, config.adminEmails].map(Object.isFrozen);
    expect(frozen).toEqual([true, true, true, true, true]);
  });

  it.each([
    ['PORT', '8080', { port: 8080, publicUrl: 'http://localhost:8080' }],
    ['PUBLIC_URL', 'https://kad.example.com/', { publicUrl: 'https://kad.example.com' }],
    [
      'MONGODB_URI',
      'mongodb://u:p@a:1,b:2/shop?replicaSet=r',
      { mongodbUri: 'mongodb://u:p@a:1,b:2/shop?replicaSet=r' },
    ],
    ['MONGODB_URI', 'mongodb+srv://u:p@c.example.net/shop', { mongodbUri: 'mongodb+srv://u:p@c.example.net/shop' }],
    ['MONGODB_URI', '', { mongodbUri: undefined }],
    ['NODE_ENV', 'test', { nodeEnv: 'test' }],
    ['JWT_SECRET', secret, { jwtSecret: secret }],
    ['GUEST_KEY', secret, { guestKey: secret }],
    ['ADMIN_EMAILS', ' Ana@Example.com, b@c.my,ana@example.com ', { adminEmails: ['ana@example.com', 'b@c.my'] }],
    ['SHOP_NAME', 'Kad Ria', { shop: { name: 'Kad Ria' } }],
    ['SHOP_CHAT_NUMBER', '60123456789', { shop: { chatNumber: '60123456789' } }],
    ['SHOP_INSTAGRAM', 'https://www.instagram.com/x', { shop: { instagram: 'https://www.instagram.com/x' } }],
    ['SHOP_FACEBOOK', 'https://www.facebook.com/x', { shop: { facebook: 'https://www.facebook.com/x' } }],
    ['SHOP_TIKTOK', 'https://www.tiktok.com/@x', { shop: { tiktok: 'https://www.tiktok.com/@x' } }],
    ['PROMO_POPUP', 'true', { promoPopup: true }],
    ['PROMO_UNTIL', '2026-12-31', { promoUntil: '2026-12-31' }],
    ['TRUST_PROXY', 'true', { trustProxy: true }],
    ['TRUST_PROXY', '2', { trustProxy: 2 }],
    ['TRUST_PROXY', 'loopback,10.0.0.0/8,::1', { trustProxy: 'loopback, 10.0.0.0/8, ::1' }],
    ['RATE_LIMITS', 'off', { rateLimits: false }],
    ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
    ['DEMO_SIGN_IN', 'true', { demoSignIn: true }],
    ['DEMO_SELLER', '', { demoSeller: 'loopback' }],
    ['DEMO_SELLER', 'direct', { demoSeller: 'direct' }],
  ])('takes %s=%s', (name, value, expected) => {
    expect(load({ [name]: value })).toMatchObject(expected);
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['PORT', 'http'],
    ['PUBLIC_URL', 'kad.example.com'],
    ['PUBLIC_URL', 'ftp://kad.example.com'],
    ['PUBLIC_URL', 'https://kad.example.com/shop'],
    ['PUBLIC_URL', 'https://u:p@kad.example.com'],
    ['MONGODB_URI', 'postgres://db/x'],
    ['MONGODB_URI', 'mongodb://'],
    ['NODE_ENV', 'prod'],
    ['STORAGE_DRIVER', 'disk'],
    ['ADMIN_EMAILS', 'seller'],
    ['ADMIN_EMAILS', 'a@b.my, not an address'],
    ['SHOP_NAME', 'x'.repeat(61)],
    ['SHOP_CHAT_NUMBER', '+60123456789'],
    ['SHOP_CHAT_NUMBER', '0123'],
    ['SHOP_INSTAGRAM', '@serikad'],
    ['SHOP_FACEBOOK', 'javascript:alert(1)'],
    ['SHOP_TIKTOK', 'tiktok'],
    ['PROMO_POPUP', 'yes'],
    ['PROMO_UNTIL', '31/12/2026'],
    ['TRUST_PROXY', 'nginx'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['RATE_LIMITS', 'false'],
    ['LOG_LEVEL', 'verbose'],
    ['DEMO_SIGN_IN', '1'],
    ['DEMO_SELLER', 'yes'],
  ])('refuses %s=%s with one sentence and an example', (name, value) => {
    const [problem, ...others] = problems({ [name]: value });
    expect(others).toEqual([]);
    expect(problem).toMatch(new RegExp(`^${name} must be .+ Example: ${name}=`));
  });

  it.each([
    ['short', 'a-short-one'],
    ['a default', 'changeme-changeme-changeme-changeme-1'],
    ['one letter', 'a'.repeat(64)],
    ['one word again and again', 'q8w7e6r5t4'.repeat(5)],
    ['an example’s', 'your-secret-your-key-here-please-do'],
  ])('X49 refuses a secret that is %s', (_kind, value) => {
    const [problem, ...others] = problems({ JWT_SECRET: value });
    expect(others).toEqual([]);
    expect(problem).toMatch(/^JWT_SECRET must be .+ Example: JWT_SECRET=/);
  });

  it('names every problem at once', () => {
    const found = problems({ PORT: 'x', LOG_LEVEL: 'loud', STORAGE_DRIVER: 's3' });
    const names = found.map((sentence) => sentence.split(' ')[0]);
    expect(names.sort()).toEqual(
      ['LOG_LEVEL', 'PORT', 'S3_ACCESS_KEY_ID', 'S3_BUCKET', 'S3_REGION', 'S3_SECRET_ACCESS_KEY'].sort(),
    );
  });

  it.each([
    ['JWT_SECRET', 'hunter2-hunter2'],
    ['GUEST_KEY', 'hunter2-hunter2'],
    ['MONGODB_URI', 'mysql://root:hunter2@db/x'],
  ])('does not repeat the value of %s', (name, value) => {
    expect(problems({ [name]: value }).join()).not.toContain('hunter2');
  });

  describe('storage', () => {
    it('reads the S3 settings', () => {
      expect(load({ ...s3, S3_ENDPOINT: 'http://127.0.0.1:9000', S3_FORCE_PATH_STYLE: 'true' }).storage).toEqual({
        driver: 's3',
        endpoint: 'http://127.0.0.1:9000',
        region: 'ap-southeast-1',
        bucket: 'files',
        accessKeyId: 'AKIA',
        secretAccessKey: 'sk',
        forcePathStyle: true,
      });
    });

    it.each([
      ['S3_ENDPOINT', 'minio'],
      ['S3_FORCE_PATH_STYLE', 'maybe'],
    ])('refuses %s=%s', (name, value) => {
      expect(problems({ ...s3, [name]: value })).toEqual([expect.stringContaining(`${name} must be `)]);
    });
  });

  describe('Google', () => {
    it('points the demo to the simulated Google of this server', () => {
      const config = load({ PORT: '4001', PUBLIC_URL: 'https://kad.example.com' });
      expect(config.google).toEqual({
        clientId: 'demo-client',
        clientSecret: expect.stringMatching(/^[0-9a-f]{64}$/),
        authorizationUrl: 'https://kad.example.com/demo-google/authorize',
        tokenUrl: 'http://127.0.0.1:4001/demo-google/token',
        tokeninfoUrl: 'http://127.0.0.1:4001/demo-google/tokeninfo',
        userinfoUrl: 'http://127.0.0.1:4001/demo-google/userinfo',
      });
      expect(config.google.clientSecret).not.toContain(config.jwtSecret);
    });

    it('uses Google itself with credentials, and has no seller by default', () => {
      const config = load(google);
      expect(config.demoSignIn).toBe(false);
      expect(config.adminEmails).toEqual([]);
      expect(config.google.tokeninfoUrl).toBe('https://oauth2.googleapis.com/tokeninfo');
    });

    it('takes other addresses for a simulated Google', () => {
      const addresses = {
        GOOGLE_AUTHORIZATION_URL: 'http://127.0.0.1:1/authorize',
        GOOGLE_TOKEN_URL: 'http://127.0.0.1:1/token',
        GOOGLE_TOKENINFO_URL: 'http://127.0.0.1:1/tokeninfo',
        GOOGLE_USERINFO_URL: 'http://127.0.0.1:1/userinfo',
      };
      expect(Object.values(load({ ...google, ...addresses }).google).slice(2)).toEqual(Object.values(addresses));
    });

    it.each([
      [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET is missing'],
      [{ GOOGLE_CLIENT_SECRET: 'x' }, 'GOOGLE_CLIENT_ID is missing'],
      [{ DEMO_SIGN_IN: 'false' }, 'GOOGLE_CLIENT_ID is missing and DEMO_SIGN_IN=false'],
      [{ GOOGLE_TOKEN_URL: 'http://127.0.0.1/token' }, 'GOOGLE_TOKEN_URL is set, but GOOGLE_CLIENT_ID is not'],
      [{ ...google, GOOGLE_AUTHORIZATION_URL: 'x' }, 'GOOGLE_AUTHORIZATION_URL must be '],
      [{ ...google, GOOGLE_TOKEN_URL: 'x' }, 'GOOGLE_TOKEN_URL must be '],
      [{ ...google, GOOGLE_TOKENINFO_URL: 'x' }, 'GOOGLE_TOKENINFO_URL must be '],
      [{ ...google, GOOGLE_USERINFO_URL: 'http://127.0.0.1/me' }, 'GOOGLE_USERINFO_URL must be '],
    ])('refuses %j', (env, expected) => {
      expect(problems(env as Record<string, string>)).toEqual([expect.stringContaining(expected)]);
    });
  });

  describe('production', () => {
    it('serves with a database, a secret and Google', () => {
      expect(load({ ...production, ...google }).nodeEnv).toBe('production');
    });

    it('X49 asks for a database, a secret and a decision about the demo', () => {
      const names = problems({ NODE_ENV: 'production' }).map((sentence) => sentence.split(' ')[0]);
      expect(names).toEqual(['MONGODB_URI', 'JWT_SECRET', 'GUEST_KEY', 'GOOGLE_CLIENT_ID']);
    });

    it('serves the demo only when it is set', () => {
      expect(problems(production)).toEqual([expect.stringContaining('DEMO_SIGN_IN=true')]);
      expect(load({ ...production, DEMO_SIGN_IN: 'true' }).demoSignIn).toBe(true);
    });

    it.each([
      ['sessions over http', { PUBLIC_URL: 'http://kad.example.com' }, 'PUBLIC_URL must begin with https://'],
      ['sessions over http, in a house', { PUBLIC_URL: 'http://192.168.1.5:3000' }, 'PUBLIC_URL must begin with https'],
      ['X44 addresses that anyone may claim', { TRUST_PROXY: 'true' }, 'TRUST_PROXY=true believes every sender'],
      ['X43 no limits', { RATE_LIMITS: 'off' }, 'RATE_LIMITS=off leaves the shop open'],
      ['tokens over http', { GOOGLE_TOKEN_URL: 'http://g.example/token' }, 'GOOGLE_TOKEN_URL must begin with https'],
      [
        'tokens over http',
        { GOOGLE_TOKENINFO_URL: 'http://g.example/i' },
        'GOOGLE_TOKENINFO_URL must begin with https',
      ],
      ['tokens over http', { GOOGLE_USERINFO_URL: 'http://g.example/userinfo' }, 'GOOGLE_USERINFO_URL must begin with'],
      ['a key out of an example', { ...s3, S3_SECRET_ACCESS_KEY: 'change-me' }, 'S3_SECRET_ACCESS_KEY must be a key'],
    ])('refuses %s with one sentence and an example', (_what, env, expected) => {
      const [problem, ...others] = problems({ ...production, ...google, ...env });
      expect(others).toEqual([]);
      expect(problem).toContain(expected);
      expect(problem).toMatch(/ Example: [A-Z_0-9]+=/);
      expect(problems({ ...google, ...env })).toEqual([]);
    });

    it.each([
      { PUBLIC_URL: 'https://kad.example.com' },
      { PUBLIC_URL: 'http://localhost:8080' },
      { PUBLIC_URL: 'http://kad.localhost' },
      { PUBLIC_URL: 'http://127.0.0.1:3000' },
      { PUBLIC_URL: 'http://[::1]:3000' },
      { GOOGLE_TOKEN_URL: 'http://127.0.0.1:1/token' },
      { TRUST_PROXY: '1' },
      { RATE_LIMITS: 'on' },
      { ...s3, S3_ENDPOINT: 'http://s3:7070' },
    ])('takes %j', (env) => {
      expect(problems({ ...production, ...google, ...(env as Record<string, string>) })).toEqual([]);
    });
  });

  describe('generated secret', () => {
    it('is made once, kept, and for this user alone', () => {
      const first = load({}).jwtSecret;
      expect(first).toMatch(/^[0-9a-f]{64}$/);
      expect(load({}).jwtSecret).toBe(first);
      expect(statSync(join(dataDir, 'jwt-secret')).mode & 0o777).toBe(0o600);
      expect(readFileSync(join(dataDir, 'jwt-secret'), 'utf8').trim()).toBe(first);
    });

    it('G-17 exists once more for guest lists, kept in the same way', () => {
      const { guestKey, jwtSecret } = load({});
      expect(guestKey).toMatch(/^[0-9a-f]{64}$/);
      expect(guestKey).not.toBe(jwtSecret);
      expect(load({}).guestKey).toBe(guestKey);
      expect(statSync(join(dataDir, 'guest-key')).mode & 0o777).toBe(0o600);
    });

    it('G-17 is never made anew for guest lists when its file was cut short', () => {
      writeFileSync(join(dataDir, 'guest-key'), 'abc');
      expect(problems({})).toEqual([expect.stringMatching(/^GUEST_KEY is not set.+put back the copy/)]);
    });

    it('X49 is not trusted when the file was cut short', () => {
      writeFileSync(join(dataDir, 'jwt-secret'), 'abc');
      expect(problems({})).toEqual([expect.stringContaining('JWT_SECRET is not set')]);
    });
  });

  it('refuses a DATA_DIR that is no folder, and asks for none where nothing is kept in it', () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    expect(problems({ DATA_DIR: file })).toEqual([expect.stringMatching(/^DATA_DIR must be a folder .+ Example: /)]);
    expect(problems({ DATA_DIR: file, ...production, ...google, ...s3 })).toEqual([]);
  });

  it('reads the file of variables, and the environment wins', () => {
    const envFile = join(dataDir, '.env');
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(envFile, 'PORT=4100\nSHOP_NAME="Kad Ria"\n');
    const config = loadConfig({ DATA_DIR: dataDir, PORT: '4200' }, { envFile });
    expect([config.port, config.shop.name]).toEqual([4200, 'Kad Ria']);
    expect(loadConfig({ DATA_DIR: dataDir }, { envFile: join(dataDir, 'none') }).port).toBe(3000);
  });
});
