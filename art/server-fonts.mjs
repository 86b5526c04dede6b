// The faces of the guest view as TrueType, for the server that sets names into link previews (server/fonts): the very
// files of web/src/guest/fonts, unpacked, and two Arabic faces whole, for whatever is written in Arabic script.
// Usage: node art/server-fonts.mjs
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import fontverter from 'fontverter';
import { lowerSmallAlef } from './small-alef.mjs';

const ROOT = new URL('../', import.meta.url).pathname;
const GUEST = path.join(ROOT, 'web/src/guest/fonts');
const TARGET = path.join(ROOT, 'server/fonts');
const ARABIC = ['amiri', 'aref-ruqaa'];

async function unpack(source, name, change = (face) => face) {
  const font = await fontverter.convert(fs.readFileSync(source), 'truetype');
  fs.writeFileSync(path.join(TARGET, `${name}.ttf`), await change(font));
}

fs.rmSync(TARGET, { recursive: true, force: true });
fs.mkdirSync(TARGET, { recursive: true });
for (const file of fs.readdirSync(GUEST).filter((name) => /\.(core|rest)\.woff2$/.test(name)))
  await unpack(path.join(GUEST, file), file.replace(/\.woff2$/, ''));
const require = createRequire(import.meta.url);
for (const family of ARABIC) {
  const folder = path.dirname(require.resolve(`@fontsource/${family}/package.json`));
  const change = family === 'amiri' ? lowerSmallAlef : undefined;
  await unpack(path.join(folder, `files/${family}-arabic-400-normal.woff2`), `${family}.arabic`, change);
}
