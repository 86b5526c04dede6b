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

/**
 * A full Chromium renders its toolbar as a web page in a further process for each window, visible or not: a quarter of
 * the run's processor time. No test needs it.
 */
const TOOLBAR = [
  'WebUIReloadButton',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxSimplification',
];

/** What Playwright 1.65 switches off by itself: the last such flag takes the place of those before it. */
const AS_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** For a Chromium that Playwright starts. */
export const PLAYWRIGHT_FLAGS = [...CHROMIUM_FLAGS, `--disable-features=${[...AS_PLAYWRIGHT, ...TOOLBAR].join(',')}`];

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Debian's Chromium without the window, which no test needs: a fifth less of the processor's time. */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';

/** The system's Chromium; nothing where the tools find one of their own. `CHROMIUM_PATH` wins. */
export function chromiumPath() {
  return process.env.CHROMIUM_PATH || SYSTEM_BROWSERS.find((file) => existsSync(file));
}

/** What the tests run in: the one without a window where the system has it, else as `chromiumPath()`. */
export function testChromiumPath() {
  return process.env.CHROMIUM_PATH || [HEADLESS_SHELL, ...SYSTEM_BROWSERS].find((file) => existsSync(file));
}
