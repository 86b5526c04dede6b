import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesCacheName } from '../../worker-files.js';

const built = (name: string): string => readFileSync(join(import.meta.dirname, '../../dist', name), 'utf8');

describe('the check-in without a network', () => {
  it('G-14 is cached under a name that changes with its files and its document', () => {
    const name = filesCacheName('door-', ['/a.js'], '<p>1</p>');
    expect(filesCacheName('door-', ['/a.js'], '<p>1</p>')).toBe(name);
    expect(filesCacheName('door-', ['/a.js'], '<p>2</p>')).not.toBe(name);
    expect(filesCacheName('door-', ['/b.js'], '<p>1</p>')).not.toBe(name);
  });

  it('G-14 has a built worker with the name of the built document', () => {
    const worker = built('door-worker.js');
    const addresses = JSON.parse(/\["\/[^\]]*\]/.exec(worker)?.[0] ?? '[]') as string[];
    expect(worker).toContain(filesCacheName('door-', addresses, built('door.html')));
  });
});
