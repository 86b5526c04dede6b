import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { lockFolder } from '../../src/database/folder-lock.js';

describe('lockFolder', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-'));
    file = join(folder, 'x.lock');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('holds until it is released, and can be taken again', () => {
    const release = lockFolder(file, folder);
    expect(() => lockFolder(file, folder)).toThrow(`The shop already runs on ${folder} (process ${process.pid})`);
    release();
    release();
    expect(readdirSync(folder)).toEqual([]);
    lockFolder(file, folder)();
  });

  it('is taken over from a process that is gone', async () => {
    const child = spawn('true');
    await once(child, 'exit');
    writeFileSync(file, JSON.stringify({ pid: child.pid, born: 'then' }));
    const release = lockFolder(file, folder);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
    expect(readdirSync(folder)).toEqual(['x.lock']);
    release();
  });

  it('is taken over from an earlier process of the same id, as in a container that starts again', () => {
    writeFileSync(file, JSON.stringify({ pid: process.pid, born: 'another boot 1' }));
    lockFolder(file, folder)();
    expect(existsSync(file)).toBe(false);
  });

  it('keeps out others while its process lives', async () => {
    const child = spawn('sleep', ['30']);
    try {
      writeFileSync(file, JSON.stringify({ pid: child.pid, born: '' }));
      expect(() => lockFolder(file, folder)).toThrow(`(process ${child.pid})`);
      expect(readdirSync(folder)).toEqual(['x.lock']);
    } finally {
      child.kill();
      await once(child, 'exit');
    }
  });

  it.each(['', '{"pid":', '[]', 'null'])('is taken over when it reads %j', (text) => {
    writeFileSync(file, text);
    lockFolder(file, folder)();
  });

  it('does not delete the lock of a later owner', () => {
    const release = lockFolder(file, folder);
    writeFileSync(file, JSON.stringify({ pid: 1, born: 'x' }));
    release();
    expect(existsSync(file)).toBe(true);
  });
});
