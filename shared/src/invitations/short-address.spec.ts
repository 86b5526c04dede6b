import type { Couple } from './invitation.types.js';
import { addressProblem, LONGEST_ADDRESS, proposedAddresses, typedAddress } from './short-address.js';

const couple = (bride: string, groom: string): Couple => ({
  bride: { shortName: bride, fullName: '' },
  groom: { shortName: groom, fullName: '' },
  order: 'bride-first',
});

describe('G-16 a short address', () => {
  it.each([
    ['abc', undefined],
    ['a-b', undefined],
    ['2026', undefined],
    ['a--b', undefined],
    ['a'.repeat(LONGEST_ADDRESS), undefined],
    ['a'.repeat(LONGEST_ADDRESS + 1), 'addressLength'],
    ['ab', 'addressLength'],
    ['', 'addressLength'],
    ['a_b', 'addressCharacters'],
    ['a.b', 'addressCharacters'],
    ['a/b', 'addressCharacters'],
    ['ABC', 'addressCharacters'],
    ['-abc', 'addressCharacters'],
    ['abc-', 'addressCharacters'],
    ['abc\n', 'addressCharacters'],
    ['privacy-policy', 'addressReserved'],
  ])('G-16 %j: %s', (address, problem) => {
    expect(addressProblem(address)).toBe(problem);
  });

  it.each([
    ['Aisyah & Danial', 'aisyah-danial'],
    ['  Nur ’Aisyah', 'nur-aisyah'],
    ['Zoë', 'zoe'],
    ['aisyah-', 'aisyah-'],
    ['-', ''],
    ['عائشة', ''],
    ['A'.repeat(90), 'a'.repeat(LONGEST_ADDRESS)],
  ])('G-16 typed %j is %j', (typed, address) => {
    expect(typedAddress(typed)).toBe(address);
  });

  it('G-16 is proposed from the couple’s names, with the day where they are taken', () => {
    expect(proposedAddresses(couple('Aisyah', 'Danial'), '2026-12-05')).toEqual([
      'aisyah-danial',
      'aisyah-danial-2026',
      'aisyah-danial-05122026',
    ]);
    expect(proposedAddresses(couple('Aisyah', 'Danial'), null)).toEqual(['aisyah-danial', 'aisyah-danial-kahwin']);
    expect(proposedAddresses(couple('', ''), null)).toEqual([]);
    expect(proposedAddresses(couple('عائشة', 'دانيال'), '2026-12-05')).toEqual([]);
    for (const address of proposedAddresses(couple('A'.repeat(60), 'B'), '2026-12-05')) {
      expect(addressProblem(address)).toBeUndefined();
    }
  });
});
