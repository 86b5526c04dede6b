import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Model } from 'mongoose';
import { ROUNDS_COLLECTION } from '../../src/database/exclusive-run.js';
import { SCHEMA_COLLECTION } from '../../src/database/schema-state.js';
import { BACKUP_LOCKS } from '../../src/media/storage/delete-locks.js';
import { startTestApp } from '../support/app.js';

const PAGE = readFileSync(resolve(import.meta.dirname, '../../../docs/data-model.md'), 'utf8');

/** Collections that are used without a model, and have no index but `_id`. */
const WITHOUT_MODEL = [ROUNDS_COLLECTION, SCHEMA_COLLECTION, BACKUP_LOCKS];

/** The tables' rows: collection → its indexes, each with what is said of it in brackets. */
function described(): Record<string, string[]> {
  const rows = [...PAGE.matchAll(/^\| `(\w+)` \|(.*)\|$/gm)].map(([, name = '', cells = '']) => {
    const indexes = cells.split('|')[3] ?? '';
    return [name, indexes.trim() === 'none' ? [] : indexes.split(',').map((index) => index.trim().replaceAll('`', ''))];
  });
  return Object.fromEntries(rows) as Record<string, string[]>;
}

test('docs/data-model.md names every collection with its indexes, and no other', async () => {
  const shop = await startTestApp();
  const expected: Record<string, string[]> = Object.fromEntries(WITHOUT_MODEL.map((name) => [name, []]));
  for (const model of Object.values(shop.db.models) as Model<unknown>[]) {
    expected[model.collection.name] = model.schema.indexes().map(([, options]) => {
      const kinds = [
        options.unique && 'unique',
        options.sparse && 'sparse',
        options.expireAfterSeconds !== undefined && 'TTL',
      ].filter(Boolean);
      return [options.name, ...kinds.map((kind) => `(${kind})`)].join(' ');
    });
  }
  const sorted = (lists: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(lists).map(([name, indexes]) => [name, indexes.toSorted()]));
  await shop.close();
  expect(sorted(described())).toEqual(sorted(expected));
});
