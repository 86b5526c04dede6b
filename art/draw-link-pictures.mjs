/**
 * Draws what links to the shop show in chats into web/public, in Malay and in English, 1200 × 630:
 * `node art/draw-link-pictures.mjs`.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { closeBrowser, openPage, screenshot } from './src/core/chromium.mjs';
import { linkPicture } from './src/shop/link-picture.mjs';

const FOLDER = path.join(import.meta.dirname, '../web/public');
const SIZE = { width: 1200, height: 630 };
/** Chat apps leave out pictures above 300 KB. */
const MOST_BYTES = 290 * 1024;
const PICTURES = {
  'link-picture.jpg': {
    tagline: ['Satu pautan,', 'semua terjemput.'],
    text: ['Kad undangan digital, RSVP,', 'Motion Video dan kad cetak A6'],
  },
  'link-picture-en.jpg': {
    tagline: ['One link,', 'everyone is invited.'],
    text: ['Digital invitations, RSVP,', 'Motion Video and printed A6 cards'],
  },
};

try {
  for (const [name, texts] of Object.entries(PICTURES)) {
    const page = await openPage({ ...SIZE, scale: 2 });
    await page.setContent(linkPicture(texts));
    await page.evaluate(() => document.fonts.ready);
    const bytes = await sharp(await screenshot(page))
      .resize(SIZE)
      .jpeg({ quality: 86, chromaSubsampling: '4:4:4', progressive: true, mozjpeg: true })
      .toBuffer();
    await page.close();
    if (bytes.length > MOST_BYTES) throw new Error(`${name} has ${bytes.length} bytes`);
    fs.writeFileSync(path.join(FOLDER, name), bytes);
    console.log(`${name}: ${(bytes.length / 1024).toFixed(1)} KB`);
  }
} finally {
  await closeBrowser();
}
