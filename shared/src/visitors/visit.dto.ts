import { Check, Flag, Text } from '../validation/decorators.js';

/** Body of POST /visitor/visit: a page of the shop was opened. */
export class VisitDto {
  /** The browser's name for itself; distinguishes people from robots, and is not kept. */
  @Text({ max: 1000, optional: true }) userAgent!: string;

  /** Eight random characters that the browser keeps, so that a day's visits of one device are known as such. */
  @Check('deviceId', (value) => (typeof value === 'string' && /^[\x21-\x7e]{8}$/.test(value) ? undefined : 'invalid'), {
    type: 'string',
    pattern: '^[!-~]{8}$',
  })
  deviceId!: string;

  /** Of the page, from the root. */
  @Text({ max: 2048 }) path!: string;

  /** Whether the browser has made its id just now. */
  @Flag() isNew!: boolean;
}
