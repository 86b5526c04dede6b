import type { Locale } from '../i18n/language.js';
import { MESSAGE_KINDS } from './family.types.js';
import { DEFAULT_TEMPLATES, fillTemplate, PLACEHOLDERS, unknownPlaceholders } from './message-templates.js';

const VALUES = {
  gelaran: 'Keluarga Dato’ Haji Ismail',
  nama: 'Dato’ Haji Ismail bin Che Mat',
  pasangan: 'Aisyah & Danial',
  tarikh: 'Sabtu, 12 Disember 2026',
  tempat: 'Dewan Seri Melati',
  pautan: 'https://serikad.my/i/3fTq0aZb19Kd',
  tarikh_tutup: '28 November 2026',
};
const LANGUAGES: readonly Locale[] = ['ms', 'en'];
const ALL = LANGUAGES.flatMap((language) => MESSAGE_KINDS.map((kind) => [language, kind] as const));

describe('message templates (G-05)', () => {
  it.each(ALL)(
    'G-05 the text %s %s has known placeholders alone, and none is left when it is filled',
    (language, kind) => {
      const template = DEFAULT_TEMPLATES[language][kind];
      expect(unknownPlaceholders(template)).toEqual([]);
      const text = fillTemplate(template, VALUES);
      expect(text).not.toMatch(/[{}]/);
      expect(text).toContain(VALUES.gelaran);
      expect(text).toContain(VALUES.pasangan);
    },
  );

  it.each(ALL.filter(([, kind]) => kind !== 'thanks'))(
    'G-05 the text %s %s has the link, the day and the place',
    (language, kind) => {
      const text = fillTemplate(DEFAULT_TEMPLATES[language][kind], VALUES);
      expect(text.split('\n')).toEqual(expect.arrayContaining([VALUES.pautan, `*${VALUES.tarikh}*`, VALUES.tempat]));
    },
  );

  it.each(ALL)('G-05 the text %s %s is other than every other', (language, kind) => {
    const others = ALL.filter(([l, k]) => l !== language || k !== kind).map(([l, k]) => DEFAULT_TEMPLATES[l][k]);
    expect(others).not.toContain(DEFAULT_TEMPLATES[language][kind]);
  });

  it.each(LANGUAGES)('G-05 have no %s lines of date, place and closing date where these are not given', (language) => {
    const bare = fillTemplate(DEFAULT_TEMPLATES[language].invitation, {
      ...VALUES,
      tarikh: '',
      tempat: '',
      tarikh_tutup: '',
    });
    expect(bare).toContain(VALUES.pautan);
    expect(bare).not.toMatch(/\*|\n{3}|selewat-lewatnya|reply by/);
  });

  it('G-05 every placeholder is filled, as often as it occurs', () => {
    const template = PLACEHOLDERS.map((name) => `{${name}}|{${name}}`).join('\n');
    expect(fillTemplate(template, VALUES)).toBe(
      PLACEHOLDERS.map((name) => `${VALUES[name]}|${VALUES[name]}`).join('\n'),
    );
  });

  it('G-05 what a family is called is not read as a placeholder', () => {
    expect(fillTemplate('Kepada {nama}', { ...VALUES, nama: '{pautan} $& $1' })).toBe('Kepada {pautan} $& $1');
  });

  it('G-05 an unknown placeholder is named once and refused', () => {
    const template = 'Bawa {kekunci} dan {kekunci}, {Nama} {} {nama}';
    expect(unknownPlaceholders(template)).toEqual(['kekunci', 'Nama', '']);
    expect(() => fillTemplate(template, VALUES)).toThrow(RangeError);
  });

  it('G-05 braces that are no placeholder of one line stay as they are', () => {
    expect(fillTemplate('a { b\nc } d {nama}', VALUES)).toBe(`a { b\nc } d ${VALUES.nama}`);
  });
});
