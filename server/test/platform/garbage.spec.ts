import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startTestApp } from '../support/app.js';
import { testDatabase } from '../support/database.js';

const SCRIPT = join(import.meta.dirname, 'support/garbage.mjs');
/** Room enough that no full collection comes meanwhile. */
const FLAGS = ['--expose-gc', '--max-semi-space-size=4', '--initial-heap-size=400'];
const MB = 1_000_000;

/** Megabytes that are left of some work, see garbage.mjs. */
async function leftOf(kind: string, argument = ''): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [...FLAGS, SCRIPT, kind, argument]);
  return Number(stdout) / MB;
}

// What a request leaves behind for the next full garbage collection decides how often there is one, and each of them keeps
// those waiting who are served meanwhile: docs/decisions/154-short-lived.md.
// Each measurement is a process of its own, and both cores may be busy.
jest.setTimeout(120_000);

describe('what is over is gone', () => {
  it('a read of the database leaves nothing among the old objects', async () => {
    expect(await leftOf('reads', testDatabase())).toBeLessThan(3);
  });

  it('control: with the driver’s own Set of open sessions it does', async () => {
    expect(await leftOf('reads-with-a-set', testDatabase())).toBeGreaterThan(6);
  });

  it('nor does a page that is drawn', async () => {
    const shop = await startTestApp();
    const folder = await mkdtemp(join(tmpdir(), 'page-'));
    try {
      const { body } = await shop.http.get('/api/invitation/find-one/sample_cv0001').expect(200);
      const file = join(folder, 'page.json');
      const page = {
        bundle: body.data,
        shop: { name: 'SeriKad', url: '/', invitationUrl: 'http://localhost/x' },
        publicUrl: 'http://localhost',
        linkPicture: '/x.jpg',
        files: { script: '/x.js', modules: [], styles: [] },
      };
      await writeFile(file, JSON.stringify(page));
      expect(await leftOf('pages', file)).toBeLessThan(3);
    } finally {
      await rm(folder, { recursive: true });
      await shop.close();
    }
  });

  it.each(['br', 'gzip'])('nor does a page that is compressed, with %s', async (encoding) => {
    expect(await leftOf('compressed', encoding)).toBeLessThan(3);
    // Control: as Node leaves it.
    expect(await leftOf('compressed', `plain-${encoding}`)).toBeGreaterThan(5);
  });

  it('an answer that is sent is not kept for as long as its connection rests', async () => {
    expect(await leftOf('answers')).toBeLessThan(5);
  });
});
