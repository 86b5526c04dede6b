import { randomBytes } from 'node:crypto';
import { must } from './report.mjs';

const address = { PUBLIC_URL: 'https://kad.example.com' };
const rest = {
  JWT_SECRET: randomBytes(32).toString('hex'),
  GUEST_KEY: randomBytes(32).toString('hex'),
  GOOGLE_CLIENT_ID: '1234-abc.apps.googleusercontent.com',
  GOOGLE_CLIENT_SECRET: randomBytes(16).toString('hex'),
};

const withoutGoogle = { GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' };

/** What an .env file would hold, and the sentence that must stop the start. */
const UNSAFE = [
  ['no secret of its own', { ...address, GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'x' }, 'JWT_SECRET is missing'],
  ['a placeholder for a secret', { ...address, ...rest, JWT_SECRET: 'changeme'.repeat(5) }, 'JWT_SECRET must be'],
  ['no key for the guest lists', { ...address, ...rest, GUEST_KEY: '' }, 'GUEST_KEY is missing'],
  ['no decision about the demo sign-in', { ...address, ...rest, ...withoutGoogle }, 'GOOGLE_CLIENT_ID is missing'],
  ['sessions over http', { ...rest, PUBLIC_URL: 'http://kad.example.com' }, 'PUBLIC_URL must begin with https://'],
  ['any sender is a proxy', { ...address, ...rest, TRUST_PROXY: 'true' }, 'TRUST_PROXY=true believes every sender'],
  ['no rate limits', { ...address, ...rest, RATE_LIMITS: 'off' }, 'RATE_LIMITS=off leaves the shop open'],
  ['the look’s key for the files', { ...address, ...rest, STORAGE_DRIVER: 's3' }, 'S3_SECRET_ACCESS_KEY must be'],
];

/** A real shop is held to the rules of production. */
export async function proveShop(report, stack, shop) {
  report.chapter('A shop: PUBLIC_URL is set');
  for (const [what, variables, sentence] of UNSAFE) {
    await report.step(`refused: ${what}`, async () => {
      const args = ['run', '--rm', '-T', '--no-deps', 'server'];
      const { code, output } = await stack.with(variables).compose(args, { mayFail: true });
      const said = output.split('\n').find((line) => line.startsWith(sentence));
      must(code !== 0 && said, `exit code ${code}: ${output.slice(-300)}`);
      return said;
    });
  }
  await report.step('taken: https, an own secret, Google’s credentials', async () => {
    await stack.with({ ...address, ...rest }).compose(['up', '-d', '--wait']);
    const { headers } = await shop.fetch('/');
    must(headers.has('strict-transport-security'), 'no Strict-Transport-Security');
    must((await shop.status('/demo-google/authorize')) === 404, 'the demo sign-in serves');
    const google = await shop.redirect('/user/google-auth?from=other-address');
    must(google.origin === 'https://accounts.google.com', google.origin);
    must(google.searchParams.get('redirect_uri')?.startsWith(address.PUBLIC_URL), 'the way back is another');
    return 'sign-in leads to Google; HSTS';
  });
}
