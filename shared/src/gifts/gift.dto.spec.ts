import type { ClassConstructor } from 'class-transformer';
import { validateDto } from '../validation/validate.js';
import { CreateGiftDto, DeleteGiftDto, ReserveGiftDto, UpdateGiftDto } from './gift.dto.js';

const id = '65f0a1b2c3d4e5f6a7b8c9d0';
const gift = { invitationId: id, title: 'Periuk nasi', url: 'https://shopee.com.my/a?b=c', notes: '1.8 L\nputih' };
const reservation = { giftId: id, name: 'Mak Ngah', contactNo: '012-345 6789', notes: '' };

const codesOf = (dto: ClassConstructor<object>, body: unknown): Record<string, string> => {
  const checked = validateDto(dto, body);
  return checked.ok ? {} : Object.fromEntries(checked.fields.map(({ field, code }) => [field, code]));
};

describe('I-14 the form of a gift', () => {
  it('is taken as it is, with flags as texts', () => {
    const checked = validateDto(CreateGiftDto, { ...gift, enabled: 'false' });
    expect(checked).toEqual({ ok: true, value: expect.objectContaining({ ...gift, enabled: false }) });
  });

  it('may lack its notes', () => {
    const { notes: _, ...rest } = gift;
    expect(codesOf(CreateGiftDto, rest)).toEqual({});
    expect(codesOf(UpdateGiftDto, { ...rest, id })).toEqual({});
    expect(codesOf(UpdateGiftDto, { ...rest, id, notes: '' })).toEqual({});
  });

  it('needs a title and a link, in the seeds’ words', () => {
    expect(codesOf(CreateGiftDto, { invitationId: id })).toEqual({ title: 'required', url: 'required' });
    expect(codesOf(CreateGiftDto, { ...gift, title: ' ', url: ' ' })).toEqual({ title: 'required', url: 'required' });
  });

  it.each([
    'shopee.com.my',
    'javascript:alert(1)',
    'data:text/html,x',
    '//shopee.com.my',
    'https://shopee.com.my@evil.com',
    `https://shopee.com.my/${'a'.repeat(2048)}`,
    'https://a.com/"onmouseover="x',
    'ftp://a.com',
  ])('X24 refuses %s as a link', (url) => {
    expect(codesOf(CreateGiftDto, { ...gift, url })).toEqual({ url: 'link' });
  });

  it('X07 refuses fields that the couple may not set', () => {
    for (const field of ['slot', 'image', 'claimedAt', 'reservedBy']) {
      expect(codesOf(CreateGiftDto, { ...gift, [field]: 'x' })).toEqual({ [field]: 'unknown' });
    }
    for (const field of ['reservation', 'imageUrl', '_id']) {
      const checked = validateDto(CreateGiftDto, { ...gift, [field]: 'x' });
      expect(checked.ok && checked.value).not.toHaveProperty(field);
    }
  });
});

describe('I-25 a reservation', () => {
  it('needs a name; the rest may be empty or left out', () => {
    expect(codesOf(ReserveGiftDto, reservation)).toEqual({});
    expect(codesOf(ReserveGiftDto, { giftId: id, name: 'Mak Ngah' })).toEqual({});
    expect(codesOf(ReserveGiftDto, { ...reservation, name: '\u00a0' })).toEqual({ name: 'required' });
    expect(codesOf(ReserveGiftDto, {})).toEqual({ giftId: 'required', name: 'required' });
  });

  it('has no null for what is left out', () => {
    expect(codesOf(ReserveGiftDto, { ...reservation, contactNo: null, notes: null })).toEqual({
      contactNo: 'required',
      notes: 'required',
    });
  });

  it('counts what people call characters', () => {
    expect(codesOf(ReserveGiftDto, { ...reservation, name: '💍'.repeat(100) })).toEqual({});
    expect(codesOf(ReserveGiftDto, { ...reservation, name: '💍'.repeat(101) })).toEqual({ name: 'tooLong:100' });
    expect(codesOf(ReserveGiftDto, { ...reservation, contactNo: '1'.repeat(31) })).toEqual({ contactNo: 'tooLong:30' });
  });
});

it('a removal needs both ids', () => {
  expect(codesOf(DeleteGiftDto, { id, invitationId: id })).toEqual({});
  expect(codesOf(DeleteGiftDto, { id })).toEqual({ invitationId: 'required' });
});
