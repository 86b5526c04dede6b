import { CreateOrderDto } from '../orders/order.dto.js';
import { NamesDto } from '../invitations/names.dto.js';
import { fieldErrorsIn, validateDto } from './validate.js';

const order = () => ({
  customer: { name: "Siti Nur 'Aisyah", phoneNo: '012-345 6789' },
  items: [{ item: 'rsvp', package: 'premium' }],
});
const codes = (body: unknown) => {
  const checked = validateDto(CreateOrderDto, body);
  return checked.ok ? [] : checked.fields.map(({ field, code }) => `${field}: ${code}`);
};

describe('validateDto (X08, X17, X19, X20)', () => {
  test('X08 a good body comes back typed and normalised', () => {
    expect(validateDto(CreateOrderDto, order())).toMatchObject({
      ok: true,
      value: { customer: { phoneNo: '0123456789' } },
    });
  });

  test('X08 unknown fields are refused at every depth', () => {
    expect(codes({ ...order(), paidAmount: 65 })).toEqual(['paidAmount: unknown']);
    expect(codes({ ...order(), customer: { ...order().customer, role: 'admin' } })).toEqual(['customer.role: unknown']);
    expect(codes({ ...order(), items: [{ item: 'rsvp', package: 'premium', discount: 1 }] })).toEqual([
      'items.0.discount: unknown',
    ]);
  });

  test.each([
    ['a list in a list', [[]]],
    ['text in a list', ['rsvp']],
    ['null in a list', [null]],
    ['no list', { 0: { item: 'rsvp', package: 'premium' } }],
    ['nothing in it', []],
  ])('X08 %s for the items is refused', (_name, items) => {
    expect(codes({ ...order(), items })).not.toEqual([]);
  });

  test('X08 a list in the place of a part is refused', () => {
    expect(codes({ ...order(), customer: [order().customer] })).toEqual(['customer: object']);
  });

  test('X19 keys that reach a prototype are refused and pollute nothing', () => {
    for (const raw of [
      '{"__proto__":{"polluted":true}}',
      '{"customer":{"__proto__":{"polluted":true}}}',
      '{"constructor":{"prototype":{"polluted":true}}}',
    ]) {
      expect(validateDto(CreateOrderDto, JSON.parse(raw))).toMatchObject({ ok: false });
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    }
  });

  test('X20 depth and width beyond reason are refused, quickly', () => {
    const keys = Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`k${i}`, i]));
    expect(codes(keys)).toEqual([': tooDeep']);
    expect(codes({ ...order(), customer: { ...order().customer, ...keys } })).toEqual(['customer: tooDeep']);
    let deep: unknown = 1;
    for (let i = 0; i < 10_000; i += 1) deep = [deep];
    expect(codes({ ...order(), items: deep }).join()).toContain('tooDeep');
    expect(codes({ ...order(), items: Array.from({ length: 20_000 }, () => ({})) }).join()).toContain('tooDeep');
  });

  test.each([null, undefined, [], 'text', 1, true])('X08 %j is no body', (body) => {
    expect(validateDto(CreateOrderDto, body)).toEqual({ ok: false, fields: [{ field: '', code: 'object' }] });
  });

  test('I-12 what is wrong is said in both languages, at the path of the field', () => {
    const names = { shortName: '', fullName: 'Siti' };
    const checked = validateDto(NamesDto, {
      id: 'x',
      couple: { groom: names, bride: { shortName: 'A'.repeat(41), fullName: 'Ali' }, order: 'groom-first' },
      couple2: null,
      inviter: { inviter1: { name1: 'Ahmad', name2: '' }, inviter2: null },
      contacts: [{ name: 'Ali', phoneNo: '1234567' }],
      hashtag: '',
      shortNameStyle: null,
      fullNameStyle: null,
    });
    const fields = checked.ok ? [] : checked.fields;
    expect(fieldErrorsIn('en', fields)).toEqual([
      { field: 'couple.groom.shortName', message: 'Required' },
      { field: 'couple.bride.shortName', message: 'At most 40 characters' },
      { field: 'contacts.0.phoneNo', message: 'Invalid' },
    ]);
    expect(fieldErrorsIn('ms', fields)[1]).toEqual({
      field: 'couple.bride.shortName',
      message: 'Paling banyak 40 aksara',
    });
  });
});
