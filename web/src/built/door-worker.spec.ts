import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { doorCacheName } from '../../door-cache-name.js';

const built = (name: string): string => readFileSync(join(import.meta.dirname, '../../dist', name), 'utf8');

describe('the check-in without a network', () => {
  it('G-14 is cached under a name that changes with its files and its document', () => {
    const name = doorCacheName(['/a.js'], '<p>1</p>');
    expect(doorCacheName(['/a.js'], '<p>1</p>')).toBe(name);
    expect(doorCacheName(['/a.js'], '<p>2</p>')).not.toBe(name);
    expect(doorCacheName(['/b.js'], '<p>1</p>')).not.toBe(name);
  });

  it('G-14 the built worker has the name of the built document', () => {
    const worker = built('door-worker.js');
    const addresses = JSON.parse(/\["\/[^\]]*\]/.exec(worker)?.[0] ?? '[]') as string[];
    expect(worker).toContain(doorCacheName(addresses, built('door.html')));
  });
});
