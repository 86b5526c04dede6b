import { internationalPhone } from '../users/phone.js';
import { FamilyDto } from './family.dto.js';
import { validateDto } from '../validation/validate.js';

const check = (phone: unknown) => validateDto(FamilyDto, { name: 'Keluarga Ali', phone });

describe('G-01 the phone of a family', () => {
  test.each([
    ['', ''],
    ['012-345 6789', '60123456789'],
    ['012.345.6789', '60123456789'],
    ['011-2345 6789', '601123456789'],
    ['03-8888 1234', '60388881234'],
    ['082-234 567', '6082234567'],
    ['60123456789', '60123456789'],
    ['+60 12-345 6789', '60123456789'],
    ['0060123456789', '60123456789'],
    ['+1 (415) 555-2671', '14155552671'],
    ['+65 9123 4567', '6591234567'],
    ['006591234567', '6591234567'],
  ])('G-01 %j is taken, and its chat is that of %j', (typed, chat) => {
    const checked = check(typed);
    expect(checked.ok && (checked.value.phone === '' ? '' : internationalPhone(checked.value.phone))).toBe(chat);
  });

  test.each([
    '12345',
    '012345',
    '01234567890123',
    '123456789',
    '+60123',
    '+6001234567890',
    '+0123456789',
    '000',
    '++60123456789',
    'nanti',
    '٠١٢٣٤٥٦٧٨٩',
  ])('G-01 %j is refused: no message could be sent to it', (typed) => {
    expect(check(typed)).toEqual({ ok: false, fields: [{ field: 'phone', code: 'invalidPhone' }] });
  });
});
