import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

jest.setTimeout(240_000);

/** What `node bench/soak-short.ts` prints. */
interface Soaked {
  requests: number;
  wrong: string[];
  kept: number;
}

const SOAK = resolve(import.meta.dirname, '../../../bench/soak-short.ts');
/** Bytes of a request: half of what the server that leaks on purpose keeps. */
const FLAT = 2_000;

async function soak(...args: string[]): Promise<Soaked> {
  const env = { ...process.env, MONGOMS_RUNTIME_DOWNLOAD: 'false' };
  const { stdout } = await promisify(execFile)(process.execPath, [SOAK, ...args], { env });
  return JSON.parse(stdout) as Soaked;
}

describe('a soak of the server’s process, shortened: `npm run bench soak` is the long one', () => {
  it('X61 memory stays flat under reads, RSVPs, gifts, uploads, exports and sign-ins; control: a leak is found', async () => {
    const [honest, leaking] = await Promise.all([soak(), soak('leak')]);
    expect(honest.wrong).toEqual([]);
    expect(honest.kept).toBeLessThan(FLAT);
    expect(leaking.kept).toBeGreaterThan(FLAT);
    expect(honest.requests).toBeGreaterThan(1_000);
  });
});
