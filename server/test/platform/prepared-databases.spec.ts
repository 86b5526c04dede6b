import type { Model } from 'mongoose';
import { startTestApp, type TestApp } from '../support/app.js';

/** Starts an app, does something with it, and closes it. @returns the name of its database */
async function appThat(does: (shop: TestApp) => Promise<unknown>): Promise<string> {
  const shop = await startTestApp();
  try {
    await does(shop);
    return shop.db.name;
  } finally {
    await shop.close();
  }
}

/** Each collection with the number of its documents and its indexes, as a start leaves it. */
async function content({ db }: TestApp): Promise<Record<string, unknown>> {
  // Others begin with their first document.
  const models = (Object.values(db.models) as Model<unknown>[]).filter(({ schema }) => schema.indexes().length > 0);
  const names = [...models.map(({ collection }) => collection.name), 'schema_state'].sort();
  const entries = names.map(async (name) => {
    const indexes = await db.collection(name).indexes();
    return [
      name,
      { documents: await db.collection(name).countDocuments(), indexes: indexes.map((index) => index.name).sort() },
    ];
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<string, unknown>;
}
const names = async ({ db }: TestApp): Promise<string[]> => (await db.listCollections()).map(({ name }) => name);

describe('the database of an app that a test has closed', () => {
  it('is used again as a start leaves it: no document, collection or index of the test is there', async () => {
    let asStarted: unknown;
    const first = await appThat(async (shop) => {
      asStarted = await content(shop);
      await shop.signIn();
      await shop.db.collection('designs').updateMany({}, { $set: { name: 'left' } });
      await shop.db.collection('designs').insertOne({ name: 'left' });
      await shop.db.collection('left').insertOne({ of: 'a test' });
    });
    const second = await appThat(async (shop) => {
      expect(await content(shop)).toEqual(asStarted);
      expect(await shop.db.collection('designs').countDocuments({ name: 'left' })).toBe(0);
      expect(await names(shop)).not.toContain('left');
      await shop.signIn();
      await shop.db.collection('users').dropIndex('user_of_google_sub');
      await shop.db.collection('orders').createIndex({ left: 1 });
    });
    const third = await appThat(async (shop) => expect(await content(shop)).toEqual(asStarted));
    expect([second, third]).toEqual([first, first]);
  });

  it('is not used again when the test asked for its address', async () => {
    const asked = await appThat((shop) => Promise.resolve(expect(shop.mongoUri).toContain(shop.db.name)));
    expect(await appThat(() => Promise.resolve())).not.toBe(asked);
  });
});
