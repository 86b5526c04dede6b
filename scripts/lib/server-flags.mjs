/**
 * What the engine of the server, and of its commands, may keep. Left to itself it lets garbage grow with the machine:
 * 500 MB after some load, of which 65 MB are alive. Pictures and streams lie outside of this. An operator's own
 * NODE_OPTIONS win.
 */
const limits = { 'max-old-space-size': 192, 'max-semi-space-size': 8 };

export const serverFlags = Object.entries(limits)
  .filter(([name]) => !(process.env.NODE_OPTIONS ?? '').includes(name))
  .map(([name, megabytes]) => `--${name}=${megabytes}`);
