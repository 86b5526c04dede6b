import { checkBackup } from '../../src/backup/check-backup.js';
import { addPhoto } from '../gifts/support/pictured.js';
import { newCouple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { backUp, cleanUp } from './support/stacks.js';

let shop: TestApp;
let backup: string;
beforeAll(async () => {
  shop = await startTestApp();
  await addPhoto(shop, await newCouple(shop));
  backup = await backUp(shop);
});
afterEach(() => jest.useRealTimers());
afterAll(async () => {
  await cleanUp();
  await shop.close();
});

describe('5.1: the check of a backup', () => {
  it('5.1: documents and files have a progress of their own, each from 0 to 100 %', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
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
    expect(lines.filter((line) => line.endsWith(' s') && line.includes('done, '))).toHaveLength(2);
  });
});
