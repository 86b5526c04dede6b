/** Loaded into a server under test by `--import`, with `--expose-gc`: answers `{ heap: id }` by the bytes in use. */
process.on('message', (message) => {
  if (message?.heap === undefined) return;
  globalThis.gc();
  globalThis.gc();
  process.send({ id: message.heap, heapUsed: process.memoryUsage().heapUsed });
});
