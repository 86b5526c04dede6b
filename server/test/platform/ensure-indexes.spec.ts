import mongoose, { type Connection, Schema } from 'mongoose';
import { connectionOptionsFor } from '../../src/database/connection.js';
import { DatabaseError } from '../../src/database/database-error.js';
import { ensureIndexes } from '../../src/database/ensure-indexes.js';
import { indexError } from '../../src/database/index-error.js';
import { testDatabase } from '../support/database.js';

describe('ensureIndexes', () => {
  let uri: string;
  let connection: Connection;
  beforeEach(async () => {
    uri = testDatabase();
    connection = await mongoose.createConnection(uri, connectionOptionsFor(uri)).asPromise();
  });
  afterEach(() => connection.close());

  const orders = () => {
    const schema = new Schema({ user: String, paid: Number, at: Date });
    schema.index({ user: 1 }, { unique: true, partialFilterExpression: { paid: { $lt: 1 } }, name: 'one_unpaid' });
    schema.index({ at: 1 });
    return connection.model('Order', schema, 'orders');
  };

  it('builds what the models ask for, again and again, and the unique ones decide races', async () => {
    const model = orders();
    await Promise.all([ensureIndexes(connection), ensureIndexes(connection)]);
    await ensureIndexes(connection);
    const names = (await model.collection.indexes()).map((index) => index.name);
    expect(names.sort()).toEqual(['_id_', 'at_1', 'one_unpaid']);

    const parallel = await Promise.allSettled(Array.from({ length: 20 }, () => model.create({ user: 'u', paid: 0 })));
    expect(parallel.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(model.create({ user: 'u', paid: 1 })).resolves.toBeDefined();
  });

  it('stops the start when stored documents break a unique index', async () => {
    orders();
    await connection.collection('orders').insertMany([
      { user: 'u', paid: 0 },
      { user: 'u', paid: 0 },
    ]);
    const building = ensureIndexes(connection);
    await expect(building).rejects.toThrow(DatabaseError);
    await expect(building).rejects.toThrow(/The indexes of the collection "orders" can't be built: .+ Remove the/s);
  });

  it.each([
    ['without being unique', { partialFilterExpression: { paid: { $lt: 1 } } }],
    ['for other documents', { unique: true, partialFilterExpression: { paid: { $lt: 2 } } }],
  ])('stops the start when an index of the name exists %s', async (_, options) => {
    orders();
    await connection.collection('orders').createIndex({ user: 1 }, { name: 'one_unpaid', ...options });
    await expect(ensureIndexes(connection)).rejects.toThrow(/collection "orders"/);
  });

  /** What the database is asked to do with indexes meanwhile. */
  async function commandsDuring(work: (monitored: Connection) => Promise<void>): Promise<string[]> {
    const options = { ...connectionOptionsFor(uri), monitorCommands: true };
    const monitored = await mongoose.createConnection(uri, options).asPromise();
    const commands: string[] = [];
    monitored.getClient().on('commandStarted', ({ commandName }) => void commands.push(commandName));
    await work(monitored).finally(() => monitored.close());
    return commands.filter((name) => !['hello', 'ping', 'endSessions'].includes(name));
  }

  it('reads each collection’s indexes once when all are there', async () => {
    orders();
    await ensureIndexes(connection);
    const commands = await commandsDuring(async (monitored) => {
      monitored.model('Order', orders().schema, 'orders');
      await ensureIndexes(monitored);
    });
    expect(commands).toEqual(['listIndexes']);
  });

  it('builds all missing indexes of a collection by one command', async () => {
    const { schema } = orders();
    const commands = await commandsDuring(async (monitored) => {
      monitored.model('Order', schema, 'orders');
      await ensureIndexes(monitored);
    });
    expect(commands).toEqual(['listIndexes', 'createIndexes', 'listIndexes']);
  });

  describe('an index whose definition changed', () => {
    const former = { orders: ['old_expire', 'never_there'] };
    const expiring = (): Schema => {
      const schema = new Schema({ at: Date });
      const partial = { partialFilterExpression: { at: { $exists: true } } };
      schema.index({ at: 1 }, { name: 'new_expire', expireAfterSeconds: 0, ...partial });
      return schema;
    };
    const names = async (): Promise<unknown[]> =>
      (await connection.collection('orders').indexes()).map(({ name }) => name).sort();
    beforeEach(() =>
      connection.collection('orders').createIndex({ at: 1 }, { name: 'old_expire', expireAfterSeconds: 0 }),
    );

    it('is built under a new name before the old one is dropped', async () => {
      const commands = await commandsDuring(async (monitored) => {
        monitored.model('Order', expiring(), 'orders');
        await ensureIndexes(monitored, { former });
      });
      expect(commands).toEqual(['listIndexes', 'createIndexes', 'listIndexes', 'dropIndexes']);
      expect(await names()).toEqual(['_id_', 'new_expire']);
    });

    it('is finished by the next start when one was killed in between; two at once do no harm', async () => {
      connection.model('Order', expiring(), 'orders');
      await ensureIndexes(connection, { former: {} });
      expect(await names()).toEqual(['_id_', 'new_expire', 'old_expire']);
      await Promise.all([ensureIndexes(connection, { former }), ensureIndexes(connection, { former })]);
      expect(await names()).toEqual(['_id_', 'new_expire']);
    });

    it('stays when the new one can not be built', async () => {
      const schema = expiring();
      schema.index({ user: 1 }, { name: 'one_of_user', unique: true });
      connection.model('Order', schema, 'orders');
      await connection.collection('orders').insertMany([{ user: 'u' }, { user: 'u' }]);
      await expect(ensureIndexes(connection, { former })).rejects.toThrow(DatabaseError);
      expect(await names()).toContain('old_expire');
    });
  });

  describe('the error of a build that fails', () => {
    it('names documents that break a unique index, with an example of their values', async () => {
      orders();
      await connection.collection('orders').insertMany([
        { user: 'twice', paid: 0 },
        { user: 'twice', paid: 0 },
      ]);
      await expect(ensureIndexes(connection)).rejects.toThrow(
        /same values, for example \{"user":"twice"\}, in a unique index\. Remove the documents/,
      );
    });

    it('names an index of the same fields under another name', async () => {
      orders();
      await connection.collection('orders').createIndex({ at: 1 }, { name: 'by_hand' });
      const building = ensureIndexes(connection);
      await expect(building).rejects.toThrow(/by_hand.+Drop the older index that the message names/s);
      await expect(building).rejects.not.toThrow(/documents/);
    });

    it.each([
      ['a disk that is full', { code: 14031, errmsg: 'available disk space' }, /Make room on the database’s disk/],
      ['a database that shuts down', { code: 91, errmsg: 'shutting down' }, /the documents are not the cause/],
      ['a missing right', { code: 13, errmsg: 'not authorized on shop to execute' }, /not authorized.+once the cause/s],
    ])('%s', (_, answer, sentence) => {
      const { message } = indexError('orders', new mongoose.mongo.MongoServerError(answer));
      expect(message).toMatch(sentence);
      expect(message).not.toContain('Remove the documents');
    });
  });

  it('logs a long build with the number of documents that were read', async () => {
    const { schema } = orders();
    const documents = connection.collection('orders');
    for (let at = 0; at < 3; at += 1) {
      await documents.insertMany(Array.from({ length: 10_000 }, (_, n) => ({ user: `user-${at}-${n}`, paid: 0 })));
    }
    for (const key of 'abcdefgh') schema.index({ user: 1, [key]: 1 });
    const lines: string[] = [];
    await ensureIndexes(connection, { log: (line) => void lines.push(line), progressEveryMs: 10 });
    expect(lines.join('\n')).toMatch(
      /^Building indexes of "orders" \(one_unpaid, at_1, .+\): [\d,]+ of about 30,000 \(\d+ %\), \d+ s$/m,
    );
    expect(lines.at(-1)).toMatch(/: done, \d+ s$/);
  });
});
