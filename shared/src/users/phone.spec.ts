import { validateDto } from '../validation/validate.js';
import { internationalPhone, isPhone, normalisePhone } from './phone.js';
import { RegisterDto } from './user.dto.js';

const register = (phoneNo: unknown) => validateDto(RegisterDto, { name: 'Siti', phoneNo });

describe('phone numbers (S-10)', () => {
  test.each<[typed: string, stored: string]>([
    ['012-345 6789', '0123456789'],
    ['+60 12-345 6789', '+60123456789'],
    ['12345', '12345'],
    ['123456789012345', '123456789012345'],
    ['+12345678901234', '+12345678901234'],
    ['  0123456789  ', '0123456789'],
    ['0-1-2-3-4', '01234'],
  ])('S-10 %j is stored as %j', (typed, stored) => {
    expect(normalisePhone(typed)).toBe(stored);
    expect(isPhone(stored)).toBe(true);
    expect(register(typed)).toMatchObject({ ok: true, value: { phoneNo: stored } });
  });

  test.each([
    '1234',
    '1234567890123456',
    '+123456789012345',
    '++60123456',
    '60123456+',
    'abcdefgh',
    '012.345.6789',
    '0123456789\u0000',
    '٠١٢٣٤٥٦٧٨٩',
    '- - -',
    '0123456789;x',
  ])('S-10 %j is no phone number', (typed) => {
    expect(register(typed)).toEqual({
      ok: false,
      fields: [{ field: 'phoneNo', code: expect.stringMatching(/^(invalidPhone|required)$/) }],
    });
  });

  test.each([undefined, null, '', '   '])('S-10 %j is missing', (typed) => {
    expect(register(typed)).toEqual({ ok: false, fields: [{ field: 'phoneNo', code: 'required' }] });
  });

  test.each([60123456789, true, ['0123456789'], { $ne: null }])('S-10 %j is not even text', (typed) => {
    expect(register(typed)).toEqual({ ok: false, fields: [{ field: 'phoneNo', code: 'invalidPhone' }] });
  });

  test.each([
    ['012-345 6789', '60123456789'],
    ['+60 12-345 6789', '60123456789'],
    ['60123456789', '60123456789'],
    ['03-1234 5678', '60312345678'],
    ['+65 9123 4567', '6591234567'],
    ['+44 20 7946 0018', '442079460018'],
  ])('I-23 chat and call links turn %j into %j', (typed, digits) => {
    expect(internationalPhone(typed)).toBe(digits);
  });
});
