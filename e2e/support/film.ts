import { writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';

/** Size of the film, in pixels: what a phone's camera gives a page that asks for nothing else. */
const SIZE = { width: 640, height: 480 };

/** A picture before the camera: a PNG, and for how many frames it is held there. */
export interface Shot {
  png: Buffer;
  frames: number;
}

/**
 * Writes a film that Chromium plays as a camera (`--use-file-for-fake-video-capture`): JPEG pictures one after the
 * other. Each picture lies on a table, a little turned and smaller than the frame,
 * as it is held by hand; the film repeats itself.
 */
export async function writeFilm(browser: Browser, file: string, shots: readonly Shot[]): Promise<void> {
  const page = await browser.newPage();
  const frames: Buffer[] = [];
  for (const { png, frames: count } of shots) {
    for (let at = 0; at < count; at += 1)
      frames.push(await page.evaluate(drawFrame, [png.toString('base64'), at, SIZE] as const).then(bytes));
  }
  await page.close();
  await writeFile(file, Buffer.concat(frames));
}

const bytes = (base64: string): Buffer => Buffer.from(base64, 'base64');

/** Runs in the browser. @returns a JPEG as base64 */
async function drawFrame([png, at, { width, height }]: readonly [string, number, typeof SIZE]): Promise<string> {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('there is no canvas');
  context.fillStyle = '#8a6f55';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2 + 3 * Math.sin(at), height / 2 + 3 * Math.cos(at));
  context.rotate((4 + Math.sin(at)) * (Math.PI / 180));
  const side = height * 0.7;
  context.drawImage(picture, -side / 2, -side / 2, side, side);
  return canvas.toDataURL('image/jpeg', 0.8).split(',', 2)[1] ?? '';
}
