import { createNeedsAwake } from './needs-awake.js';
import type { QueueItem } from './photo-stores.js';

const items = (received: number, state: QueueItem['state'] = 'queued'): QueueItem[] => [
  { upload: 'a', state, received } as QueueItem,
];

describe('C-11 the screen', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('stays on while photos wait, also between two tries, but not for another tab’s photos', () => {
    const needsAwake = createNeedsAwake();
    expect(needsAwake({ items: [], pause: null, storing: 0 })).toBe(false);
    expect(needsAwake({ items: [], pause: null, storing: 1 })).toBe(true);
    expect(needsAwake({ items: items(0), pause: 'network', storing: 0 })).toBe(true);
    expect(needsAwake({ items: items(0), pause: 'other-tab', storing: 0 })).toBe(false);
    expect(needsAwake({ items: items(1, 'sent'), pause: null, storing: 0 })).toBe(false);
  });

  it('stays on for ten minutes at most without progress', () => {
    const needsAwake = createNeedsAwake();
    const waits = (received: number) => needsAwake({ items: items(received), pause: 'network', storing: 0 });
    expect(waits(0)).toBe(true);
    jest.advanceTimersByTime(9 * 60_000);
    expect(waits(1)).toBe(true);
    jest.advanceTimersByTime(9 * 60_000);
    expect(waits(1)).toBe(true);
    jest.advanceTimersByTime(60_000);
    expect(waits(1)).toBe(false);
    expect(waits(2)).toBe(true);
  });
});
