import { mediaTexts as t } from '../../../i18n/editor-media.js';
import { ApiError } from '../../../lib/api-error.js';

/** What a Save says that was stopped by the couple themselves: no answer, and nothing to be shown in a dialog. */
export function cancelled(): ApiError {
  return notSent(t.cancelled);
}

/** What a Save says of a row that was held back: the sentence stands at the row as well, and in no dialog. */
export function notSent(why: string): ApiError {
  return new ApiError('network', why);
}
