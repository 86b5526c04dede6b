import { mediaTexts as t } from '../../../i18n/ms/editor-media.js';
import { ApiError } from '../../../lib/api-error.js';

/** What a Save says that was stopped by the couple themselves: no answer, and nothing to be shown in a dialog. */
export function cancelled(): ApiError {
  return new ApiError('network', t.cancelled);
}
