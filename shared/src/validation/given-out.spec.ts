import type { ClassConstructor } from 'class-transformer';
import { CreateGiftDto, ReserveGiftDto, UpdateGiftDto } from '../gifts/gift.dto.js';
import { AttendanceInfoDto } from '../invitations/attendance-info.dto.js';
import { BottomBarDto } from '../invitations/bottom-bar.dto.js';
import { DateTimeDto } from '../invitations/date-time.dto.js';
import { DesignLanguageDto } from '../invitations/design-language.dto.js';
import { DressCodeDto } from '../invitations/dress-code.dto.js';
import { GiftReceiverDto } from '../invitations/gift-receiver.dto.js';
import { LocationDto } from '../invitations/location.dto.js';
import { MusicDto } from '../invitations/music.dto.js';
import { NamesDto } from '../invitations/names.dto.js';
import { OthersDto } from '../invitations/others.dto.js';
import { DoaDto, MainPageDto, SecondPageDto } from '../invitations/pages.dto.js';
import { SalamKautDto } from '../invitations/salam-kaut.dto.js';
import { AddListItemDto, EditListItemDto } from '../lists/list.dto.js';
import { CreateOrderDto, SubmitDetailsDto, UpdatePackageDto } from '../orders/order.dto.js';
import { AddPhotoDto } from '../photos/photo.dto.js';
import { AddWishDto, EditWishDto } from '../rsvp/rsvp.dto.js';
import { dtoSchema } from './dto-schema.js';
import { describedFields, givenOutFields } from './field-schema.js';
import { validateDto } from './validate.js';

type Body = Record<string, unknown>;
type Dto = ClassConstructor<object>;

const id = '0123456789abcdef01234567';
const items = [{ item: 'rsvp', package: 'premium' }];
const person = { shortName: 'Siti', fullName: 'Siti binti Ali' };
const couple = { groom: person, bride: person, order: 'groom-first' };
const party = { name1: 'Ali' };
const answer = { from: 'Mak Long', attendanceCount: 2, willAttend: true };
const gift = { invitationId: id, title: 'Periuk', url: 'https://example.com' };
const entry = { title: 'Dewan', price: 100 };

/** The smallest good body of each call whose objects the server gives out: every key that may be absent is. */
const SMALLEST: [Dto, Body][] = [
  [CreateOrderDto, { customer: { name: 'Ali', phoneNo: '0123456789' }, items }],
  [UpdatePackageDto, { id, items }],
  [SubmitDetailsDto, { id }],
  [
    DesignLanguageDto,
    {
      id,
      design: 'cv0004',
      language: 'malay',
      title: 'T',
      coupleNo: 1,
      openingOption: 'fade-out',
      customOpeningLogo: false,
    },
  ],
  [NamesDto, { id, couple, inviter: { inviter1: party } }],
  [DateTimeDto, { id, date: '2026-12-12', startTime: '11:00', endTime: '16:30' }],
  [LocationDto, { id, venue: 'Dewan' }],
  [MainPageDto, { id, title: 'T' }],
  [SecondPageDto, { id, invitationWord: null }],
  [DoaDto, { id, doa: null }],
  [MusicDto, { id, link: '', videoId: '', startTime: 0 }],
  [DressCodeDto, { id, enabled: false }],
  [BottomBarDto, { id, bottomBar: { showLabel: true } }],
  [AttendanceInfoDto, { id, show: true, limit: 0, totalLimit: 0 }],
  [
    OthersDto,
    {
      id,
      footer: [],
      viewSnowEffects: true,
      page2Header1: 1,
      page2Header2: 0,
      page1Style: {},
      coverPage: { category: 'colour', backgroundColor: '#a16207', hideText: false },
    },
  ],
  [SalamKautDto, { invitationId: id, show: 'true' }],
  [GiftReceiverDto, { id, name: 'Ali', address: 'Jalan 1' }],
  [CreateGiftDto, gift],
  [UpdateGiftDto, { ...gift, id }],
  [ReserveGiftDto, { giftId: id, name: 'Ali' }],
  [AddPhotoDto, { invitationId: id }],
  [AddWishDto, { ...answer, invitationId: id }],
  [EditWishDto, { ...answer, wishId: id }],
  [AddListItemDto, entry],
  [EditListItemDto, { ...entry, listId: id }],
];

