import mongoose from 'mongoose';
import { join } from 'node:path';
import { checkBackup } from '../../src/operations/backup/check-backup.js';
import { addPhoto } from '../gifts/support/pictured.js';
import { newCouple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { testDatabase } from '../support/database.js';
import { backUp, cleanUp, newFolder, restoreInto } from './support/stacks.js';

const { Collection } = mongoose.mongo;

let shop: TestApp;
let backup: string;
beforeAll(async () => {
  shop = await startTestApp();
  await addPhoto(shop, await newCouple(shop));
  backup = await backUp(shop);
});
beforeEach(() => {
  // All but intervals.
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout', 'queueMicrotask', 'performance', 'Date'],
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
afterAll(async () => {
  await cleanUp();
  await shop.close();
});

describe('a restore logs every 10 s how far it is', () => {
  it('while it checks documents and files, each counted from 0 to 100 %', async () => {
    const { signal } = new AbortController();
    // It is looked at before each document and each file: ten seconds pass there.
    jest.spyOn(signal, 'throwIfAborted').mockImplementation(() => void jest.advanceTimersByTime(10_000));
    const lines: string[] = [];
    const { collections, fileList } = await checkBackup(backup, signal, (line) => lines.push(line));
    const documents = collections.reduce((sum, { count }) => sum + count, 0);
    expect(fileList.count).toBe(3);
    const totals = (what: string): (string | undefined)[] =>
      lines.filter((line) => line.includes(` the ${what} `)).map((line) => /of about ([\d,]+) \(/.exec(line)?.[1]);
    expect(new Set(totals('documents'))).toEqual(new Set([undefined, documents.toLocaleString('en')]));
    expect(new Set(totals('files'))).toEqual(new Set([undefined, '3']));
    expect(lines.filter((line) => line.includes(': done, '))).toHaveLength(2);
  });

  it('also while it ends the sessions of all users', async () => {
    const { updateMany } = Collection.prototype;
    jest.spyOn(Collection.prototype, 'updateMany').mockImplementation(function (
      this: typeof Collection.prototype,
      ...args
    ) {
      if (this.collectionName === 'users') jest.advanceTimersByTime(10_000);
      return updateMany.apply(this, args);
    });
    const lines: string[] = [];
    const config = { ...shop.config, storage: { driver: 'local', directory: join(newFolder(), 'files') } } as const;
    await restoreInto({ config, mongoUri: testDatabase() }, backup, { print: (line) => lines.push(line) });
    expect(lines).toContainEqual(expect.stringMatching(/^Ending all sessions: \d+ s$/));
  });
});
