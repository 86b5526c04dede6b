import { startTestApp, type TestApp } from '../support/app.js';
import { answer, balanced, books, type Couple, newCouple } from './support/couple.js';
import { removalsOf } from './support/removals.js';

let shop: TestApp;
let couple: Couple;
beforeAll(async () => {
  shop = await startTestApp();
  couple = await newCouple(shop);
});
afterAll(() => shop.close());

it('RSVPs sent while the couple close them are each stored or refused with answers-closed, and later ones are refused', async () => {
  const sent = Array.from({ length: 50 }, () => answer(shop.url, couple.invitationId, 2));
  const closed = removalsOf(shop, couple).close(true);
  const late = closed.then(() =>
    Promise.all(Array.from({ length: 10 }, () => answer(shop.url, couple.invitationId, 2))),
  );
  const answers = await Promise.all(sent);
  const stored = answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(({ status }) => status !== 200).map(({ errorCode }) => errorCode);
  expect(refused.filter((code) => code !== 'answers-closed')).toEqual([]);
  expect((await late).map(({ errorCode }) => errorCode)).toEqual(Array<string>(10).fill('answers-closed'));
  expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 2 * stored, stored }));
});
