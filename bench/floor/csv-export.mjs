// The floor of the export: the driver's cursor piped into csv-stringify, on each message anew; sends the seconds.
import { createRequire } from 'node:module';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MongoClient, ObjectId } from 'mongodb';

// csv-stringify is the server's package.
const { stringify } = createRequire(new URL('../../server/package.json', import.meta.url))('csv-stringify');
const [, , uri = '', invitationId = ''] = process.argv;
const client = await new MongoClient(uri).connect();
const wishes = client.db().collection('wishes');

process.on('message', async () => {
  const started = performance.now();
  const cursor = wishes
    .find(
      { invitationId: new ObjectId(invitationId) },
      { projection: { _id: 0, from: 1, willAttend: 1, attendanceCount: 1, message: 1, createdAt: 1 } },
    )
    .sort({ createdAt: -1, _id: -1 });
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(cursor.stream(), stringify({ header: true }), nowhere);
  process.send?.((performance.now() - started) / 1000);
});
process.send?.('ready');
