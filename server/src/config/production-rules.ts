import type { EnvironmentReader } from './environment-reader.js';

const ADDRESSES_WITH_TOKENS = ['GOOGLE_TOKEN_URL', 'GOOGLE_TOKENINFO_URL', 'GOOGLE_USERINFO_URL'] as const;

/**
 * Notes a problem for each setting that is fine for a look or a load test and opens a shop on the Internet to anyone.
 * Asked with `NODE_ENV=production` only; what production needs besides is required where it is read.
 */
export function noteUnsafe(reader: EnvironmentReader): void {
  if (isPlainHttp(reader.text('PUBLIC_URL'))) {
    reader.problem(
      'PUBLIC_URL must begin with https:// with NODE_ENV=production: over http everyone on the way reads the sessions. Example: PUBLIC_URL=https://kad.example.com',
    );
  }
  if (reader.text('TRUST_PROXY') === 'true') {
    reader.problem(
      'TRUST_PROXY=true believes every sender with NODE_ENV=production: anyone could claim any address and pass the rate limits. Say how many proxies stand before this server. Example: TRUST_PROXY=1',
    );
  }
  if (reader.text('RATE_LIMITS') === 'off') {
    reader.problem(
      'RATE_LIMITS=off leaves the shop open to floods with NODE_ENV=production: it is for load tests. Example: RATE_LIMITS=on',
    );
  }
  for (const name of ADDRESSES_WITH_TOKENS) {
    if (isPlainHttp(reader.text(name))) {
      reader.problem(
        `${name} must begin with https:// with NODE_ENV=production: the tokens of those who sign in go there. Example: ${name}=https://oauth2.example.com/userinfo`,
      );
    }
  }
}

/** An address without TLS that isn't on this very machine. What is no address at all has a sentence of its own. */
function isPlainHttp(address: string | undefined): boolean {
  if (address === undefined || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !/^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
