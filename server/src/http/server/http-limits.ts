/** How long a client may take, and how many connections there may be. Times in milliseconds. */
export interface HttpLimits {
  /** From the connection, or the end of the request before, to the last header. */
  readonly headers: number;
  /** From the first byte to the last one of the body. */
  readonly body: number;
  /** The same for a form with a picture, or for a piece of one. */
  readonly form: number;
  /** How long a connection without a request stays open. */
  readonly idle: number;
  /** How often the above are looked at. */
  readonly checkEvery: number;
  readonly connections: number;
  /** Of one client (see networksOf(), wider networks have a multiple); none where the connections are a proxy's. */
  readonly connectionsOfOne: number | undefined;
}

/**
 * Chosen for phones on a bad network, and for halls: all guests of a wedding may share one address, each of their
 * browsers with up to six connections.
 */
const LIMITS = {
  headers: 10_000,
  // Longer than the web app waits itself (20 s). A body of JSON has 100 kB at most: 4 kB a second are enough.
  body: 25_000,
  // A photo of 2.8 MB takes a minute on 3G (50 kB/s); the largest picture (10 MB) passes with 34 kB a second.
  form: 300_000,
  checkEvery: 2_000,
  connections: 6_000,
} as const;

const IDLE = 5_000;
/** Longer than proxies keep an idle connection (Caddy: two minutes): what they send over one must not meet its end. */
const IDLE_OF_A_PROXY = 130_000;
const CONNECTIONS_OF_ONE = 1_500;

/**
 * The limits of a server; behind a proxy (`TRUST_PROXY`) the connections are that proxy's,
 * however many guests there are.
 */
export function httpLimits(trustProxy: boolean | number | string): HttpLimits {
  const behindProxy = trustProxy !== false && trustProxy !== 0;
  return {
    ...LIMITS,
    idle: behindProxy ? IDLE_OF_A_PROXY : IDLE,
    connectionsOfOne: behindProxy ? undefined : CONNECTIONS_OF_ONE,
  };
}
