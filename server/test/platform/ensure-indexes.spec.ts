import mongoose, { type Connection, Schema } from 'mongoose';
import { connectionOptionsFor } from '../../src/database/connection.js';
import { DatabaseError } from '../../src/database/database-error.js';
import { ensureIndexes } from '../../src/database/ensure-indexes.js';
import { testDatabase } from '../support/database.js';

describe('ensureIndexes', () => {
  let connection: Connection;
  beforeEach(async () => {
    const uri = testDatabase();
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
});
