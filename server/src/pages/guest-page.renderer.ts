import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { GuestFiles, GuestPageFiles, GuestPageRenderer } from '@serikad/shared/api/guest-page.types';
import { StartError } from '../config/start-error.js';
import { filesOf, kitFiles, type Manifest } from './web-manifest.js';

/** Where `npm run build` puts the web app's pages for the server and its list of files. */
const WEB = resolve(import.meta.dirname, '../../../web');
const RENDERER = resolve(WEB, 'dist-ssr/entry-server.cjs');
const MANIFEST = resolve(WEB, 'dist/.vite/manifest.json');
const ENTRY = 'src/guest/entry-client.ts';
const MOTION_ENTRY = 'src/guest/motion/entry-motion.ts';

interface Loaded {
  renderer: GuestPageRenderer;
  files: GuestFiles;
  /** Those of the designs' animated versions. */
  motionFiles: GuestPageFiles;
}

/** The web app's renderer of guest pages, loaded when the first page is asked for. */
@Injectable()
export class GuestPageRendererLoader {
  private loaded: Loaded | undefined;

  /** @throws StartError when the web app is not built */
  load(): Loaded {
    this.loaded ??= load();
    return this.loaded;
  }
}

function load(): Loaded {
  const missing = [RENDERER, MANIFEST].find((file) => !existsSync(file));
  if (missing !== undefined) {
    throw new StartError(`The web app is not built: ${missing} is missing. Build and start with: npm start`);
  }
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  const renderer = createRequire(import.meta.url)(RENDERER) as GuestPageRenderer;
  return {
    renderer,
    files: { ...filesOf(manifest, ENTRY), kits: kitFiles(manifest) },
    motionFiles: filesOf(manifest, MOTION_ENTRY),
  };
}
