import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import type { Region } from 'sharp';
import { luminance } from '@serikad/shared/designs/hex-colour';
import type { PhotoLook, PhotoThird } from '@serikad/shared/invitations/photo-look';
import { variantKey } from '../../media/images/image-purpose.js';
import { pictureLibrary } from '../../media/images/picture-library.js';
import { STORAGE, type StoragePort } from '../../media/storage/storage.port.js';
import { facesOf } from './photo-faces.js';

/** What is measured: the photo as a phone's cover shows it, small enough that grain and leaves count little. */
const WIDTH = 36;
const HEIGHT = 78;
/** Part of a third's pixels that may be darker, and lighter, than what is measured. */
const OUTLIERS = 0.01;

/** How couples' photos lie on covers. */
@Injectable()
export class PhotoLooks {
  constructor(@Inject(STORAGE) private readonly storage: StoragePort) {}

  /**
   * Measures a stored photo.
   * @param key of the picture, which was decoded and scaled down when it was stored
   * @param place that stays in sight; `null`: where faces are likely
   * @throws when it can't be read
   */
  async measure(key: string, place: PhotoPlace | null = null): Promise<PhotoLook> {
    const stored = await this.storage.open(variantKey(key, 320));
    if (!stored) throw new Error(`the photo ${key} is not stored`);
    return photoLook(await buffer(stored.stream()), place);
  }
}

/** Hundredths of a photo's width and height. */
type PhotoPlace = Pick<PhotoLook, 'x' | 'y'>;

/**
 * How a photo lies on a cover.
 * @param picture the bytes of a WebP file of the shop's own
 * @param place that stays in sight; `null`: where faces are likely
 */
export async function photoLook(picture: Buffer, place: PhotoPlace | null = null): Promise<PhotoLook> {
  const sharp = await pictureLibrary();
  const { width = 1, height = 1 } = await sharp(picture).metadata();
  const { x, y } = place ?? (await facesOf(picture));
  const pixels = await sharp(picture)
    .extract(cropOf(width, height, x, y))
    .resize({ width: WIDTH, height: HEIGHT, fit: 'fill' })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer();
  return { x, y, ratio: rounded(width / height), thirds: thirdsOf(pixels) };
}

/**
 * What of a photo a phone's cover shows: all of its height or width, at that place, as `background-position` has it.
 */
function cropOf(width: number, height: number, x: number, y: number): Region {
  const scale = Math.min(width / WIDTH, height / HEIGHT);
  const crop = { width: Math.max(1, Math.floor(WIDTH * scale)), height: Math.max(1, Math.floor(HEIGHT * scale)) };
  return {
    ...crop,
    left: Math.floor(((width - crop.width) * x) / 100),
    top: Math.floor(((height - crop.height) * y) / 100),
  };
}

/** @param pixels red, green, blue of WIDTH × HEIGHT */
function thirdsOf(pixels: Uint8Array): PhotoThird[] {
  const luminances = Float64Array.from({ length: WIDTH * HEIGHT }, (_, index) =>
    luminance(`#${Buffer.from(pixels.subarray(index * 3, index * 3 + 3)).toString('hex')}`),
  );
  const rows = HEIGHT / 3;
  return [0, 1, 2].map((third) => thirdOf(luminances.subarray(third * rows * WIDTH, (third + 1) * rows * WIDTH)));
}

function thirdOf(luminances: Float64Array): PhotoThird {
  const sorted = Float64Array.from(luminances).sort();
  const skipped = Math.floor(sorted.length * OUTLIERS);
  let steps = 0;
  for (let index = WIDTH; index < luminances.length; index += 1) {
    const here = luminances[index] ?? 0;
    const [above, before] = [luminances[index - WIDTH] ?? 0, luminances[index - 1] ?? 0];
    steps += Math.abs(here - above) + (index % WIDTH === 0 ? 0 : Math.abs(here - before));
  }
  return {
    dark: rounded(sorted[skipped] ?? 0),
    light: rounded(sorted[sorted.length - 1 - skipped] ?? 0),
    busy: rounded(steps / (luminances.length * 2)),
  };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
