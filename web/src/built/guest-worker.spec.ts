import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesCacheName } from '../../worker-files.js';

const built = (name: string): string => readFileSync(join(import.meta.dirname, '../../dist', name), 'utf8');

describe('C-04 a card without a network', () => {
  const worker = built('guest-worker.js');
  const addresses = JSON.parse(/\["\/[^\]]*\]/.exec(worker)?.[0] ?? '[]') as string[];

  it.each(['guest-worker.js', 'door-worker.js'])(
    '%s is one file: Safari 15 and Firefox run no modules as workers',
    (name) => {
      expect(built(name)).not.toMatch(/(^|[;\n])import\b/);
    },
  );

  it('has the scripts and styles that are loaded behind the cover, under a name that changes with them', () => {
    for (const name of ['start', 'letter', 'sheets', 'en']) {
      expect(addresses.filter((address) => address.startsWith(`/assets/${name}-`))).not.toEqual([]);
    }
    expect(worker).toContain(filesCacheName('guest-files-', addresses));
    expect(worker).not.toContain('__GUEST');
  });
});
