/** Why guests do not see a message before the couple approve it. */
export type WaitingReason = 'approval' | 'link' | 'number';

/** Characters without a shape of their own: they could part a number or a link unseen, or make an emoji of a digit. */
const INVISIBLE = /[\p{Cf}\ufe00-\ufe0f\u20e3\u034f]/gu;
/** A day, a span of years or of hours has as many digits as a short phone number. */
const DAY = /(^|\P{Nd})(?:[0-3]?\d([-./])[01]?\d\2(?:19|20)\d\d|(?:19|20)\d\d([-./])[01]?\d\3[0-3]?\d)(?=\P{Nd}|$)/gu;
const YEARS = /(^|\P{Nd})(?:19|20)\d\d ?[-–—/] ?(?:19|20)\d\d(?=\P{Nd}|$)/gu;
const HOURS = /(^|\P{Nd})[0-2]?\d[.:][0-5]\d ?[-–—] ?[0-2]?\d[.:][0-5]\d(?=\P{Nd}|$)/gu;
/** Phone and account numbers, in digits of any script, as people group them. */
const NUMBER = /\p{Nd}(?:[ \t\u00a0()./_+‐-―−-]{0,3}\p{Nd}){7}/u;

const LINKS: readonly RegExp[] = [
  /[a-z]:\/\/\S/i,
  /www\d?\.\S/i,
  /\S@[\p{L}\p{N}-]+\.\p{L}/u,
  /(?:\d{1,3}\.){3}\d/,
  // Any ending before a path: `bit.ly/x`. Without one only endings that are no word after a full stop.
  /[\p{L}\p{N}-]\.\p{L}{2,24}(?::\d+)?\/\S/u,
  /[\p{L}\p{N}-]\.(?:com|net|org|my|co|io|ly|gl|info|biz|xyz|top|shop|store|online|site|app|link|live|club|vip|win|bet|page|tv|gg|cc|ws|sg|uk|dev|asia)(?![\p{L}\p{N}-])/iu,
];

/**
 * What in a message a stranger could abuse: a link, or a row of eight or more digits. Full width, other scripts' digits
 * and invisible characters are seen through.
 */
export function riskIn(message: string): 'link' | 'number' | null {
  const text = message.normalize('NFKC').replace(INVISIBLE, '').replace(/。/g, '.').replace(/[⁄∕]/g, '/');
  if (LINKS.some((link) => link.test(text))) return 'link';
  const rest = [DAY, YEARS, HOURS].reduce((left, span) => left.replace(span, '$1'), text);
  return NUMBER.test(rest) ? 'number' : null;
}

/** What other guests read of an RSVP. */
interface Words {
  from: string;
  message: string;
}

/**
 * Whether a message waits for the couple: for what it says, or for the name above it.
 * @param approvalFirst the couple want to approve every message
 * @param before the RSVP that is edited: a message that it leaves as it was stays shown or waiting, but for a new name
 * @returns why; nothing for one that guests see at once, and for an empty one
 */
export function waitingReason(
  { from, message }: Words,
  approvalFirst: boolean,
  before?: (Words & { waiting?: WaitingReason | undefined }) | null,
): WaitingReason | null {
  if (message === '') return null;
  if (before?.message === message) return before.waiting ?? (before.from === from ? null : riskIn(from));
  return riskIn(message) ?? riskIn(from) ?? (approvalFirst ? 'approval' : null);
}
