import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadConfig } from '../../src/config/load-config.js';

interface Line {
  name: string;
  value: string;
  hasDefault: boolean;
}

const google = { GOOGLE_CLIENT_ID: 'id.apps.googleusercontent.com', GOOGLE_CLIENT_SECRET: 'GOCSPX-1' };
const s3 = {
  STORAGE_DRIVER: 's3',
  S3_REGION: 'elsewhere',
  S3_BUCKET: 'bucket',
  S3_ACCESS_KEY_ID: 'AKIA',
  S3_SECRET_ACCESS_KEY: 'sk',
};
/** With all of these nothing is written to disk, wherever DATA_DIR points. */
const base = {
  MONGODB_URI: 'mongodb://db/x',
  JWT_SECRET: '9f2c4b7e1a6d8035f4e2b9c7d1a3568e0b7f6c2d',
  GUEST_KEY: '4c1e9a7f20b8d6355e8f0a2b7c9d1e4630f5a8c2',
  ...s3,
};
const COMPOSE_ONLY = ['COMPOSE_PROFILES', 'HTTP_PORT', 'HTTPS_PORT'];

/** The settings of .env.example; the comment above a group of lines holds for the whole group. */
function exampleLines(text: string): Line[] {
  let comment = '';
  let afterSetting = false;
  return text.split('\n').flatMap((line) => {
    const [, name, value = ''] = /^#?([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? [];
    if (name === undefined) {
      comment = afterSetting || line.startsWith('# ---') ? line : `${comment}\n${line}`;
      afterSetting = false;
      return [];
    }
    afterSetting = true;
    return [{ name, value, hasDefault: name === 'S3_FORCE_PATH_STYLE' || !/No\s+(#\s+)?default/.test(comment) }];
  });
}

/** What the other settings must be for this one to be read. */
function around(name: string): Record<string, string> {
  if (name === 'STORAGE_DRIVER') return { ...base, STORAGE_DRIVER: '' };
  return name.startsWith('GOOGLE_') ? { ...base, ...google } : base;
}

const lines = exampleLines(readFileSync(resolve(import.meta.dirname, '../../../.env.example'), 'utf8')).filter(
  ({ name }) => !COMPOSE_ONLY.includes(name),
);
const effect = ({ name, value }: Line) => {
  const rest = around(name);
  return [loadConfig({ ...rest, [name]: value }), loadConfig({ ...rest, [name]: '' })] as const;
};

describe('.env.example is right', () => {
  test('has settings of both kinds, the social links among those without a default', () => {
    expect(lines.length).toBeGreaterThan(25);
    const without = lines.filter(({ hasDefault }) => !hasDefault).map(({ name }) => name);
    expect(without).toEqual(expect.arrayContaining(['SHOP_INSTAGRAM', 'SHOP_FACEBOOK', 'SHOP_TIKTOK', 'DEMO_SIGN_IN']));
  });

  test.each(lines.filter(({ hasDefault }) => hasDefault))('$name shows its default', (line) => {
    const [set, unset] = effect(line);
    expect(line.value).not.toBe('');
    expect(set).toEqual(unset);
  });

  test.each(
    lines.filter(({ name, value, hasDefault }) => !hasDefault && value !== '' && !(name in base) && !(name in google)),
  )('$name is an example, not a default', (line) => {
    if (line.name === 'DEMO_SIGN_IN') {
      const production = { ...base, NODE_ENV: 'production' };
      expect(() => loadConfig(production)).toThrow();
      expect(loadConfig({ ...production, DEMO_SIGN_IN: line.value }).demoSignIn).toBe(true);
      return;
    }
    const [set, unset] = effect(line);
    expect(set).not.toEqual(unset);
  });
});
