/**
 * Lowers what an ELF64 shared object asks of glibc: references to GLIBC_2.38 (C23 spellings of functions that exist
 * since ever) become references to the oldest version of the platform, so that the embedded database engine loads on
 * glibc 2.36, too. Two tables are touched, nothing moves, the length stays:
 *  - `.gnu.version_r`: the entry GLIBC_2.38 of each library takes the name and hash of the oldest version;
 *  - `.dynsym`: an undefined `__isoc23_strtol` that used the entry takes the name `strtol`.
 */

const from = 'GLIBC_2.38';
/** By `e_machine`: x86-64 and AArch64. */
const oldestVersion: Readonly<Record<number, string>> = { 62: 'GLIBC_2.2.5', 183: 'GLIBC_2.17' };
const c23Prefix = '__isoc23_';
/** Got a new version in 2.38 that differs only in `errno`; the old one is there. */
const sameInOldVersion = ['fmod', 'fmodf', 'fmodl'];

export interface RelaxedLibrary {
  readonly bytes: Buffer;
  /** As "old -> new", for the log. Empty: the library asked for nothing too new. */
  readonly changed: readonly string[];
}

interface Section {
  readonly type: number;
  readonly offset: number;
  readonly size: number;
  readonly link: number;
}

interface VersionNeed {
  /** Where the entry (Elf64_Vernaux) begins. */
  readonly offset: number;
  readonly name: string;
  /** The index that symbols name it by. */
  readonly index: number;
}

/**
 * @param library the bytes of the shared object; left as they are.
 * @throws Error when it is no ELF64 little-endian library of a known machine,
 *   or uses a 2.38 function with no older twin.
 */
export function relaxGlibc(library: Buffer): RelaxedLibrary {
  const bytes = Buffer.from(library);
  const to = targetVersion(bytes);
  const sections = readSections(bytes);
  const dynsym = section(sections, 11, '.dynsym');
  const versions = section(sections, 0x6fffffff, '.gnu.version');
  const needs = section(sections, 0x6ffffffe, '.gnu.version_r');
  const strings = sections[dynsym.link]?.offset;
  if (strings === undefined) throw new Error('the library has no .dynstr');

  const lowered = lowerNeeds(bytes, needs.offset, strings, to);
  const changed: string[] = [];
  for (let i = 0; i < dynsym.size / 24; i++) {
    if (!lowered.has(bytes.readUInt16LE(versions.offset + i * 2) & 0x7fff)) continue;
    changed.push(renameSymbol(bytes, dynsym.offset + i * 24, strings));
  }
  return { bytes, changed };
}

function targetVersion(bytes: Buffer): string {
  const isElf64 = bytes.length >= 64 && bytes.readUInt32BE(0) === 0x7f454c46 && bytes[4] === 2 && bytes[5] === 1;
  const version = isElf64 ? oldestVersion[bytes.readUInt16LE(18)] : undefined;
  if (version === undefined) throw new Error('not a 64-bit little-endian ELF library for x86-64 or AArch64');
  return version;
}

function readSections(bytes: Buffer): Section[] {
  const start = readU64(bytes, 0x28);
  const entrySize = bytes.readUInt16LE(0x3a);
  return Array.from({ length: bytes.readUInt16LE(0x3c) }, (_, i) => {
    const at = start + i * entrySize;
    return {
      type: bytes.readUInt32LE(at + 4),
      offset: readU64(bytes, at + 0x18),
      size: readU64(bytes, at + 0x20),
      link: bytes.readUInt32LE(at + 0x28),
    };
  });
}

function section(sections: readonly Section[], type: number, name: string): Section {
  const found = sections.find((entry) => entry.type === type);
  if (!found) throw new Error(`the library has no ${name}`);
  return found;
}

/** Rewrites every GLIBC_2.38 entry and answers the indexes by which symbols refer to them. */
function lowerNeeds(bytes: Buffer, start: number, strings: number, to: string): Set<number> {
  const lowered = new Set<number>();
  for (let file = start, next = -1; next !== 0; file += next) {
    next = bytes.readUInt32LE(file + 12);
    const needs = readNeeds(bytes, file, strings);
    const tooNew = needs.find((need) => need.name === from);
    if (!tooNew) continue;
    const known = needs.find((need) => need.name === to);
    bytes.writeUInt32LE(elfHash(to), tooNew.offset);
    bytes.writeUInt32LE(
      known ? bytes.readUInt32LE(known.offset + 8) : findString(bytes, strings, to),
      tooNew.offset + 8,
    );
    lowered.add(tooNew.index);
  }
  return lowered;
}

function readNeeds(bytes: Buffer, file: number, strings: number): VersionNeed[] {
  const needs: VersionNeed[] = [];
  let at = file + bytes.readUInt32LE(file + 8);
  for (let i = 0; i < bytes.readUInt16LE(file + 2); i++) {
    const name = readString(bytes, strings + bytes.readUInt32LE(at + 8));
    needs.push({ offset: at, name, index: bytes.readUInt16LE(at + 6) });
    at += bytes.readUInt32LE(at + 12);
  }
  return needs;
}

function renameSymbol(bytes: Buffer, symbol: number, strings: number): string {
  const nameOffset = bytes.readUInt32LE(symbol);
  const name = readString(bytes, strings + nameOffset);
  if (bytes.readUInt16LE(symbol + 6) !== 0) throw new Error(`${name}@${from} is defined here, not asked for`);
  if (name.startsWith(c23Prefix)) {
    bytes.writeUInt32LE(nameOffset + c23Prefix.length, symbol);
    return `${name} -> ${name.slice(c23Prefix.length)}`;
  }
  if (!sameInOldVersion.includes(name)) throw new Error(`${name} exists only since ${from}`);
  return `${name} -> ${name}`;
}

/** A library without a reference of its own to the version may still hold its name, for another one's. */
function findString(bytes: Buffer, strings: number, text: string): number {
  const at = bytes.indexOf(`\0${text}\0`, strings, 'latin1');
  if (at < 0) throw new Error(`the library never names ${text}`);
  return at + 1 - strings;
}

function readString(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, bytes.indexOf(0, at));
}

function readU64(bytes: Buffer, at: number): number {
  return Number(bytes.readBigUInt64LE(at));
}

/** The hash by which the dynamic linker looks version names up (System V ABI). */
function elfHash(name: string): number {
  let hash = 0;
  for (const char of Buffer.from(name, 'latin1')) {
    hash = ((hash << 4) + char) >>> 0;
    const high = hash & 0xf0000000;
    hash = ((hash ^ (high >>> 24)) & ~high) >>> 0;
  }
  return hash;
}
