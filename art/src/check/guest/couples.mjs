import { samplePage } from '../../guest/sample-page.mjs';

const person = (shortName) => ({ shortName, fullName: shortName });
const couple = (bride, groom) => ({ bride: person(bride), groom: person(groom), order: 'bride-first' });

/** What couples type: the longest likely names, one word of many wide letters, the shortest, and two couples. */
const COUPLES = {
  'long names': [couple('Wan Nur Qistina Batrisyia', 'Megat Muhammad Aqil Danish')],
  'one long word': [couple('Norhamimahwati', 'Muhammadrahim')],
  'one letter': [couple('A', 'B')],
  'two couples': [couple('Aina', 'Fahmi'), couple('Sofea', 'Haziq')],
  'two couples with long names': [
    couple('Nur Qistina Batrisyia', 'Muhammad Aqil Danish'),
    couple('Siti Nurhaliza', 'Mohamad Farhan Hakimi'),
  ],
};

/**
 * The names' part of the cover for each of them, as HTML.
 * @returns {Promise<[of: string, html: string][]>}
 */
export async function namesOfCouples(design) {
  return Promise.all(
    Object.entries(COUPLES).map(async ([of, [first, second = null]]) => {
      const invitation = { couple: first, couple2: second, coupleNo: second ? 2 : 1 };
      const html = await samplePage(design, { invitation });
      return [of, /<h1[^>]*id="names"[\s\S]*?<\/h1>/.exec(html)[0]];
    }),
  );
}
