import { Check, OneOf, Text } from '../validation/decorators.js';
import {
  CRASH_KINDS,
  CRASH_PAGES,
  CRASH_PARTS,
  type CrashKind,
  type CrashPage,
  type CrashPart,
} from './crash.types.js';

export const MOST_FRAMES = 8;
const FRAME = '[\\w.-]{1,80}\\.(?:js|css)(?::\\d{1,7}:\\d{1,7})?';
// Spaces around are trimmed before it is stored.
const FRAMES = new RegExp(`^\\s*(?:${FRAME}(?: ${FRAME}){0,${MOST_FRAMES - 1}})?\\s*$`);

/** Body of POST /api/crash: a page has crashed. The browser removes personal data first (`web/src/lib/crashes`). */
export class CrashDto {
  @OneOf(CRASH_PARTS) part!: CrashPart;

  @OneOf(CRASH_KINDS) kind!: CrashKind;

  @OneOf(CRASH_PAGES) page!: CrashPage;

  /** The error's name. */
  @Text({ max: 60, optional: true }) name!: string;

  @Text({ max: 200, optional: true }) message!: string;

  /** `file:line:column`, separated by spaces, at most 8. */
  @Text({ max: 800, optional: true })
  @Check('frames', (value) => (typeof value !== 'string' || FRAMES.test(value) ? undefined : 'invalid'), {
    pattern: FRAMES.source,
  })
  frames!: string;

  /** File name of the page's first script. */
  @Text({ max: 80, optional: true }) build!: string;
}
