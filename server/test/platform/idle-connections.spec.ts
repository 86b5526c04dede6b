import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const SCRIPT = join(import.meta.dirname, 'support/idle-connections.mjs');
const MB = 1_000_000;

// The measurement is a process of its own, and both cores may be busy.
jest.setTimeout(120_000);

describe('idle connections', () => {
  it('keep no response that was sent', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', SCRIPT]);
    expect(Number(stdout) / MB).toBeLessThan(5);
  });
});
