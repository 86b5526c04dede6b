import {
  FORMAT_BYTES,
  LARGEST_PICTURE,
  LARGEST_PICTURE_MB,
  pictureFormat,
} from '@serikad/shared/pictures/picture-file';
import { fieldMessageCode, fieldMessageText } from '@serikad/shared/validation/field-messages';
import { pageLanguage } from '../i18n/texts-of.js';
import { errorMessage, isApiError } from './api-error.js';

/** What a file chooser offers. Some phones name HEIC pictures by their ending alone. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

/**
 * Looks at a chosen file before it is sent, with the server's limits and in its words.
 * @returns what is wrong with it, or nothing. Whether it can be decoded is found out by the server alone.
 */
export async function pictureProblem(file: File): Promise<string | undefined> {
  if (file.size > LARGEST_PICTURE)
    return fieldMessageText(fieldMessageCode('fileTooLarge', LARGEST_PICTURE_MB), pageLanguage());
  try {
    const start = new Uint8Array(await file.slice(0, FORMAT_BYTES).arrayBuffer());
    return pictureFormat(start) ? undefined : fieldMessageText('imageFormat', pageLanguage());
  } catch {
    // It was moved or deleted, or lies in a cloud that does not answer.
    return fieldMessageText('imageBroken', pageLanguage());
  }
}

/** What a failed upload says of the picture: the sentence at its field, or the failure's own. */
export function uploadProblem(error: unknown): string {
  const own = isApiError(error) ? error.fields.find(({ field }) => field === 'image') : undefined;
  return own?.message ?? errorMessage(error);
}

/** Whether the picture itself was refused: sending the same file again would be refused too. */
export function isPictureRefused(error: unknown): boolean {
  return isApiError(error, 'invalid-file') || isApiError(error, 'file-too-large');
}
