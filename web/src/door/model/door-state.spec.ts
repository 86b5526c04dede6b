import type { DoorFamily } from '@serikad/shared/guest-list/check-in.types';
import { expectedAt } from './door-state.js';

describe('G-14 the persons expected at the check-in', () => {
  const families = [
    { answers: [{ session: 'main', answer: 'coming', adults: 3, children: 1 }] },
    { answers: [{ session: 'main', answer: 'maybe', adults: 2, children: 0 }] },
    { answers: [{ session: 'akad', answer: 'coming', adults: 2, children: 0 }] },
    { answers: [] },
  ] as unknown as DoorFamily[];

  it('G-14 G-13 are those of the couple’s totals: families that come, and at the main session guests of the open page', () => {
    const list = { families, open: { adults: 50, children: 5 } };
    expect([expectedAt(list, 'main'), expectedAt(list, 'akad')]).toEqual([59, 2]);
  });

  it('G-14 are the families in a list that was kept before the open page was counted', () => {
    expect(expectedAt({ families }, 'main')).toBe(4);
  });
});
