import { setTimeout as delay } from 'node:timers/promises';
import { withProgress } from '../../src/common/progress.js';
import { until } from '../support/processes.js';

describe('progress of long work', () => {
  const lines: string[] = [];
  beforeEach(() => void (lines.length = 0));
  const options = { what: 'Copying wishes', log: (line: string): void => void lines.push(line), everyMs: 20 };

  it('is logged with what is done, how many of how many, and since when', async () => {
    const answer = await withProgress(options, async (report) => {
      report({ done: 1_234_567, total: 4_000_000 });
      await until(() => lines.length > 0);
      return 'result';
    });
    expect(answer).toBe('result');
    expect(lines[0]).toBe('Copying wishes: 1,234,567 of about 4,000,000 (30 %), 0 s');
    expect(lines.at(-1)).toBe('Copying wishes: done, 0 s');
  });

  it('is asked of the database where the work does not know it, and is the time alone when that does not answer', async () => {
    let answer: { done: number } | undefined;
    const poll = (): Promise<{ done: number }> =>
      answer ? Promise.resolve(answer) : Promise.reject(new Error('no right'));
    await withProgress({ ...options, poll }, async () => {
      await until(() => lines.length > 0);
      answer = { done: 7 };
      await until(() => lines.some((line) => line.includes('7')));
    });
    expect(lines[0]).toBe('Copying wishes: 0 s');
    expect(lines).toContain('Copying wishes: 7, 0 s');
  });

  it('leaves out an estimate that was too low, logs nothing for short work, and passes on a failure, which ends the lines', async () => {
    await withProgress(options, async (report) => {
      report({ done: 5, total: 4 });
      await until(() => lines.length > 0);
    });
    expect(lines[0]).toBe('Copying wishes: 5, 0 s');
    lines.length = 0;
    await withProgress({ ...options, everyMs: 60_000 }, () => Promise.resolve());
    expect(lines).toEqual([]);
    await expect(withProgress(options, () => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full');
    await delay(60);
    expect(lines).toEqual([]);
  });
});
