import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Timings } from './measures.ts';
import type { InsertSpeeds } from './random-ids.ts';

/** Bytes on the disk per unit, with indexes, the backup and the restored copy. */
const BYTES_PER_RSVP = 2_200;
const BYTES_PER_ORDER = 6_000;
const BYTES_PER_FILE = 14_000;

export interface Sizes {
  rsvps: number;
  orders: number;
  files: number;
}

/** How much is loaded: GROWTH_ANSWERS, GROWTH_ORDERS, GROWTH_FILES. */
export function sizes(): Sizes {
  const number = (name: string, byDefault: number): number => {
    const value = Number((process.env[name] ?? String(byDefault)).replaceAll('_', ''));
    if (!Number.isSafeInteger(value) || value < 10) throw new Error(`${name} must be a whole number of at least 10.`);
    return value;
  };
  return {
    rsvps: number('GROWTH_ANSWERS', 6_000_000),
    orders: number('GROWTH_ORDERS', 1_000_000),
    files: number('GROWTH_FILES', 300_000),
  };
}

/** What was done and measured so far: a folder that is kept (GROWTH_FOLDER) is continued where it stopped. */
export interface State {
  done: string[];
  /** Orders and RSVPs that are stored; a phase that was cut goes on from here. */
  orders: number;
  rsvps: number;
  files: number;
  small?: Timings;
  large?: Timings;
  inserts?: InsertSpeeds;
  /** Seconds and megabytes by name. */
  figures: Record<string, number>;
}

export interface Folder {
  path: string;
  state: State;
  save: () => void;
  /** Deletes the folder, unless it was named. */
  close: () => void;
}

/** @throws Error when the disk has too little room */
export function openFolder(wanted: Sizes): Folder {
  const named = process.env['GROWTH_FOLDER'];
  if (named !== undefined) mkdirSync(named, { recursive: true });
  const path = named ?? mkdtempSync(join(tmpdir(), 'serikad-growth-'));
  const file = join(path, 'state.json');
  const state: State = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as State)
    : { done: [], orders: 0, rsvps: 0, files: 0, figures: {} };
  if (state.done.length === 0) assertRoom(path, wanted);
  return {
    path,
    state,
    save: () => {
      writeFileSync(`${file}.new`, JSON.stringify(state, null, 2));
      renameSync(`${file}.new`, file);
    },
    close: () => {
      if (named === undefined) rmSync(path, { recursive: true, force: true });
    },
  };
}

function assertRoom(path: string, { rsvps, orders, files }: Sizes): void {
  const needs = rsvps * BYTES_PER_RSVP + orders * BYTES_PER_ORDER + files * BYTES_PER_FILE + 2 ** 30;
  const { bavail, bsize } = statfsSync(path);
  if (bavail * bsize < needs) {
    const gigabytes = (bytes: number): string => (bytes / 2 ** 30).toFixed(0);
    throw new Error(
      `${path} has ${gigabytes(bavail * bsize)} GB free, and ${gigabytes(needs)} are needed: ` +
        'lower GROWTH_ANSWERS, or name a folder on a larger disk by GROWTH_FOLDER.',
    );
  }
}
