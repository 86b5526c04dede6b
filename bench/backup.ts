import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ObjectId } from 'mongodb';
import { command, type Run } from './support/command.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';
import { storeRsvps } from './wishes.ts';

/** A small shop, and one ten times as large. */
const SMALL = { invitations: 5, files: 500 };
const FACTOR = 10;
const RSVPS = 10_000;
const FILE_BYTES = 200 * 1024;
/** What a command may need more for ten times the data. */
const MOST_GROWTH = 1.3;

/** Time and memory of the backup and restore commands, as processes, at two sizes of the same shop. */
export async function benchBackup(stack: Stack): Promise<Row[]> {
  const work = mkdtempSync(join(tmpdir(), 'serikad-bench-backup-'));
  try {
    const small = await roundTrip(stack, work, 'small', SMALL);
    const { invitations, files } = SMALL;
    const large = await roundTrip(stack, work, 'large', {
      invitations: invitations * (FACTOR - 1),
      files: files * (FACTOR - 1),
    });
    const documents = invitations * FACTOR * RSVPS;
    const megabytes = (files * FACTOR * FILE_BYTES) / 2 ** 20;
    const size = `${documents.toLocaleString('en')} documents and ${megabytes.toFixed(0)} MB of files`;
    return (['backup', 'restore'] as const).flatMap((name) => {
      const growth = large[name].peak / small[name].peak;
      return [
        { what: `${name} of ${size}`, figure: `${large[name].seconds.toFixed(1)} s`, goal: '–' },
        {
          what: `memory of the ${name} at ten times the data`,
          figure: `${large[name].peak.toFixed(0)} MB, ${growth.toFixed(2)} of ${small[name].peak.toFixed(0)} MB`,
          goal: `≤ ${MOST_GROWTH}`,
          ok: growth <= MOST_GROWTH,
        },
      ];
    });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function roundTrip(
  stack: Stack,
  work: string,
  name: string,
  more: typeof SMALL,
): Promise<{ backup: Run; restore: Run }> {
  const from = join(work, 'shop');
  const photos = join(from, 'files', 'photos');
  mkdirSync(photos, { recursive: true });
  for (let at = 0; at < more.invitations; at += 1) await storeRsvps(stack, new ObjectId(), RSVPS);
  for (let at = 0; at < more.files; at += 1) {
    writeFileSync(join(photos, `${randomUUID()}.webp`), randomBytes(FILE_BYTES));
  }
  const folder = join(work, `backup-${name}`);
  const target = new URL(stack.mongoUri);
  target.pathname = `/restored_${name}`;
  const to = join(work, `restored-${name}`);
  const backup = await command('backup', ['--out', folder], { DATA_DIR: from, MONGODB_URI: stack.mongoUri });
  const restore = await command('restore', [folder], { DATA_DIR: to, MONGODB_URI: target.href });
  rmSync(folder, { recursive: true });
  rmSync(to, { recursive: true });
  return { backup, restore };
}
