import { createHmac } from 'node:crypto';
import type { GoogleConfig, NodeEnv } from './app-config.js';
import type { EnvironmentReader, Rule } from './environment-reader.js';
import * as rules from './rules.js';

const addresses = {
  GOOGLE_AUTHORIZATION_URL: rules.address('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: rules.address('https://oauth2.googleapis.com/token'),
  GOOGLE_TOKENINFO_URL: rules.address('https://oauth2.googleapis.com/tokeninfo'),
  GOOGLE_USERINFO_URL: rules.userinfoAddress,
} satisfies Record<string, Rule<string>>;

/**
 * Google's credentials and addresses, or undefined when the demo sign-in serves.
 * Notes a problem when production would fall into the demo unasked, or when half of a setting is there.
 */
export function readGoogle(reader: EnvironmentReader, nodeEnv: NodeEnv): GoogleConfig | undefined {
  const demoAllowed = reader.optional('DEMO_SIGN_IN', rules.boolean);
  if (!reader.has('GOOGLE_CLIENT_ID') && !reader.has('GOOGLE_CLIENT_SECRET')) {
    noteUnaskedDemo(reader, nodeEnv, demoAllowed);
    return undefined;
  }
  const pair = 'Google sign-in needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET together';
  const clientId = reader.required('GOOGLE_CLIENT_ID', rules.secret('1234-abc.apps.googleusercontent.com'), pair);
  const clientSecret = reader.required('GOOGLE_CLIENT_SECRET', rules.secret('GOCSPX-1a2b3c4d5e6f'), pair);
  const url = (name: keyof typeof addresses): string =>
    reader.withDefault(name, addresses[name], addresses[name].example);
  return {
    clientId: clientId ?? '',
    clientSecret: clientSecret ?? '',
    authorizationUrl: url('GOOGLE_AUTHORIZATION_URL'),
    tokenUrl: url('GOOGLE_TOKEN_URL'),
    tokeninfoUrl: url('GOOGLE_TOKENINFO_URL'),
    userinfoUrl: url('GOOGLE_USERINFO_URL'),
  };
}

/** The addresses of the simulated Google that this server serves under `/demo-google`. */
export function demoGoogle(port: number, publicUrl: string, jwtSecret: string): GoogleConfig {
  // The server reaches itself on loopback: PUBLIC_URL may be a proxy that isn't up yet.
  const own = `http://127.0.0.1:${port}/demo-google`;
  return {
    clientId: 'demo-client',
    clientSecret: createHmac('sha256', jwtSecret).update('demo-google client secret').digest('hex'),
    authorizationUrl: `${publicUrl}/demo-google/authorize`,
    tokenUrl: `${own}/token`,
    tokeninfoUrl: `${own}/tokeninfo`,
    userinfoUrl: `${own}/userinfo`,
  };
}

function noteUnaskedDemo(reader: EnvironmentReader, nodeEnv: NodeEnv, demoAllowed: boolean | undefined): void {
  const example = 'Example: GOOGLE_CLIENT_ID=1234-abc.apps.googleusercontent.com';
  if (demoAllowed === false) {
    reader.problem(
      `GOOGLE_CLIENT_ID is missing and DEMO_SIGN_IN=false: nobody could sign in. Set Google's credentials, or remove DEMO_SIGN_IN. ${example}`,
    );
  } else if (nodeEnv === 'production' && demoAllowed === undefined) {
    reader.problem(
      `GOOGLE_CLIENT_ID is missing: with NODE_ENV=production the demo sign-in, where anyone may be anyone, serves only if DEMO_SIGN_IN=true says so. ${example}`,
    );
  }
  for (const name of Object.keys(addresses)) {
    if (reader.has(name)) {
      reader.problem(`${name} is set, but GOOGLE_CLIENT_ID is not: the address would not be used. ${example}`);
    }
  }
}
