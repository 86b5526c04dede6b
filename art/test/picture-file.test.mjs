import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { closeBrowser } from '../src/core/chromium.mjs';
import { WATERCOLOUR_BUDGET, writeRole } from '../src/core/output.mjs';
import { pictureFolder, readPicture } from '../src/core/picture-file.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'serikad-picture-'));
const files = path.join(folder, 'files');
const out = path.join(folder, 'out');
fs.mkdirSync(path.join(files, 'inner'), { recursive: true });
fs.mkdirSync(out);
after(async () => {
  fs.rmSync(folder, { recursive: true });
  await closeBrowser();
});

const SPEC = { role: 'corner', format: 'watercolour', width: 300, height: 200, pixels: 480 };

/** A picture of noise, which compresses badly; its upper left quarter is transparent where it has alpha. */
async function picture(name, { width = 900, height = 600, channels = 4 } = {}) {
  const bytes = Buffer.from(
    Array.from({ length: width * height * channels }, (_, i) => {
      if (channels === 4 && i % 4 === 3) {
        const pixel = (i - 3) / 4;
        return pixel % width < width / 2 && pixel < (width * height) / 2 ? 0 : 255;
      }
      return (i * 7919) % 251;
    }),
  );
  await sharp(bytes, { raw: { width, height, channels } }).toFile(path.join(files, name));
}

test('a PNG keeps its alpha and is written as AVIF within its budget, and as WebP', async () => {
  await picture('inner/corner.png');
  await writeRole(out, SPEC, { file: 'inner/corner.png' }, files);
  const written = fs.readdirSync(out).sort();
  assert.deepEqual(
    written.map((name) => name.replace(/[0-9a-f]{8}/, 'hash')),
    ['corner.hash.avif', 'corner.hash.webp'],
  );
  assert.ok(fs.statSync(path.join(out, written[0])).size <= WATERCOLOUR_BUDGET);
  for (const name of written) {
    const { data, info } = await sharp(path.join(out, name)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    assert.deepEqual([info.width, info.height], [480, 320]);
    assert.ok(data[3] < 20, 'the upper left corner is transparent');
    assert.ok(data.at(-1) > 235, 'the lower right corner is opaque');
  }
});

test('a JPEG is written as a picture; the same role drawn as SVG takes its place', async () => {
  await picture('corner.jpg', { channels: 3 });
  const spec = { ...SPEC, role: 'ground', format: 'picture' };
  await writeRole(out, spec, { file: 'corner.jpg' }, files);
  const [first] = fs.readdirSync(out).filter((name) => name.startsWith('ground'));
  assert.match(first, /^ground\.[0-9a-f]{8}\.webp$/);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200"/></svg>';
  await writeRole(out, spec, svg, files);
  const after = fs.readdirSync(out).filter((name) => name.startsWith('ground'));
  assert.equal(after.length, 1);
  assert.notEqual(after[0], first);
});

test('what is wrong with a file is said with its name', async () => {
  await picture('narrow.png', { width: 300, height: 200 });
  await picture('square.png', { width: 600, height: 600 });
  fs.writeFileSync(path.join(files, 'words.png'), 'no picture');
  fs.writeFileSync(path.join(folder, 'outside.png'), '');
  const refused = async (file, reason, spec = SPEC) =>
    assert.rejects(readPicture({ file }, spec, files), (error) => {
      assert.match(error.message, reason);
      assert.ok(error.message.startsWith(`corner: ${file} `));
      return true;
    });
  await refused('none.png', /is not there/);
  await refused('../outside.png', /is not in/);
  await refused('words.png', /neither PNG nor JPEG/);
  await refused('square.png', /600 × 600 px, which is not the ratio of its box 300 × 200/);
  await refused('narrow.png', /300 px wide, at least 480/);
  await refused('narrow.png', /return an SVG/, { ...SPEC, format: 'vector' });
});

test('a design has its files beside its source', () => {
  assert.ok(pictureFolder('cv0001').endsWith('/src/designs/cv0001/'));
});
