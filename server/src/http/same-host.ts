/**
 * Whether a request's `Host` header means the host of an origin: upper and lower case are the same, the scheme's
 * default port is optional, and IPv6 literals have many spellings.
 * @param host the raw header; absent or malformed is no host
 * @param origin such as `https://shop.example.com`
 */
export function isHostOf(origin: string, host: string | undefined): boolean {
  return addressOf(origin, host)?.host === new URL(origin).host;
}

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a `Host` header is another loopback name of a loopback origin, with the same port: `127.0.0.1:3000` of
 * `http://localhost:3000`.
 * @param host the raw header
 * @param origin such as `http://localhost:3000`
 */
export function isLoopbackAlias(origin: string, host: string | undefined): boolean {
  const own = new URL(origin);
  const asked = addressOf(origin, host);
  if (asked === undefined || asked.port !== own.port || asked.hostname === own.hostname) return false;
  return LOOPBACK_NAMES.includes(asked.hostname) && LOOPBACK_NAMES.includes(own.hostname);
}

/** The header as an address with the origin's scheme; nothing when it is no host. */
function addressOf(origin: string, host: string | undefined): URL | undefined {
  // What only an address may hold beside a host (user, path, query) is no part of the header.
  if (host === undefined || !/^[^\s/?#@\\]+$/.test(host)) return undefined;
  const address = `${new URL(origin).protocol}//${host}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}
