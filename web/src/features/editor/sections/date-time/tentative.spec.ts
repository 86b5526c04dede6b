import { moved } from '../../../../lib/lists.js';
import { indexAfterMove, placeByTime } from './tentative.js';

const at = (...times: string[]) => times.map((time) => ({ time }));

describe('the programme by time', () => {
  test.each([
    [['11:00', '12:30', '16:30', '14:30'], 3, 2],
    [['11:00', '12:30', '16:30', '12:00'], 3, 1],
    [['11:00', '12:30', '16:30', '09:00'], 3, 0],
    [['11:00', '12:30', '16:30', '18:00'], 3, 3],
    [['11:00', '12:30', '16:30'], 1, 1],
    [['17:00', '12:30', '16:30'], 0, 2],
    // Of the same time: behind those that are there.
    [['11:00', '12:30', '16:30', '12:30'], 3, 2],
    // The arrows have put the others in an order of the couple's own.
    [['16:30', '11:00', '12:30', '10:00'], 3, 0],
    [['16:30', '11:00', '12:30', '12:00'], 3, 0],
    [['11:00', ''], 1, 1],
  ])('with %j has the entry %i at %i', (times, index, place) => {
    expect(placeByTime(at(...times), index)).toBe(place);
  });

  test('is followed by indexAfterMove', () => {
    const list = ['a', 'b', 'c', 'd'];
    for (const from of list.keys()) {
      for (const to of list.keys()) {
        const after = moved(list, from, to);
        list.forEach((entry, index) => expect(after[indexAfterMove(index, from, to)]).toBe(entry));
      }
    }
  });
});
