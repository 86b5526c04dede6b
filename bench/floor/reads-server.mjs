// The floor of the public reads: bare node:http, the driver, the same documents, no framework, no checks.
// Its own process, as the shop's server is. Arguments: port, MongoDB address, invitation id.
import { createServer } from 'node:http';
import { MongoClient, ObjectId } from 'mongodb';

const [, , port, uri, id] = process.argv;
const client = await new MongoClient(uri).connect();
const db = client.db();
const _id = new ObjectId(id);

createServer((_request, response) => {
  void answer(response);
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'));

async function answer(response) {
  const [invitation, order, attendance, gifts, photos] = await Promise.all([
    db.collection('invitations').findOne({ _id }),
    db.collection('orders').findOne({ invitationId: _id }),
    db.collection('attendances').findOne({ _id }),
    db.collection('gifts').find({ invitationId: _id }).toArray(),
    db.collection('photos').find({ invitationId: _id }).toArray(),
  ]);
  const design = await db.collection('designs').findOne({ _id: invitation.design });
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ code: 200, data: { invitation, design, order, gifts, photos, attendance } }));
}
