import { uiTexts } from '../i18n/ui.js';
import { ApiError } from './api-error.js';

/** What a call failed with that got no answer: `timeout` when it took too long, else `network`. */
export function connectionFailure(isLate: boolean): ApiError {
  return isLate ? new ApiError('timeout', uiTexts.timeout) : new ApiError('network', uiTexts.offline);
}
