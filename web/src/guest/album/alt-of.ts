import type { AlbumPhoto } from '@serikad/shared/album/album.types';
import type { AlbumTexts } from './album-texts.js';

/** What a photo is to those who do not see it. @param index from 0 */
export function altOf({ name }: Pick<AlbumPhoto, 'name'>, index: number, texts: AlbumTexts): string {
  return name === '' ? texts.photo(index + 1) : texts.photoBy(name);
}
