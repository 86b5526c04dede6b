import { internationalPhone } from '../users/phone-links.js';
import { fieldMessageText } from '../validation/field-messages.js';
import { validateDto } from '../validation/validate.js';
import { charactersLeft, LONGEST_CHAT_ADDRESS } from './chat-address.js';
import { MESSAGE_KINDS } from './family.types.js';
import { DEFAULT_TEMPLATES, fillTemplate, templateOf } from './message-templates.js';
import { TemplateDto } from './template.dto.js';

const body = { invitationId: '65f0a1b2c3d4e5f6a7b8c9d0', kind: 'invitation', language: 'malay', text: 'Untuk {nama}' };
const codesOf = (more: object): Record<string, string> => {
  const checked = validateDto(TemplateDto, { ...body, ...more });
  return checked.ok ? {} : Object.fromEntries(checked.fields.map(({ field, code }) => [field, code]));
};
/** Longer than those of most families. */
const LONG_VALUES = {
  gelaran: 'Yang Berbahagia Datuk Seri Zulkifli bin Haji Wan Muhammad & Datin Seri',
  nama: 'Zulkifli bin Haji Wan Muhammad',
  pasangan: 'Nur Aisyah Humaira & Muhammad Danial',
  tarikh: 'Khamis, 12 Disember 2026',
  tempat: 'Dewan Serbaguna Kompleks Sukan Shah Alam, Seksyen 13, Selangor',
  pautan: 'https://www.serikad.example.my/i/3fTq0aZb19Kd',
  tarikh_tutup: '28 November 2026',
};
const addressOf = (template: string): string =>
  `https://wa.me/${internationalPhone('011-2345 6789')}?text=${encodeURIComponent(fillTemplate(template, LONG_VALUES))}`;

describe('G-05 the text of a message', () => {
  it('G-05 may be empty, then it is the default again', () => {
    expect(codesOf({})).toEqual({});
    expect(codesOf({ text: '' })).toEqual({});
    expect(codesOf({ text: undefined })).toEqual({ text: 'required' });
  });

  it('G-05 an unknown placeholder is refused and named', () => {
    const { text = '' } = codesOf({ text: 'Bawa {kekunci} untuk {nama} di {dewan}' });
    expect(fieldMessageText(text, 'ms')).toBe('{kekunci} tidak dikenali. Sila pilih daripada senarai');
    expect(fieldMessageText(text, 'en')).toBe('{kekunci} is not known. Please choose from the list');
  });

  it.each([
    ['{}', '{}'],
    ['{a:b}', '{ab}'],
    ['{$&}', '{$&}'],
    [`{${'x'.repeat(500)}}`, `{${'x'.repeat(30)}}`],
  ])('G-05 the placeholder %j is named as %s', (text, named) => {
    expect(fieldMessageText(codesOf({ text }).text ?? '', 'en')).toMatch(`${named} is not known`);
  });

  it('G-05 refuses languages, kinds, and characters that there are not', () => {
    expect(codesOf({ language: 'ms' })).toEqual({ language: 'choice' });
    expect(codesOf({ kind: 'rsvp' })).toEqual({ kind: 'choice' });
    expect(codesOf({ text: '\u0000' })).toEqual({ text: 'characters' });
    expect(codesOf({ text: '\ud800' })).toEqual({ text: 'characters' });
  });
});

describe('G-05 the address of a chat', () => {
  it.each(['a', 'Jemput hadir. ', 'ِبسم الله ', '💍', 'a\n'])(
    'G-05 the longest text of %j that is taken fits, also for long names; one of 4,000 letters is refused',
    (piece) => {
      const link = '{gelaran}, {pasangan} {tarikh} {tempat} {pautan}\n';
      let text = link;
      while (codesOf({ text: `${text}${piece}x` }).text === undefined) text += piece;
      expect(addressOf(text).length).toBeLessThanOrEqual(LONGEST_CHAT_ADDRESS);
      expect(addressOf(text).length).toBeGreaterThan(LONGEST_CHAT_ADDRESS * 0.8);
      expect(codesOf({ text: piece.repeat(4_000) + 'x' }).text).toMatch(/^(messageTooLong|tooLong):\d+$/);
    },
  );

  it('G-05 a text shortened by what the message says is taken', () => {
    const text = 'Jemput hadir ke majlis kami. '.repeat(70).trim();
    const [code, count] = (codesOf({ text }).text ?? '').split(':');
    expect(code).toBe('messageTooLong');
    expect(codesOf({ text: text.slice(0, -Number(count) * 1.1) })).toEqual({});
  });

  it.each(['malay', 'english'] as const)('G-05 the %s defaults leave room for 600 characters', (language) => {
    for (const kind of MESSAGE_KINDS) expect(charactersLeft(templateOf({}, language, kind))).toBeGreaterThan(600);
  });
});

describe('G-05 the texts of a list', () => {
  it('G-05 a changed text takes the place of its default alone', () => {
    const changed = { malay: { reminder: 'Ingat ya' } };
    expect(templateOf(changed, 'malay', 'reminder')).toBe('Ingat ya');
    expect(templateOf(changed, 'english', 'reminder')).toBe(DEFAULT_TEMPLATES.en.reminder);
    expect(templateOf(changed, 'malay', 'invitation')).toBe(DEFAULT_TEMPLATES.ms.invitation);
  });
});
