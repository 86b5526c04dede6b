import { isApiError } from '../../../../lib/api-error.js';

/** Names were typed for one couple, and another device has made it a card for two. */
export class CouplesChanged extends Error {}

/** Whether names were refused for want of a second couple, for which their form has no fields. */
export function lacksSecondCouple(body: object, error: unknown): boolean {
  const onlyOne = 'couple2' in body && body.couple2 === null;
  return onlyOne && isApiError(error, 'validation') && error.fields.some(({ field }) => field.startsWith('couple2'));
}

/** Whether the names of a second couple were sent for a card that another device has made one for a single couple. */
export function hadSecondCouple(body: object, { coupleNo }: { coupleNo: 1 | 2 }): boolean {
  return coupleNo === 1 && 'couple2' in body && body.couple2 !== null;
}
