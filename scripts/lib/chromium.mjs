import { existsSync } from 'node:fs';

/** How every Chromium of this repo is started: without a sandbox or a graphics card, and silent on the network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The system's Chromium; nothing where the tools find one of their own. `CHROMIUM_PATH` wins. */
export function chromiumPath() {
  return process.env.CHROMIUM_PATH || SYSTEM_BROWSERS.find((file) => existsSync(file));
}
