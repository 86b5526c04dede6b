import type { ClassConstructor } from 'class-transformer';
import { validateDto } from '../validation/validate.js';
import { GiftReceiverDto } from './gift-receiver.dto.js';
import { SalamKautDto } from './salam-kaut.dto.js';

const id = '65f0a1b2c3d4e5f6a7b8c9d0';
const account = { invitationId: id, name: 'Aisyah', bankName: 'Maybank', accountNo: '1234-5678', show: 'true' };
const codesOf = (dto: ClassConstructor<object>, body: unknown): Record<string, string> => {
  const checked = validateDto(dto, body);
  return checked.ok ? {} : Object.fromEntries(checked.fields.map(({ field, code }) => [field, code]));
};

describe('I-17 salam kaut', () => {
  it('may be empty, and says whether it is shown', () => {
    expect(codesOf(SalamKautDto, account)).toEqual({});
    expect(codesOf(SalamKautDto, { ...account, name: '', bankName: '', accountNo: '', show: 'false' })).toEqual({});
    expect(codesOf(SalamKautDto, { invitationId: id })).toEqual({ show: 'flag' });
  });

  it.each(['', '1', 'yes', 'TRUE', 1, null])('X17 %j is neither yes nor no', (show) => {
    expect(codesOf(SalamKautDto, { ...account, show })).toEqual({ show: 'flag' });
    expect(codesOf(SalamKautDto, { ...account, removeImage: show })).toEqual({ removeImage: 'flag' });
  });
});

describe('I-14 the receiver of gifts', () => {
  it('needs a name and an address, which may have lines', () => {
    expect(codesOf(GiftReceiverDto, { id, name: 'Aisyah', address: 'No. 12\nKajang' })).toEqual({});
    expect(codesOf(GiftReceiverDto, { id, name: ' ', address: '' })).toEqual({ name: 'required', address: 'required' });
    expect(codesOf(GiftReceiverDto, { id, name: 'A\nB', address: 'x' })).toEqual({ name: 'characters' });
  });
});
