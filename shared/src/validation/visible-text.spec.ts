import { CreateOrderDto } from '../orders/order.dto.js';
import { NamesDto } from '../invitations/names.dto.js';
import { ReserveGiftDto } from '../gifts/gift.dto.js';
import { RegisterDto } from '../users/user.dto.js';
import { AddWishDto } from '../rsvp/rsvp.dto.js';
import { hasVisibleCharacter } from './text.js';
import { validateDto } from './validate.js';

const INVISIBLE: [string, string][] = [
  ['nothing', ''],
  ['spaces', '   '],
  ['no-break space', '\u00a0'],
  ['narrow no-break space', '\u202f'],
  ['ideographic space', '\u3000'],
  ['zero width space', '\u200b\u200b'],
  ['zero width non-joiner and joiner', '\u200c\u200d'],
  ['word joiner', '\u2060'],
  ['invisible times', '\u2062'],
  ['soft hyphen', '\u00ad'],
  ['combining grapheme joiner', '\u034f'],
  ['Hangul choseong filler', '\u115f'],
  ['Hangul jungseong filler', '\u1160'],
  ['Hangul filler', '\u3164'],
  ['halfwidth Hangul filler', '\uffa0'],
  ['Mongolian vowel separator', '\u180e'],
  ['Khmer inherent vowel', '\u17b4'],
  ['left-to-right mark', '\u200e'],
  ['variation selector', '\ufe0f'],
  ['tag characters', '\u{e0041}\u{e007f}'],
  ['interlinear annotation anchor', '\ufff9'],
  ['blank Braille pattern', '\u2800'],
  ['a combining accent alone', '\u0301'],
];
const VISIBLE = ['A', 'é', 'Siti', '新娘', 'بنت', '한', '💍', '👩‍❤️‍👨', '1️⃣', "'", '.', '\u200bA', 'ক্ষ', '⠁', '한\u3164'];

/** The code of the message at a field; nothing where the field is right. */
function codeAt(checked: ReturnType<typeof validateDto>, field: string): string | undefined {
  return checked.ok ? undefined : checked.fields.find((each) => each.field === field)?.code;
}

const person = { shortName: 'Siti', fullName: 'Siti binti Ali' };
const couple = { groom: person, bride: person, order: 'groom-first' };
const inviter = { inviter1: { name1: 'Ali', name2: '' }, inviter2: null };
const names = { id: 'i', couple2: null, contacts: [], hashtag: '', shortNameStyle: null, fullNameStyle: null };

/** Required names of forms and calls, each with the field that holds the name. */
const NAMES: [string, string, (name: string) => ReturnType<typeof validateDto>][] = [
  ['register', 'name', (name) => validateDto(RegisterDto, { name, phoneNo: '0123456789' })],
  [
    'wish/add',
    'from',
    (from) =>
      validateDto(AddWishDto, { invitationId: 'i', from, attendanceCount: 1, willAttend: true, message: 'hello' }),
  ],
  ['gift/reserve', 'name', (name) => validateDto(ReserveGiftDto, { giftId: 'g', name })],
  [
    'order/create',
    'customer.name',
    (name) =>
      validateDto(CreateOrderDto, {
        customer: { name, phoneNo: '0123456789' },
        items: [{ item: 'rsvp', package: 'premium' }],
      }),
  ],
  [
    'update/names',
    'couple.bride.shortName',
    (shortName) => validateDto(NamesDto, { ...names, couple: { ...couple, bride: { ...person, shortName } }, inviter }),
  ],
  [
    'update/names',
    'inviter.inviter1.name1',
    (name1) => validateDto(NamesDto, { ...names, couple, inviter: { ...inviter, inviter1: { name1, name2: '' } } }),
  ],
];

describe('a required text has a visible character', () => {
  test.each(INVISIBLE)('%s is not visible', (_name, text) => {
    expect(hasVisibleCharacter(text)).toBe(false);
  });

  test.each(VISIBLE)('%j is', (text) => {
    expect(hasVisibleCharacter(text)).toBe(true);
  });

  describe.each(NAMES)('%s, %s', (_call, field, check) => {
    // Byte order marks, bidi overrides and the like are refused as characters, see text.spec.ts.
    test.each(INVISIBLE)('%s is Required', (_name, text) => {
      expect(codeAt(check(text), field)).toBe('required');
    });

    test('control: one visible character between invisible ones passes', () => {
      expect(codeAt(check('\u200bA\u200b'), field)).toBeUndefined();
    });
  });
});
