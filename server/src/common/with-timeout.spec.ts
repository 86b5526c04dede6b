import { setTimeout as sleep } from 'node:timers/promises';
import { withTimeout } from './with-timeout.js';

const late = (): never => {
  throw new Error('too late');
};

describe('withTimeout', () => {
  it('gives the result of work that is done in time, and its error', async () => {
    expect(await withTimeout(Promise.resolve(1), 10_000, late)).toBe(1);
    await expect(withTimeout(Promise.reject(new Error('failed')), 10_000, late)).rejects.toThrow('failed');
  });

  it('gives what onTimeout returns or throws when the deadline passes first', async () => {
    const pending = new Promise<number>(() => undefined);
    expect(await withTimeout(pending, 1, () => 'late')).toBe('late');
    await expect(withTimeout(pending, 1, late)).rejects.toThrow('too late');
  });

  it('does not call onTimeout after the work is done, and leaves no timer', async () => {
    const onTimeout = jest.fn();
    const timers = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
    const before = timers();
    await withTimeout(Promise.resolve(), 5, onTimeout);
    expect(timers()).toBe(before);
    await sleep(20);
    expect(onTimeout).not.toHaveBeenCalled();
  });

  it('ignores work that fails after the deadline', async () => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    const work = sleep(10).then(() => late());
    await withTimeout(work, 1, () => undefined);
    await work.catch(() => undefined);
    await sleep(5);
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
