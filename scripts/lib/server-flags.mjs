/**
 * What the engine of the server, and of its commands, may keep. Left to itself it lets garbage grow with the machine:
 * 500 MB after some load, of which 65 MB are alive. Pictures and streams lie outside of this. An operator's own
 * NODE_OPTIONS win.
 */
const limits = { 'max-old-space-size': 192, 'max-semi-space-size': 8 };

export const serverFlags = Object.entries(limits)
  .filter(([name]) => !(process.env.NODE_OPTIONS ?? '').includes(name))
  .map(([name, megabytes]) => `--${name}=${megabytes}`);

/**
 * Buffers of a picture of 1 MB and more get their own memory mapping, which goes back to the system when it is freed.
 * glibc raises this limit by itself up to 32 MB otherwise, and the heap then keeps some 60 MB more with every large
 * picture (docs/decisions/161-picture-memory.md). Only glibc reads it.
 */
export const serverEnv = { MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '1048576' };
