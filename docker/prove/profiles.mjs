import { randomBytes } from 'node:crypto';
import { request } from 'node:https';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { must } from './report.mjs';
import { until } from './stack.mjs';
import { Couple, Shop } from './visitors.mjs';

/** Files in an S3-compatible store. */
export async function proveS3(report, base, shop, photo) {
  report.chapter('Profile s3');
  await report.step('refused: the store without STORAGE_DRIVER=s3', async () => {
    const stack = base.with({ COMPOSE_PROFILES: 's3' });
    const { code } = await stack.compose(['up', '-d', '--wait'], { mayFail: true });
    const said = await stack.logs('s3-bucket');
    must(code !== 0 && said.includes('STORAGE_DRIVER=local'), said);
    return said.trim().split('\n').at(-1);
  });
  const stack = base.with({ COMPOSE_PROFILES: 's3', STORAGE_DRIVER: 's3' });
  const stored = async () => Number(await stack.inside('s3', 'sh', '-c', 'find /data -type f | wc -l'));
  const onDisk = async () =>
    Number(await stack.inside('server', 'sh', '-c', 'find /data/files -type f 2>/dev/null | wc -l'));
  await report.step(
    'STORAGE_DRIVER=s3 docker compose --profile s3 up: the bucket is made, the shop is ready',
    async () => {
      await stack.compose(['up', '-d', '--wait', '--wait-timeout', '120']);
      return (await stack.logs('s3-bucket')).trim().split('\n').at(-1);
    },
  );
  let couple;
  await report.step('a photo goes into the bucket, and comes back out of it', async () => {
    const before = [await stored(), await onDisk()];
    couple = await Couple.arrive(shop, photo);
    await couple.answeredBy(shop, 'Pak Long');
    const more = [(await stored()) - before[0], (await onDisk()) - before[1]];
    must(more[0] > 0 && more[1] === 0, `${more[0]} objects more, ${more[1]} files more`);
    const lost = await couple.losses(shop);
    must(lost.length === 0, lost.join(', '));
    return `${more[0]} files in the store, none more on the disk`;
  });
  await report.step('down and up: the files are kept', async () => {
    await stack.compose(['down']);
    await stack.compose(['up', '-d', '--wait']);
    const lost = await couple.losses(shop);
    must(lost.length === 0, lost.join(', '));
  });
  await report.step('the store is away: not ready, and all is well again when it is back', async () => {
    await stack.compose(['stop', 's3']);
    await until('503', async () => (await shop.status('/health/ready')) === 503);
    await stack.compose(['start', 's3']);
    await until('ready', () => shop.isReady());
  });
  await stack.compose(['down']);
}

