// Does one kind of work many times and prints how many bytes of it are left among the old objects, where nothing goes before
// the next full garbage collection; none takes place meanwhile. node --expose-gc garbage.mjs <kind> <argument>
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { createRequire } from 'node:module';
import { getHeapSpaceStatistics } from 'node:v8';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import mongoose from 'mongoose';
import { PageDocument } from '../../../dist/pages/page-document.js';
import { createLimitedServer } from '../../../dist/start/http-server.js';

const [kind, argument] = process.argv.slice(2);
const old = () => getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space').space_used_size;

/** Reads in groups, as guests make them. */
async function reads(uri, opened) {
  const client = await mongoose.mongo.MongoClient.connect(uri);
  if (opened) client.s.activeSessions = opened;
  const read = () => client.db().collection('cards').findOne({ _id: 1 });
  const some = async (groups) => {
    for (let group = 0; group < groups; group += 1) await Promise.all(Array.from({ length: 25 }, read));
  };
  await some(20);
  globalThis.gc();
  const before = old();
  await some(80);
  const left = old() - before;
  await client.close();
  return left;
}

async function pages(file) {
  const renderer = createRequire(import.meta.url)('../../../../web/dist-ssr/entry-server.cjs');
  const page = JSON.parse(readFileSync(file, 'utf8'));
  const some = async (count) => {
    for (let at = 0; at < count; at += 1) {
      renderer.renderGuestPage(page)({ wishes: [], hasMoreWishes: false });
      await new Promise((drawn) => setImmediate(drawn));
    }
  };
  await some(30);
  globalThis.gc();
  const before = old();
  await some(150);
  return old() - before;
}

const compressors = { br: (body) => brotliCompressSync(body), gzip: (body) => gzipSync(body) };

/** Bytes outside of the heap that compressed pages leave; `encoding` as the page does it, or `plain-` as Node does. */
async function compressed(encoding) {
  const html = Array.from({ length: 5_000 }, (_, at) => `<p>${at}</p>`).join('');
  const some = async (count) => {
    for (let at = 0; at < count; at += 1) {
      if (encoding in compressors) new PageDocument(html + at).as(encoding);
      else compressors[encoding.slice('plain-'.length)](Buffer.from(html + at));
      // What is not kept goes with the next small collection.
      Array.from({ length: 2_000 }, (_, junk) => ({ junk }));
      await new Promise((drawn) => setImmediate(drawn));
    }
  };
  await some(30);
  globalThis.gc();
  const before = process.memoryUsage().arrayBuffers;
  await some(400);
  return process.memoryUsage().arrayBuffers - before;
}

/** Bytes that hang on answers whose connections rest. */
async function answers() {
  const server = createLimitedServer(
    (_request, response) => {
      response.weight = Buffer.alloc(1_000_000);
      response.end('ok');
    },
    { headers: 60_000, form: 60_000, body: 60_000, idle: 60_000, checkEvery: 30_000, connections: 100 },
  );
  await new Promise((listens) => server.listen(0, listens));
  const agent = new Agent({ keepAlive: true });
  const ask = () =>
    new Promise((resolve, reject) => {
      get({ port: server.address().port, agent }, (answer) => answer.resume().on('end', resolve)).on('error', reject);
    });
  const before = process.memoryUsage().arrayBuffers;
  await Promise.all(Array.from({ length: 20 }, ask));
  await new Promise((rested) => setTimeout(rested, 50));
  globalThis.gc();
  await new Promise((swept) => setTimeout(swept, 50));
  const left = process.memoryUsage().arrayBuffers - before;
  const resting = await new Promise((count) => server.getConnections((_error, connections) => count(connections)));
  if (resting !== 20) throw new Error(`${resting} connections rest`);
  agent.destroy();
  server.close();
  return left;
}

const kinds = {
  reads: () => reads(argument),
  'reads-with-a-set': () => reads(argument, new Set()),
  pages: () => pages(argument),
  compressed: () => compressed(argument),
  answers,
};
console.log(await kinds[kind]());
process.exit();
