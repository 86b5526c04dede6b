import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = new URL('../../../', import.meta.url).pathname;
const WEB = path.join(ROOT, 'web');
/** The guest view built from the working tree, for the server's side, with its letters and shared pictures. */
export const BUILT = path.join(ROOT, 'art/dist-ssr');
/** Where the script of the animated versions is put, below BUILT. */
export const SCRIPTS = 'scripts/';
const SOURCES = [
  'web/src/guest',
  'web/vite.config.ts',
  'shared/src',
  'server/src/modules/samples',
  'server/catalogue/common',
];
const INPUT = {
  guest: path.join(WEB, 'src/guest/entry-server.tsx'),
  samples: path.join(ROOT, 'server/src/modules/samples/sample-bundle.ts'),
  designs: path.join(ROOT, 'server/src/modules/designs/design.view.ts'),
  colours: path.join(ROOT, 'shared/src/designs/search/cover-colours.ts'),
  contrast: path.join(ROOT, 'shared/src/designs/contrast.ts'),
};

const MOTION = path.join(WEB, 'src/guest/motion/entry-motion.ts');

/** When the newest of the sources was written, in milliseconds. */
function newest(entry) {
  const stat = fs.statSync(entry);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return fs.readdirSync(entry).reduce((latest, name) => Math.max(latest, newest(path.join(entry, name))), stat.mtimeMs);
}

async function build() {
  const vite = createRequire(path.join(WEB, 'package.json')).resolve('vite');
  const { build: viteBuild } = await import(pathToFileURL(vite));
  await viteBuild({
    root: WEB,
    configFile: path.join(WEB, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      ssr: true,
      ssrEmitAssets: true,
      outDir: BUILT,
      emptyOutDir: true,
      // The server's own builds are one file each; these are several with shared chunks.
      rolldownOptions: { input: INPUT, output: { codeSplitting: true } },
    },
  });
  await viteBuild({
    root: WEB,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@serikad/source', 'module', 'browser', 'production'] },
    build: {
      outDir: path.join(BUILT, SCRIPTS),
      copyPublicDir: false,
      lib: { entry: MOTION, formats: ['es'], fileName: () => 'motion.js' },
    },
  });
  fs.writeFileSync(path.join(BUILT, 'built'), '');
}

let loaded;

/**
 * The guest view's renderer, the server's samples and the measures of colours,
 * built again whenever a source of theirs is newer (one second).
 * @returns {Promise<{renderGuestPage: Function, renderMotionPage: Function, sampleBundle: Function, sampleWishes:
 *   Function, designView: Function, colourShares: Function, MEASURED_COVER: object, unreadablePairs:
 *   Function, READABLE: number}>}
 */
export function guestRenderer() {
  loaded ??= load();
  return loaded;
}

async function load() {
  const stamp = path.join(BUILT, 'built');
  const latest = Math.max(...SOURCES.map((source) => newest(path.join(ROOT, source))));
  if (!fs.existsSync(stamp) || fs.statSync(stamp).mtimeMs <= latest) await build();
  const require = createRequire(import.meta.url);
  const { renderGuestPage, renderMotionPage } = require(path.join(BUILT, 'guest.cjs'));
  const { sampleBundle, sampleWishes } = require(path.join(BUILT, 'samples.cjs'));
  const { designView } = require(path.join(BUILT, 'designs.cjs'));
  const { colourShares, MEASURED_COVER } = require(path.join(BUILT, 'colours.cjs'));
  const { unreadablePairs, READABLE } = require(path.join(BUILT, 'contrast.cjs'));
  return {
    renderGuestPage,
    renderMotionPage,
    sampleBundle,
    sampleWishes,
    designView,
    colourShares,
    MEASURED_COVER,
    unreadablePairs,
    READABLE,
  };
}
