/**
 * Whether a request's `Host` header means the host of an origin: names in upper or lower case are one, the scheme's
 * default port may be written or left out, and an IPv6 literal has many spellings.
 * @param host the header as it came; absent or unreadable is no host
 * @param origin such as `https://shop.example.com`
 */
export function isHostOf(origin: string, host: string | undefined): boolean {
  const { protocol, host: own } = new URL(origin);
  // What only an address may hold beside a host (user, path, query) is no part of the header.
  if (host === undefined || !/^[^\s/?#@\\]+$/.test(host)) return false;
  const address = `${protocol}//${host}`;
  return URL.canParse(address) && new URL(address).host === own;
}
