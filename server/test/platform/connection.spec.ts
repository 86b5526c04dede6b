import mongoose, { Schema } from 'mongoose';
import { configureMongoose, connectionOptionsFor } from '../../src/database/connection.js';
import { testDatabase } from '../support/database.js';

describe('connectionOptionsFor', () => {
  it.each([
    ['mongodb://db/shop', 'majority'],
    ['mongodb+srv://u:p@c.example.net/shop?retryWrites=true', 'majority'],
    ['mongodb://db/shop?w=1&journal=false', 1],
    ['mongodb://a,b,c/shop?replicaSet=r&w=majority', 'majority'],
  ])('asks %s for w=%s, always in the journal', (uri, w) => {
    expect(connectionOptionsFor(uri).writeConcern).toEqual({ w, journal: true });
  });
});

describe('configureMongoose', () => {
  it('fails queries on a field that the schema does not know, and takes operators in values literally', async () => {
    configureMongoose();
    const uri = testDatabase();
    const connection = await mongoose.createConnection(uri, connectionOptionsFor(uri)).asPromise();
    const model = connection.model('Guest', new Schema({ name: String }));
    await model.create({ name: 'A' });
    await expect(model.findOne({ nmae: 'A' } as object)).rejects.toThrow(/strictQuery/);
    // An object in the place of a name is no string.
    await expect(model.findOne({ name: { $ne: null } })).rejects.toThrow(/Cast to string failed/);
    await connection.close();
  });
});
