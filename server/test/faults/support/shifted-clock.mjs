// Loaded before a server (`--import`): its wall clock is off by the value in the file that SHIFTED_CLOCK names, a
// double of milliseconds, as if the machine's clock had been set. Timers and performance.now() go on, as they do then.
import { openSync, readSync } from 'node:fs';

const file = openSync(process.env.SHIFTED_CLOCK, 'r');
const bytes = Buffer.alloc(8);
const RealDate = globalThis.Date;

function now() {
  readSync(file, bytes, 0, 8, 0);
  return RealDate.now() + bytes.readDoubleLE(0);
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
