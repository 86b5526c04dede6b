import { namesSlug, shortNames } from './couple-names.js';
import type { Couple, CoupleOrder } from './invitation.types.js';

const couple = (groom: string, bride: string, order: CoupleOrder): Couple => ({
  groom: { shortName: groom, fullName: groom },
  bride: { shortName: bride, fullName: bride },
  order,
});

describe("the couple's names (S-11, I-13)", () => {
  test.each<[string, string, CoupleOrder, string, string]>([
    ['Danial', 'Aisyah', 'bride-first', 'Aisyah & Danial', 'aisyah-danial'],
    ['Danial', 'Aisyah', 'groom-first', 'Danial & Aisyah', 'danial-aisyah'],
    ["Dato' Faris", 'Nur 💍', 'groom-first', "Dato' Faris & Nur 💍", 'dato-faris-nur'],
    ['', 'Aisyah', 'groom-first', 'Aisyah', 'aisyah'],
    ['', '', 'groom-first', '', 'jemputan'],
    ['💍', '&', 'groom-first', '💍 & &', 'jemputan'],
    ['../..', '<b>', 'groom-first', '../.. & <b>', 'b'],
    ['伟', '美', 'bride-first', '美 & 伟', '美-伟'],
  ])('S-11 %j and %j, %s: %j and %j in the address', (groom, bride, order, shown, slug) => {
    expect(shortNames(couple(groom, bride, order))).toBe(shown);
    expect(namesSlug(couple(groom, bride, order))).toBe(slug);
  });
});
