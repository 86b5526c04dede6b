import { Lifecycle } from '../../src/start/lifecycle.js';

describe('Lifecycle', () => {
  const make = () => {
    const events: string[] = [];
    const lifecycle = new Lifecycle({
      exit: (code) => void events.push(`exit ${code}`),
      warn: (message) => void events.push(message),
    });
    const part = (name: string) => () => Promise.resolve(events.push(name));
    return { events, lifecycle, part };
  };

  it('stops in the opposite order of the start, once', async () => {
    const { events, lifecycle, part } = make();
    lifecycle.add('the database', 1_000, part('database'));
    lifecycle.add('the server', 1_000, part('server'));
    await Promise.all([lifecycle.stop(0), lifecycle.stop(0)]);
    expect(events).toEqual(['server', 'database', 'exit 0']);
    expect(lifecycle.stopping).toBe(true);
  });

  it('goes on after a part that fails or hangs', async () => {
    const { events, lifecycle, part } = make();
    lifecycle.add('the database', 1_000, part('database'));
    lifecycle.add('the cache', 1_000, () => Promise.reject(new Error('no')));
    lifecycle.add('the server', 20, () => new Promise(() => undefined));
    await lifecycle.stop(0);
    expect(events).toEqual([
      'Stopping the server: not done after 0.02 s',
      'Stopping the cache: no',
      'database',
      'exit 0',
    ]);
  });

  it('leaves with the worst code that was asked for', async () => {
    const { events, lifecycle, part } = make();
    lifecycle.add('the server', 1_000, part('server'));
    const stopping = lifecycle.stop(0);
    void lifecycle.stop(1);
    await stopping;
    expect(events.at(-1)).toBe('exit 1');
  });
});
