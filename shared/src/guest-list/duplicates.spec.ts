import fc from 'fast-check';
import { duplicateGroups, foldedName, phoneKey } from './duplicates.js';

const family = (name: string, phone = '') => ({ name, phone });

describe('duplicates of a guest list (G-03, G-04)', () => {
  it.each([
    ['Dato’ Haji Ismail bin Che Mat', "DATO' ISMAIL BIN CHE MAT"],
    ['Dato’ Seri Haji Mohd Zulkarnain', 'Mohd  Zulkarnain'],
    ['Tan Sri Azman Hashim', 'azman hashim'],
    ['Puan Hajah Siti Nurhaliza sekeluarga', 'Siti Nurhaliza'],
    ['Keluarga Pak Long Rahman', 'Pak Long Rahman & keluarga'],
    ['Mr. Jason Lee and family', 'Jason Lee'],
    ['Renée', 'Renee'],
  ])('G-03 %j and %j are one name', (one, other) => {
    expect(foldedName(one)).toBe(foldedName(other));
    expect(foldedName(one)).not.toBe('');
  });

  it.each([
    ['Tan Wei Ling', 'Wei Ling'],
    ['Sri Devi', 'Devi'],
    ['Siti binti Ali', 'Siti binti Abu'],
    ['Jiran No. 12', 'Jiran No. 13'],
    ['陈伟玲', '陈伟明'],
  ])('G-03 %j and %j are two', (one, other) => {
    expect(foldedName(one)).not.toBe(foldedName(other));
  });

  it('G-03 a name of titles alone is no duplicate of another one', () => {
    expect(duplicateGroups([family('Datin'), family('Encik')])).toEqual([]);
  });

  it('G-03 numbers are compared by their digits with the country', () => {
    expect(phoneKey('012-345 6789')).toBe(phoneKey('+60 12 345 6789'));
    expect(phoneKey('')).toBe('');
    expect(phoneKey('+6591234567')).not.toBe(phoneKey('0123456789'));
  });

  it('G-04 groups share a phone or a name, also through a third family', () => {
    const [a, b, c, d] = [
      family('Ali', '0121111111'),
      family('Abu', '0122222222'),
      family('Encik Ali', '+60122222222'),
      family('Zain'),
    ];
    expect(duplicateGroups([a, b, c, d])).toEqual([[a, b, c]]);
  });

  it('G-04 each group is what is connected by equal names and numbers', () => {
    const names = fc.constantFrom('Ali', 'ALI', 'Encik Ali', 'Abu', 'Siti', 'Puan Siti', 'Zain');
    const phones = fc.constantFrom('', '0121111111', '+60121111111', '0122222222', '0133333333');
    fc.assert(
      fc.property(fc.array(fc.record({ name: names, phone: phones }), { maxLength: 12 }), (families) => {
        const same = (a: (typeof families)[number], b: (typeof families)[number]) =>
          foldedName(a.name) === foldedName(b.name) || (a.phone !== '' && phoneKey(a.phone) === phoneKey(b.phone));
        const reached = families.map((_, index) => {
          const set = new Set([index]);
          for (const at of set) families.forEach((other, i) => same(families[at] ?? other, other) && set.add(i));
          return set;
        });
        const groups = duplicateGroups(families);
        families.forEach((each, index) => {
          const others = [...(reached[index] ?? [])].map((i) => families[i]);
          const group = groups.find((members) => members.includes(each)) ?? [each];
          expect(new Set(group)).toEqual(new Set(others));
        });
        expect(new Set(groups.flat()).size).toBe(groups.flat().length);
      }),
    );
  });
});
