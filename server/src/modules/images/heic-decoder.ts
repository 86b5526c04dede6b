import { invalidImage } from './image-failure.js';

/** Upright pixels with alpha, 4 bytes each. */
export interface DecodedPixels {
  data: Buffer;
  width: number;
  height: number;
}

export function decodeHeic(_bytes: Buffer, _mostPixels: number): Promise<DecodedPixels> {
  return Promise.reject(invalidImage('imageHeic'));
}
