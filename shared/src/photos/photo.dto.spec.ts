import type { ClassConstructor } from 'class-transformer';
import { validateDto } from '../validation/validate.js';
import { AddPhotoDto, OrderPhotosDto } from './photo.dto.js';

const invitationId = '65f0a1b2c3d4e5f6a7b8c9d0';
const ids = (count: number): string[] => Array.from({ length: count }, (_, i) => String(i).padStart(24, '0'));

const codesOf = (dto: ClassConstructor<object>, body: unknown): Record<string, string> => {
  const checked = validateDto(dto, body);
  return checked.ok ? {} : Object.fromEntries(checked.fields.map(({ field, code }) => [field, code]));
};

describe('I-15 X17 the place of a new photo', () => {
  it.each<[unknown, number]>([
    ['0', 0],
    ['7', 7],
    ['1000', 1000],
    ['007', 7],
    [3, 3],
  ])('reads %j as %d', (order, expected) => {
    const checked = validateDto(AddPhotoDto, { invitationId, order });
    expect(checked).toEqual({ ok: true, value: expect.objectContaining({ order: expected }) });
  });

  it.each(['', ' 1', '+1', '1e3', '1.0', '-1', '1001', 'x', true, null, [1], Infinity, 1.5])('refuses %j', (order) => {
    expect(codesOf(AddPhotoDto, { invitationId, order })).toHaveProperty('order');
  });
});

describe('I-15 the order of a gallery', () => {
  it.each([0, 1, 7])('takes %d ids', (count) => {
    expect(codesOf(OrderPhotosDto, { invitationId, ids: ids(count) })).toEqual({});
  });

  it.each<[string, unknown, string]>([
    ['eight', ids(8), 'tooMany:7'],
    ['one twice', [...ids(2), ...ids(1)], 'repeated'],
    ['a number in it', [1], 'list'],
    ['an operator in it', [{ $ne: null }], 'list'],
    ['an empty one', [''], 'list'],
    ['one too long', ['a'.repeat(101)], 'list'],
    ['text', 'x', 'list'],
    ['an object', { length: 1, 0: 'x' }, 'list'],
    ['null', null, 'list'],
    ['nothing', undefined, 'list'],
  ])('X17 refuses %s', (_name, value, code) => {
    expect(codesOf(OrderPhotosDto, { invitationId, ids: value })).toEqual({ ids: code });
  });
});
