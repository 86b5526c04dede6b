import { isIP } from 'node:net';
import { isCalendarDate } from '@serikad/shared/invitations/malaysia-time';
import type { Rule } from './environment-reader.js';

export const port: Rule<number> = {
  expected: 'a whole number from 1 to 65535',
  example: '3000',
  parse: (text) => {
    const value = /^\d{1,5}$/.test(text) ? Number(text) : 0;
    return value >= 1 && value <= 65_535 ? value : undefined;
  },
};

export const months: Rule<number> = {
  expected: 'a whole number from 1 to 120',
  example: '6',
  parse: (text) => {
    const value = /^\d{1,3}$/.test(text) ? Number(text) : 0;
    return value >= 1 && value <= 120 ? value : undefined;
  },
};

export const boolean: Rule<boolean> = {
  expected: 'true or false',
  example: 'true',
  parse: (text) => ({ true: true, false: false })[text],
};

export const calendarDate: Rule<string> = {
  expected: 'a day as YYYY-MM-DD',
  example: '2026-12-31',
  parse: (text) => (isCalendarDate(text) ? text : undefined),
};

export const onOff: Rule<boolean> = {
  expected: 'on or off',
  example: 'off',
  parse: (text) => ({ on: true, off: false })[text],
};

export function oneOf<const T extends string>(values: readonly [T, ...T[]]): Rule<T> {
  return {
    expected: `one of ${values.join(', ')}`,
    example: values[0],
    parse: (text) => values.find((value) => value === text),
  };
}

/** Scheme, host and port alone: anything behind it would be lost or doubled when links are built. */
export const origin: Rule<string> = {
  expected: 'an http or https address without a path',
  example: 'https://kad.example.com',
  parse: (text) => {
    const url = httpUrl(text);
    return url && url.pathname === '/' && url.search === '' && url.hash === '' ? url.origin : undefined;
  },
};

export function address(example: string): Rule<string> {
  return { expected: 'an http or https address', example, parse: (text) => (httpUrl(text) ? text : undefined) };
}

export const userinfoAddress: Rule<string> = {
  expected: 'an http or https address that ends in /userinfo',
  example: 'https://www.googleapis.com/oauth2/v3/userinfo',
  parse: (text) => (httpUrl(text)?.pathname.endsWith('/userinfo') ? text : undefined),
};

export const mongodbUri: Rule<string> = {
  expected: 'a MongoDB connection string that begins with mongodb:// or mongodb+srv://',
  example: 'mongodb://127.0.0.1:27017/serikad',
  secret: true,
  parse: (text) => (/^mongodb(\+srv)?:\/\/[^\s/?#]+(\/[^\s]*)?$/.test(text) ? text : undefined),
};

export function text(maxLength: number, example: string): Rule<string> {
  return {
    expected: `a text of at most ${maxLength} characters`,
    example,
    parse: (value) => (value.length <= maxLength ? value : undefined),
  };
}

export function secret(example: string): Rule<string> {
  return { expected: 'a text without spaces', example, secret: true, parse: (v) => (/\s/.test(v) ? undefined : v) };
}

export const chatNumber: Rule<string> = {
  expected: 'a phone number with country code, 8 to 15 digits and nothing else',
  example: '60123456789',
  parse: (value) => (/^[1-9]\d{7,14}$/.test(value) ? value : undefined),
};

export const emails: Rule<readonly string[]> = {
  expected: 'e-mail addresses separated by commas',
  example: 'seller@example.com,owner@example.com',
  parse: (value) => {
    const list = listOf(value).map((entry) => entry.toLowerCase());
    return list.length > 0 && list.every((entry) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(entry))
      ? [...new Set(list)]
      : undefined;
  },
};

export const trustProxy: Rule<boolean | number | string> = {
  expected: 'true, false, a number of proxies, or their addresses separated by commas',
  example: '1',
  parse: (value) => {
    if (value === 'true' || value === 'false') return value === 'true';
    if (/^\d{1,2}$/.test(value)) return Number(value);
    const list = listOf(value);
    return list.length > 0 && list.every(isProxyAddress) ? list.join(', ') : undefined;
  },
};

const placeholder =
  /change.?(me|this)|replace.?(me|this)|place.?holder|example|password|your.?(jwt.?)?(secret|key)|insert.?(here|secret)|(secret.?){2}|0123456789|1234567890|abcdefghij/i;

/** A secret that was chosen elsewhere: any length, but not the one of an example. */
export function ownSecret(example: string): Rule<string> {
  return {
    expected: 'a key of your own, no placeholder',
    example,
    secret: true,
    parse: (value) => (/\s/.test(value) || placeholder.test(value) ? undefined : value),
  };
}

/** A generated secret, so it may be required to be long and random. */
export const randomSecret: Rule<string> = {
  expected:
    'at least 32 random characters, no placeholder and no repeated pattern (make one with: openssl rand -hex 32)',
  example: '<the 64 characters that openssl rand -hex 32 prints>',
  secret: true,
  parse: (value) => (value.length >= 32 && !placeholder.test(value) && !isRepetitive(value) ? value : undefined),
};

/** A secret that is sent in a header. */
export const bearerToken: Rule<string> = {
  ...randomSecret,
  expected: `${randomSecret.expected}, without spaces`,
  parse: (value) => (/^\S{1,512}$/.test(value) ? randomSecret.parse(value) : undefined),
};

function httpUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const usable = url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return usable ? url : undefined;
}

function listOf(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function isProxyAddress(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
  const [ip = '', prefix, ...rest] = value.split('/');
  const family = isIP(ip);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

/** "abcabcabc…" and "aaaa…": long, yet guessed at once. */
function isRepetitive(value: string): boolean {
  return new Set(value).size < 8 || /^(.{1,16}?)\1+.{0,15}$/.test(value);
}
