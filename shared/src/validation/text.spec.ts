import fc from 'fast-check';
import { storableLine } from './storable-line.js';
import { isStorableText, normaliseText, textLength } from './text.js';

describe('text (X18)', () => {
  test('X18 G-14 a line loses what may not be stored, and is cut between characters', () => {
    expect(storableLine(' Haji\u0007 Mok\ud83dhtar\n💍 ', 100)).toBe('Haji Mokhtar 💍');
    expect(storableLine('💍💍💍', 2)).toBe('💍💍');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = storableLine(`${text}\udc00${text}`, 10);
        expect(isStorableText(line, false)).toBe(true);
        expect(textLength(line)).toBeLessThanOrEqual(10);
      }),
    );
  });

  test('X18 X69 heaps of combining marks are refused, and cost no more than their length', () => {
    const heap = `a${'\u0316\u0300'.repeat(200_000)}`;
    expect(normaliseText(heap)).toBe(heap);
    expect([isStorableText(heap, false), storableLine(heap, 40)]).toEqual([false, 'a']);
    // Thai, Vietnamese, vowelled Arabic and emoji have a few.
    for (const name of ['น้ำฝน', 'Nguyễn', 'عَبْدُ ٱللَّٰهِ', '👩🏽‍❤️‍💋‍👨🏼', `a${'\u0300'.repeat(30)}`]) {
      expect(isStorableText(normaliseText(name), false)).toBe(true);
    }
  });

  test('X18 an emoji counts as a person counts it, and as the page does', () => {
    expect(textLength('💍')).toBe(1);
    expect(textLength('Aïsyah')).toBe(6);
    expect(textLength(normaliseText('Ai\u0308syah'))).toBe(6);
  });

  test('X18 a text is normalised to one form', () => {
    expect(normaliseText('  Ai\u0308syah\r\nDanial\r ')).toBe('Aïsyah\nDanial');
    expect(normaliseText('\ufeffSiti')).toBe('Siti');
  });

  test.each<[string, string]>([
    ['NUL', 'a\u0000b'],
    ['bell', 'a\u0007b'],
    ['vertical tab', 'a\u000bb'],
    ['delete', 'a\u007fb'],
    ['a C1 control', 'a\u0085b'],
    ['right-to-left override', 'a\u202eb'],
    ['left-to-right embedding', 'a\u202ab'],
    ['an isolate', 'a\u2066b'],
    ['line separator', 'a\u2028b'],
    ['paragraph separator', 'a\u2029b'],
    ['byte order mark', 'a\ufeffb'],
    ['a high surrogate alone', 'a\ud83db'],
    ['a low surrogate alone', 'a\udc8db'],
  ])('X18 %s is refused, on one line and on several', (_name, text) => {
    expect(isStorableText(text, false)).toBe(false);
    expect(isStorableText(text, true)).toBe(false);
  });

  test.each([
    "Siti Nur 'Aisyah",
    'بِسْمِ ٱللَّٰهِ',
    '👩‍❤️‍👨',
    '新娘',
    'binti Dato’ Seri',
    '<script>alert(1)</script>',
    '{"$ne":null}',
  ])('X18 %j may be stored', (text) => {
    expect(isStorableText(text, false)).toBe(true);
  });

  test('X18 line breaks and tabs belong into texts of several lines alone', () => {
    expect(['a\nb', 'a\tb'].map((text) => [isStorableText(text, false), isStorableText(text, true)])).toEqual([
      [false, true],
      [false, true],
    ]);
  });

  test('X18 whatever is stored is well-formed, without controls, and normalising it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        const text = normaliseText(raw);
        expect(normaliseText(text)).toBe(text);
        if (!isStorableText(text, true)) return;
        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
      }),
    );
  });
});
