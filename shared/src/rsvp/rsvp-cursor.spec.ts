import { readRsvpCursor, rsvpCursor } from './rsvp-cursor.js';

const row = { createdAt: '2026-11-22T01:02:03.004Z', _id: '65f0a1b2c3d4e5f6a7b8c9d0' };

it('I-24 a cursor leads back to its row', () => {
  expect(readRsvpCursor(rsvpCursor(row))).toEqual({ createdAt: new Date(row.createdAt), _id: row._id });
});

it.each([
  '',
  'x',
  row._id,
  row.createdAt,
  `${row.createdAt}_`,
  `${row.createdAt}_${row._id}0`,
  `2026-13-45T99:99:99.999Z_${row._id}`,
  `${row.createdAt}_${'g'.repeat(24)}`,
  `${row.createdAt},${row._id}`,
  undefined,
  null,
  5,
  { $gt: '' },
])('%p is no cursor', (text) => {
  expect(readRsvpCursor(text)).toBeNull();
});
