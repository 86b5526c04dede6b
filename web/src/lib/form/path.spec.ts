import { getAt, sameData, setAt } from './path.js';

const names = {
  couple: { bride: { fullName: 'Nur Aisyah' }, groom: { fullName: 'Danial' } },
  contacts: [{ phoneNo: '011' }, { phoneNo: '012' }],
};

describe('paths into forms', () => {
  it('reads nested fields and lists', () => {
    expect(getAt(names, 'couple.bride.fullName')).toBe('Nur Aisyah');
    expect(getAt(names, 'contacts.1.phoneNo')).toBe('012');
    expect(getAt(names, 'couple.second.fullName')).toBeUndefined();
    expect(getAt(null, 'a.b')).toBeUndefined();
  });

  it('sets one field and leaves the rest the same objects', () => {
    const next = setAt(names, 'contacts.0.phoneNo', '019');
    expect(next.contacts).toEqual([{ phoneNo: '019' }, { phoneNo: '012' }]);
    expect(next.couple).toBe(names.couple);
    expect(next.contacts[1]).toBe(names.contacts[1]);
    expect(names.contacts[0]?.phoneNo).toBe('011');
  });

  it('makes the way to a field that is missing', () => {
    expect(setAt<object>({ couple2: null }, 'couple2.bride.fullName', 'Siti')).toEqual({
      couple2: { bride: { fullName: 'Siti' } },
    });
  });

  it.each([
    [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ 'a.b': 1 }, { 'a.b': 2 }, false],
    [{ a: [] }, { a: {} }, false],
    [{ a: [1, 2] }, { a: [1] }, false],
    [null, {}, false],
    ['', null, false],
  ])('compares %j with %j', (a, b, same) => {
    expect(sameData(a, b)).toBe(same);
  });
});
