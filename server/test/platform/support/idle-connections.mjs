// Sends one request over each of 20 connections that stay open, and prints how many bytes the answers still take after
// a garbage collection: node --expose-gc idle-connections.mjs
import { Agent, get } from 'node:http';
import { createLimitedServer } from '../../../dist/http/server/http-server.js';

const CONNECTIONS = 20;

const server = createLimitedServer(
  (_request, response) => {
    response.weight = Buffer.alloc(1_000_000);
    response.end('ok');
  },
  { headers: 60_000, form: 60_000, body: 60_000, idle: 60_000, checkEvery: 30_000, connections: 100 },
);
await new Promise((listening) => server.listen(0, listening));
const agent = new Agent({ keepAlive: true });
const send = () =>
  new Promise((resolve, reject) => {
    get({ port: server.address().port, agent }, (answer) => answer.resume().on('end', resolve)).on('error', reject);
  });
const before = process.memoryUsage().arrayBuffers;
await Promise.all(Array.from({ length: CONNECTIONS }, send));
await new Promise((idle) => setTimeout(idle, 50));
globalThis.gc();
await new Promise((swept) => setTimeout(swept, 50));
console.log(process.memoryUsage().arrayBuffers - before);
const open = await new Promise((count) => server.getConnections((_error, connections) => count(connections)));
if (open !== CONNECTIONS) throw new Error(`${open} connections are open`);
process.exit();
