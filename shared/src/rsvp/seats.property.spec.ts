import { assert, boolean, integer, jsonValue, oneof, property } from 'fast-check';
import { validateDto } from '../validation/validate.js';
import { countInput, DROPDOWN_BELOW, isFull, isLimited, MOST_GUESTS } from './seats.js';
import { AddWishDto } from './rsvp.dto.js';

const RUNS = { numRuns: 1_000 };
const counts = oneof(integer({ min: -5, max: MOST_GUESTS + 5 }), jsonValue());

describe('I-24 attendance, whatever the figures', () => {
  it('X17 an RSVP is accepted exactly when its count is a whole number within bounds and agrees with its yes or no', () => {
    assert(
      property(counts, boolean(), (attendanceCount, willAttend) => {
        const body = { invitationId: 'a'.repeat(24), from: 'Pak Long', attendanceCount, willAttend, message: '' };
        const whole = typeof attendanceCount === 'number' && Number.isInteger(attendanceCount);
        const inside = whole && attendanceCount >= 0 && attendanceCount <= MOST_GUESTS;
        const right = inside && willAttend === attendanceCount > 0;
        expect(validateDto(AddWishDto, body).ok).toBe(right);
      }),
      RUNS,
    );
  });

  it('a full invitation stays full with more guests, and one without a limit is never full', () => {
    assert(
      property(
        integer({ min: -10, max: 500 }),
        integer({ min: 0, max: 600 }),
        integer({ min: 0, max: 50 }),
        (limit, taken, more) => {
          if (isFull(limit, taken)) expect(isFull(limit, taken + more)).toBe(true);
          if (!isLimited(limit)) expect(isFull(limit, taken)).toBe(false);
          // One more than full is refused, one less than full is not.
          if (isLimited(limit)) expect([isFull(limit, limit), isFull(limit, limit - 1)]).toEqual([true, false]);
        },
      ),
      RUNS,
    );
  });

  it('a list of numbers is offered exactly for the limits that rules name', () => {
    assert(
      property(integer({ min: -5, max: 100 }), (limit) => {
        expect(countInput(limit)).toBe(limit >= 1 && limit < DROPDOWN_BELOW ? 'dropdown' : 'number');
      }),
      RUNS,
    );
  });
});
