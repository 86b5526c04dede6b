/** Why guests do not see a message before the couple approve it. */
export type WaitingReason = 'approval' | 'link' | 'number';

/** Characters without a shape of their own: they could part a number or a link unseen, or make an emoji of a digit. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}\u2800]/gu;
/** A day, a span of years or of hours has as many digits as a short phone number; of each kind one is passed over. */
const DAY = /(^|\P{Nd})(?:[0-3]?\d([-./])[01]?\d\2(?:19|20)\d\d|(?:19|20)\d\d([-./])[01]?\d\3[0-3]?\d)(?=\P{Nd}|$)/u;
const YEARS = /(^|\P{Nd})(?:19|20)\d\d ?[-–—/,&] ?(?:19|20)\d\d(?=\P{Nd}|$)/u;
const HOURS = /(^|\P{Nd})[0-2]?\d[.:][0-5]\d ?[-–—] ?[0-2]?\d[.:][0-5]\d(?=\P{Nd}|$)/u;
/** Phone and account numbers, in digits of any script and in circles, as people group them. */
const NUMBER = /[\p{Nd}\p{No}](?:[\s()./_+,:;*·•~|'"‐-―−-]{0,3}[\p{Nd}\p{No}]){7}/u;

const LINKS: readonly RegExp[] = [
  /[a-z]:\/\/\S/i,
  /(?:^|[^\p{L}\p{N}])(?:https?|hxxps?|ftp|mailto|tel|sms|whatsapp|tg):\S/iu,
  /\/\/[\p{L}\p{N}-]+\.\p{L}/u,
  /www\d?\.\S/i,
  /\S@[\p{L}\p{N}-]+\.\p{L}/u,
  /(?:\d{1,3}\.){3}\d/,
  // Any ending before a path or a query: `bit.ly/x`.
  // Without one only endings that are no word of either language after a full stop.
  /[\p{L}\p{N}-]\.\p{L}{2,24}(?::\d+)?\/\S/u,
  /[\p{L}\p{N}-]\.\p{L}{2,24}\?[\p{L}\p{N}_]{1,30}=/u,
  /[\p{L}\p{N}-]\.(?:com|net|org|my|co|io|ly|gl|info|biz|xyz|top|shop|store|online|site|app|link|live|club|vip|win|bet|page|tv|gg|cc|ws|sg|uk|dev|asia)(?![\p{L}\p{N}-])/iu,
  /[\p{L}\p{N}-]\.(?:me|ai|id|de|ru|cn|jp|kr|th|vn|ph|hk|tw|eu|fr|nl|es|br|au|tk|ml|ga|cf|gq|pw|su|icu|cyou|sbs|mobi|click|website|loan|casino)(?![\p{L}\p{N}-])/iu,
  // In the middle of a sentence it is the English word.
  /[\p{L}\p{N}-]\.to(?![\p{L}\p{N}-])(?!\s+\p{L})/iu,
];

/**
 * What in a message a stranger could abuse: a link, or a row of eight or more digits. Full width, other scripts'
 * digits, marks and invisible characters are seen through.
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
 * Whether a message waits for the couple: for its text, or for the name above it.
 * @param approvalFirst the couple want to approve every message
 * @param before the RSVP that is edited: with the same message and name it stays shown or waiting
 * @returns why; nothing for one that guests see at once, and for an empty one
 */
export function waitingReason(
  { from, message }: Words,
  approvalFirst: boolean,
  before?: (Words & { waiting?: WaitingReason | undefined }) | null,
): WaitingReason | null {
  if (message === '') return null;
  const first = approvalFirst ? 'approval' : null;
  if (before?.message !== message) return riskIn(message) ?? riskIn(from) ?? first;
  const { waiting = null } = before;
  if (before.from === from || waiting === 'link' || waiting === 'number') return waiting;
  // The message was approved with its risk or has none; the name is another, and guests read it as well.
  return riskIn(from) ?? waiting ?? first;
}
