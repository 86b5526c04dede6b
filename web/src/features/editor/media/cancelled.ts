import { mediaTexts as t } from '../../../i18n/editor-media.js';
import { ApiError } from '../../../lib/api-error.js';

/** The error of a Save that the couple cancelled: without an answer, and not shown in a dialog. */
export function cancelled(): ApiError {
  return notSent(t.cancelled);
}

/** The error of a row that was not sent: shown at the row, not in a dialog. */
export function notSent(why: string): ApiError {
  return new ApiError('network', why);
}
