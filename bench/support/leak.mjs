// Preloaded beside heap.mjs, it makes a server leak: it keeps four kilobytes of every request. What watches for leaks
// has to find it.
import { subscribe } from 'node:diagnostics_channel';

const kept = [];
subscribe('http.server.request.start', ({ request }) => kept.push({ url: request.url, bytes: Buffer.alloc(4_096) }));
