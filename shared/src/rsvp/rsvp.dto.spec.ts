import { validateDto } from '../validation/validate.js';
import { MOST_GUESTS } from './seats.js';
import { AddWishDto, DeleteWishDto, EditWishDto } from './rsvp.dto.js';
import { WishListQuery } from './rsvp-query.dto.js';

const answer = {
  invitationId: '65f0a1b2c3d4e5f6a7b8c9d0',
  from: "Nur A'isyah binti Ahmad 🌸",
  attendanceCount: 3,
  willAttend: true,
  message: 'Selamat pengantin baru!\nSemoga kekal ke syurga.',
};
const codesOf = (body: unknown): Record<string, string> => {
  const checked = validateDto(AddWishDto, body);
  return checked.ok ? {} : Object.fromEntries(checked.fields.map(({ field, code }) => [field, code]));
};

it('AddWishDto accepts a valid RSVP unchanged', () => {
  const checked = validateDto(AddWishDto, answer);
  expect(checked).toEqual({ ok: true, value: expect.objectContaining(answer) });
});

it('AddWishDto accepts an RSVP without a wish, and one without guests', () => {
  expect(codesOf({ ...answer, message: '' })).toEqual({});
  expect(codesOf({ ...answer, attendanceCount: 0, willAttend: false })).toEqual({});
});

describe('X17 the number of guests', () => {
  it.each([-1, 1.5, Infinity, NaN, '3', true, null, [3], '', {}, { $ne: null }, MOST_GUESTS + 1])(
    'refuses %p',
    (count) => {
      expect(codesOf({ ...answer, attendanceCount: count })).toHaveProperty('attendanceCount');
    },
  );

  it('refuses a missing one', () => {
    const { attendanceCount: _, ...rest } = answer;
    expect(codesOf(rest)).toHaveProperty('attendanceCount', 'required');
  });

  it.each([
    [0, true],
    [1, false],
  ])('%p guests and attending: %p contradict each other', (attendanceCount, willAttend) => {
    expect(codesOf({ ...answer, attendanceCount, willAttend })).toEqual({ willAttend: 'contradiction' });
  });
});

describe('X18 texts', () => {
  it.each(['', '   ', undefined, null])('the name is required, not %p', (from) => {
    expect(codesOf({ ...answer, from })).toEqual({ from: 'required' });
  });
  it.each([[['A']], [5], [{ $gt: '' }], [true]])('the name is text, not %p', (from) => {
    expect(codesOf({ ...answer, from })).toEqual({ from: 'text' });
  });
  it('counts an emoji as one character', () => {
    expect(codesOf({ ...answer, from: '🌸'.repeat(100) })).toEqual({});
    expect(codesOf({ ...answer, from: '🌸'.repeat(101) })).toEqual({ from: 'tooLong:100' });
    expect(codesOf({ ...answer, message: '🌸'.repeat(1001) })).toEqual({ message: 'tooLong:1000' });
  });
  it.each(['a\u0000b', 'a\u202eb', 'a\ud800b', 'a\nb'])('refuses the name %j', (from) => {
    expect(codesOf({ ...answer, from })).toEqual({ from: 'characters' });
  });
});

it('X07 AddWishDto refuses fields that it does not know', () => {
  for (const field of ['key', 'op', 'secretHash', 'rev', 'taken', 'wishId']) {
    expect(codesOf({ ...answer, [field]: 'x' })).toEqual({ [field]: 'unknown' });
  }
  expect(validateDto(DeleteWishDto, { wishId: 'x', invitationId: 'y' }).ok).toBe(false);
  // Fields of the guest's own RSVP may be sent back.
  expect(validateDto(EditWishDto, { ...answer, wishId: 'x' })).toMatchObject({ ok: true });
});

describe("the list's page", () => {
  const read = (query: object) => {
    const checked = validateDto(WishListQuery, query);
    return checked.ok ? { skip: checked.value.skip, limit: checked.value.limit } : 'refused';
  };
  it('is the first thousand unless asked otherwise', () => {
    expect(read({})).toEqual({ skip: 0, limit: 1000 });
    expect(read({ skip: '20', limit: '1' })).toEqual({ skip: 20, limit: 1 });
  });
  it.each([{ limit: '0' }, { limit: '1001' }, { limit: 'x' }, { skip: '-1' }, { skip: '1.5' }, { sort: 'from' }])(
    'refuses %p',
    (query) => {
      expect(read(query)).toBe('refused');
    },
  );
});