/** Every field that the server gives out, at every depth of a body, with the path of the object that holds it. */
function givenOut(type: Dto, body: Body, at: string[] = []): { at: string[]; name: string }[] {
  const here = givenOutFields(type).map((name) => ({ at, name }));
  const below = [...describedFields(type)].flatMap(([field, { part }]) => {
    const value = body[field];
    if (!part || typeof value !== 'object' || value === null) return [];
    if (Array.isArray(value)) return givenOut(part(), value[0] as Body, [...at, field, '0']);
    return givenOut(part(), value as Body, [...at, field]);
  });
  return [...here, ...below];
}

function withValue(body: Body, at: string[], name: string, value: unknown): Body {
  const copy = structuredClone(body);
  const holder = at.reduce<Body>((inner, key) => inner[key] as Body, copy);
  holder[name] = value;
  return copy;
}

const FIELDS = SMALLEST.flatMap(([type, body]) =>
  givenOut(type, body).map(({ at, name }): [string, string, Dto, Body, string[]] => [type.name, name, type, body, at]),
);
/** Allowed values: what was given out, or anything else; it is never read. */
const VALUES = [1, -1, 'text', true, null, ['list'], { $ne: null }];

describe('fields that the server gives out may come back', () => {
  test('the table has these fields', () => {
    const named = FIELDS.map(([dto, name, , , at]) => [dto, ...at, name].join('.'));
    expect(named).toEqual(
      expect.arrayContaining([
        'CreateOrderDto.id',
        'CreateOrderDto.items.0.price',
        'UpdatePackageDto.items.0.price',
        'UpdatePackageDto.items.0.status',
        'UpdatePackageDto.items.0.frozen',
        'EditWishDto.invitationId',
      ]),
    );
    expect(new Set(named).size).toBe(named.length);
  });

  test.each(FIELDS)('%s takes %s back, and drops it', (_dto, name, type, body, at) => {
    const plain = validateDto(type, body);
    expect(plain).toMatchObject({ ok: true });
    for (const value of VALUES) expect(validateDto(type, withValue(body, at, name, value))).toEqual(plain);
  });

  test.each(SMALLEST)('control: %p still refuses what was not given out', (type, body) => {
    const places = [[], ...givenOut(type, body).map(({ at }) => at)];
    for (const at of places) {
      const checked = validateDto(type, withValue(body, at, 'surely', 1));
      expect(checked).toMatchObject({ ok: false, fields: [{ field: [...at, 'surely'].join('.'), code: 'unknown' }] });
    }
  });

  test('the description names them, and requires none', () => {
    const { properties, required } = dtoSchema(EditWishDto);
    expect(properties?.['invitationId']?.description).toMatch(/ignored/);
    expect(required).toEqual(['from', 'attendanceCount', 'willAttend', 'wishId']);
  });
});

describe('a key whose empty value is allowed may be absent', () => {
  test.each(SMALLEST)('the smallest body of %p is good', (type, body) => {
    expect(validateDto(type, body)).toMatchObject({ ok: true });
  });

  test('inside a part that is replaced, and in an RSVP, absent is empty', () => {
    const names = validateDto(NamesDto, { id, couple, inviter: { inviter1: party } });
    expect(names).toMatchObject({ value: { inviter: { inviter1: { name1: 'Ali', name2: '' }, inviter2: null } } });
    expect(validateDto(AddWishDto, { ...answer, invitationId: id })).toMatchObject({ value: { message: '' } });
    expect(validateDto(AddPhotoDto, { invitationId: id })).toMatchObject({ value: { order: 1000 } });
  });

  test('required keys stay required', () => {
    const codes = (type: Dto, body: Body) => {
      const checked = validateDto(type, body);
      return checked.ok ? [] : checked.fields.map(({ field, code }) => `${field} ${code}`);
    };
    expect(codes(DressCodeDto, { id, enabled: true })).toEqual(['male required', 'female required']);
    expect(codes(DressCodeDto, { id, enabled: true, male: 'x', female: '\u200b' })).toEqual(['female required']);
    expect(codes(NamesDto, { id, couple, inviter: { inviter1: {} } })).toEqual(['inviter.inviter1.name1 required']);
    expect(codes(SecondPageDto, { id })).not.toEqual([]);
  });
});
