/**
 * Words of the messages of JavaScript engines, browsers and React. A message may quote what a person typed without
 * quotation marks, so only these are stored.
 */
const WORDS: ReadonlySet<string> = new Set(
  (
    'a access accessing aborted after allowed an and another any append apply are argument arguments array arrow as ' +
    'assign assignment async attempt attempted await bad be because been before being bigint binary blob boolean browser ' +
    'buffer but by call callable called callback can cannot canvas change changed character child chunk circular class ' +
    'clone closed closing code column connection const constant constructor context convert converting could create css ' +
    'current data database date declaration decode define defined delete denied derived descriptor destroyed destructure dev ' +
    'detached did disallowed disconnected document does dom domexception dynamically element empty encountered end environment ' +
    'equality error evaluating event exceeded execute exist expected expression extensible failed fetch fewer field find ' +
    'float for format found frame from full function generator get getter global has have height hooks hydrating hydration ' +
    'identifier image import imported importing in indexeddb infinity initialization initialize initialized input ' +
    'insecure insert instance instanceof instantiate integer interface internal interrupted into invalid invocation is ' +
    'it iterable iterator json key keys large length lexical line list load loaded loading local long map maximum media ' +
    'memory message method minified missing module more must name names nan navigation negative network new next no node ' +
    'non non-configurable non-writable not null number object objects of on only open operation operator or out overflow ' +
    'parameter parent parse parsed parsing pattern pending permission play preload private promise prototype proxy ' +
    'properties property quota range reached react read reading readonly receiver recursion reduce redeclaration ' +
    'redefine reference refused regular rejected removechild removed rendered request required resource response ' +
    'result return running same script security set setter setting size source stack state storage store stream strict ' +
    'string structure style stylesheet super support supported suspended symbol syntax target tdz than that the this ' +
    'throw time timeout timed to token too transaction trap try type typed undeclared undefined unexpected unhandled ' +
    'unknown unterminated update updates url use used user valid value values variable version was were when which while ' +
    'visit warnings width window with within without word write writing yet you your zero'
  ).split(' '),
);

const NAMES: ReadonlySet<string> = new Set(
  (
    'AbortError AggregateError ApiError ConstraintError DataCloneError DataError EncodingError Error EvalError ' +
    'HierarchyRequestError InternalError InvalidAccessError InvalidCharacterError InvalidStateError NetworkError ' +
    'NotAllowedError NotFoundError NotReadableError NotSupportedError OperationError QuotaExceededError RangeError ' +
    'ReferenceError SecurityError SyntaxError TimeoutError TransactionInactiveError TypeError URIError UnknownError ' +
    'VersionError'
  ).split(' '),
);

/** An error's name if it is one of the platform's, else `Error`. */
export function knownName(name: string): string {
  return NAMES.has(name) ? name : 'Error';
}

/**
 * A message of which every unknown word is `…`; React's error numbers are kept.
 * @returns words, `,.;:()` and `…` alone
 */
export function knownWords(message: string): string {
  const known = message.split(/\s+/).map((token, at, all) => {
    const [before, word, after] = split(token);
    const isReactNumber = /^#\d{1,3}$/.test(word) && all[at - 1] === 'error' && all[at - 2] === 'React';
    return isReactNumber || WORDS.has(word.toLowerCase()) ? before + word + after : '…';
  });
  return known.filter((word, at) => word !== '…' || known[at - 1] !== '…').join(' ');
}

const CLOSING = ',.;:)';

/** An opening bracket, the word, and the punctuation after it. */
function split(token: string): [before: string, word: string, after: string] {
  const start = token.startsWith('(') ? 1 : 0;
  let end = token.length;
  while (end > start && CLOSING.includes(token.charAt(end - 1))) end -= 1;
  return [token.slice(0, start), token.slice(start, end), token.slice(end)];
}
