import { isApiError } from '../../../../lib/api-error.js';

/** Names were typed for one couple, and another device has made it an invitation of two. */
export class CouplesChanged extends Error {}

/** Whether the server asked for a second couple, for which the form has no fields. */
export function lacksSecondCouple(body: object, error: unknown): boolean {
  const onlyOne = 'couple2' in body && body.couple2 === null;
  return onlyOne && isApiError(error, 'validation') && error.fields.some(({ field }) => field.startsWith('couple2'));
}

/** Whether a second couple was sent for an invitation that another device has changed to a single couple. */
export function hadSecondCouple(body: object, { coupleNo }: { coupleNo: 1 | 2 }): boolean {
  return coupleNo === 1 && 'couple2' in body && body.couple2 !== null;
}