/** Two servers behind the proxy. */
export async function proveScale(report, base, photo, { http, https }) {
  report.chapter('Profile scale');
  const ports = { COMPOSE_PROFILES: 'scale', HTTP_PORT: String(http), HTTPS_PORT: String(https) };
  const url = `http://localhost:${http}`;
  const stack = base.with({ ...ports, NODE_ENV: 'development', PUBLIC_URL: url });
  const shop = new Shop(url);
  const answers = async (service) =>
    (await stack.logs(service)).split('\n').filter((line) => line.includes('"/api/')).length;
  await report.step('docker compose --profile scale up: two servers and the proxy are healthy', async () => {
    await stack.compose(['up', '-d', '--wait', '--wait-timeout', '180']);
    await until('the proxy answers', () => shop.status('/').then((status) => status === 200));
  });
  let couple;
  await report.step('both serve one shop: sign-in, photo and answers through either', async () => {
    couple = await Couple.arrive(shop, photo);
    const guests = Array.from({ length: 30 }, (_, i) => `Tetamu ${i + 1}`);
    await Promise.all(guests.map((guest) => couple.answeredBy(shop, guest)));
    const lost = await couple.losses(shop);
    must(lost.length === 0, lost.join(', '));
    const [first, second] = [await answers('server'), await answers('server-2')];
    must(first > 0 && second > 0, `${first} and ${second}`);
    return `30 answers; calls that each server took: ${first} and ${second}`;
  });
  await report.step('what is for watching stays inside', async () => {
    for (const path of ['/metrics', '/health/ready']) must((await shop.status(path)) === 404, path);
  });
  await report.step('X-Forwarded-For of a client is not believed: 150 made-up addresses are one', async () => {
    const statuses = [];
    for (let i = 0; i < 150; i++) {
      const headers = { 'X-Forwarded-For': `203.0.113.${i}`, 'Content-Type': 'application/json' };
      statuses.push(await shop.status('/user/register', { method: 'POST', body: '{}', headers }));
    }
    const refused = statuses.filter((status) => status === 429).length;
    must(refused > 0, 'none was refused');
    return `${150 - refused} were let through to be asked for a session, ${refused} refused with 429`;
  });
  for (const [how, args] of [
    ['stopped', ['stop', 'server']],
    ['killed (-9)', ['kill', 'server-2']],
  ]) {
    await report.step(`one server is ${how} while guests read: no request fails`, async () => {
      let over = false;
      const seen = new Map();
      const reader = async () => {
        while (!over) {
          const status = await shop
            .status(`/invitation/view/${couple.id}/x`)
            .catch((error) => error.cause?.code ?? error.name);
          seen.set(status, (seen.get(status) ?? 0) + 1);
        }
      };
      const readers = [reader(), reader(), reader(), reader()];
      await stack.compose(args);
      await new Promise((later) => setTimeout(later, 2_000));
      over = true;
      await Promise.all(readers);
      await stack.compose(['up', '-d', '--wait']);
      must(seen.size === 1 && seen.has(200), JSON.stringify([...seen]));
      return `${seen.get(200)} pages, all 200`;
    });
  }
  await report.step('https: the proxy has a certificate, redirects http, and the shop sends HSTS', async () => {
    const secure = base.with({
      ...ports,
      PUBLIC_URL: `https://localhost:${https}`,
      JWT_SECRET: randomBytes(32).toString('hex'),
      GUEST_KEY: randomBytes(32).toString('hex'),
      DEMO_SIGN_IN: 'true',
    });
    await secure.compose(['up', '-d', '--wait']);
    const page = await until('https', () => overTls(https));
    must(page.status === 200 && page.headers['strict-transport-security'], `${page.status}, HSTS missing`);
    const plain = await new Shop(url).fetch('/pricing');
    must(plain.status === 308 && plain.headers.get('location')?.startsWith('https://'), `http answers ${plain.status}`);
    return `${page.protocol}, ${page.issuer}`;
  });
  await stack.compose(['down']);
}

/** The page at https://localhost; its certificate is signed by the proxy's own authority. */
function overTls(port) {
  return new Promise((answered, failed) => {
    const asked = request({ host: 'localhost', port, path: '/', rejectUnauthorized: false }, (answer) => {
      const { statusCode: status, headers, socket } = answer;
      const issuer = socket.getPeerCertificate().issuer?.CN;
      answer.resume().once('end', () => answered({ status, headers, issuer, protocol: socket.getProtocol() }));
    });
    asked.once('error', failed).end();
  });
}

/** Commands by hand: `docker compose run --rm backup`, `restore`. */
export async function proveTools(report, stack, shop, couple) {
  report.chapter('Profile tools');
  const folder = join(stack.folder, 'backups');
  const { output } = await stack.compose([
    'run',
    '--rm',
    '-T',
    '--no-deps',
    '--entrypoint',
    'ls',
    'server',
    'server/dist/commands',
  ]);
  if (!/^backup\.js$/m.test(output)) {
    report.note('this build has no backup command: left out');
    return;
  }
  await mkdir(folder, { recursive: true });
  await rm(folder, { recursive: true });
  let made;
  await report.step('docker compose run --rm backup, into a folder that does not exist', async () => {
    await stack.compose(['run', '--rm', '-T', 'backup']);
    made = (await readdir(folder)).filter((name) => !name.startsWith('.'));
    must(made.length === 1, `${made.length} entries: ${made.join(', ')}`);
    return `backups/${made[0]}`;
  });
  await report.step('docker compose run --rm restore, into a stack whose volumes are gone', async () => {
    await stack.compose(['down', '-v']);
    await stack.compose(['run', '--rm', '-T', 'restore', `backups/${made[0]}`]);
    await stack.compose(['up', '-d', '--wait']);
    // The secret is not part of a backup: everyone signs in again.
    const lost = (await couple.lossesOfGuests(shop)).join(', ');
    must(lost === '', lost);
  });
}
