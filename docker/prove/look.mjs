import { readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { must } from './report.mjs';
import { until } from './stack.mjs';
import { Couple } from './visitors.mjs';

const BUILDERS = 'npm npx pnpm corepack yarn gcc g++ cc make python3 git curl wget';
const LARGEST_MB = 350;

/** The image: how it is built, and what is in it. @returns whether there is one */
export async function proveImage(report, stack) {
  report.chapter('The image');
  const isBuilt = await report.step('docker compose build from a clean checkout without an .env', async () => {
    must(!existsSync(join(stack.folder, '.env')), 'there is an .env');
    await stack.compose(['build']);
  });
  if (!isBuilt) return false;
  await report.step(`it is smaller than ${LARGEST_MB} MB`, async () => {
    const size = Number(await stack.docker('image', 'inspect', '-f', '{{.Size}}', stack.env.SERIKAD_IMAGE)) / 1e6;
    must(size < LARGEST_MB, `${size.toFixed(0)} MB`);
    return `${size.toFixed(0)} MB`;
  });
  const inImage = (script) =>
    stack.docker('run', '--rm', '--network=none', stack.env.SERIKAD_IMAGE, 'sh', '-c', script);
  await report.step('nothing in it builds or downloads', async () => {
    const found = await inImage(`for each in ${BUILDERS}; do command -v $each; done; true`);
    must(found === '', `there is ${found}`);
    return `none of ${BUILDERS}`;
  });
  await report.step('no secrets, no tests, no embedded database in it', async () => {
    const found = await inImage(
      "cd /app && find . -name '.env*' -o -name '*embedded-mongodb*' -o -name 'mongodb-memory-server*' -o -path './[sw]*' -name '*.spec.*' -not -path '*/node_modules/*' | head -5",
    );
    must(found === '', found);
  });
  return true;
}

/** The stack without any configuration: up, used, restarted, taken down and up, updated, crashed. */
export async function proveLook(report, stack, shop, photo) {
  report.chapter('A look: docker compose up without an .env');
  await report.step('docker compose up -d --wait: healthy', async () => {
    await stack.compose(['up', '-d', '--wait', '--wait-timeout', '180']);
    return stack.inspect('server', '{{.State.Health.Status}}');
  });
  await report.step('the server runs without privileges', async () => {
    const said = await stack.inside(
      'server',
      'sh',
      '-c',
      'id -u; grep -E "^(CapEff|CapBnd|NoNewPrivs)" /proc/self/status',
    );
    must(/^1000\s+CapEff:\s+0+\s+CapBnd:\s+0+\s+NoNewPrivs:\s+1$/.test(said), said);
    return said.replaceAll(/\s+/g, ' ');
  });
  for (const service of ['server', 'mongo']) {
    await report.step(`${service}: its root is read-only`, async () => {
      const said = await stack.inside(service, 'sh', '-c', 'touch /app/x /opt/x /etc/x 2>&1; true');
      must((said.match(/Read-only file system/g) ?? []).length >= 2, said);
    });
  }
  await report.step('the database is published nowhere, and its network leads nowhere', async () => {
    must((await stack.inspect('mongo', '{{json .HostConfig.PortBindings}}')).length <= 4, 'a port is published');
    const internal = await stack.docker('network', 'inspect', '-f', '{{.Internal}}', `${stack.project}_database`);
    must(internal === 'true', `internal: ${internal}`);
  });
  await report.step('the server is published on this machine alone', async () => {
    const said = await stack.inspect('server', '{{json .HostConfig.PortBindings}}');
    must(/"HostIp":"127\.0\.0\.1"/.test(said) && !/"HostIp":"(0\.0\.0\.0)?"/.test(said), said);
  });
  await report.step('the shop answers: its pages, the catalogue, a picture, a design’s sample', async () => {
    const { count } = await shop.call('GET', '/api/design/find');
    const paths = [
      '/',
      '/pricing',
      '/docs',
      '/design/cover-image/cv0004',
      '/invitation/view/sample_cv0004/x',
      '/motion/cv0004',
    ];
    for (const path of paths) must((await shop.status(path)) === 200, path);
    must(count > 30, `${count} designs`);
    return `${count} designs`;
  });
  let couple;
  const all = async () => {
    const lost = await couple.losses(shop);
    must(lost.length === 0, `lost: ${lost.join(', ')}`);
    return `${couple.guests.length} answers, photo, names, session`;
  };
  const arrived = await report.step('sign in by the demo, order, fill in, upload a photo', async () => {
    couple = await Couple.arrive(shop, photo);
  });
  if (!arrived) return undefined;
  await report.step('a guest answers, the couple see it', async () => {
    await couple.answeredBy(shop, 'Pak Long');
    return all();
  });
  await report.step('docker compose restart', async () => {
    await stack.compose(['restart']);
    await until('ready', () => shop.isReady());
    return all();
  });
  await report.step('docker compose down, then up', async () => {
    await stack.compose(['down']);
    must(!(await shop.isReady().catch(() => false)), 'it still answers');
    await stack.compose(['up', '-d', '--wait']);
    return all();
  });
  await report.step('an update: a newer build takes over, the data is kept', async () => {
    const file = join(stack.folder, 'server/package.json');
    const newer = `0.1.${Math.floor(Date.now() / 1000)}`;
    await writeFile(file, (await readFile(file, 'utf8')).replace(/"version": "[^"]+"/, `"version": "${newer}"`));
    await stack.compose(['up', '-d', '--build', '--wait']);
    const { info } = await shop.fetch('/docs-json').then((answer) => answer.json());
    must(info.version === newer, `it is still ${info.version}`);
    return `version ${newer}; ${await all()}`;
  });
  await proveCrashes(report, stack, shop, couple, all);
  return couple;
}

async function proveCrashes(report, stack, shop, couple, all) {
  await report.step('the server is killed (-9): back by itself', async () => {
    await couple.answeredBy(shop, 'Mak Long');
    const killed = performance.now();
    await stack.crash('server');
    await until('ready', () => shop.isReady());
    const away = ((performance.now() - killed) / 1000).toFixed(1);
    return `ready after ${away} s; ${await all()}`;
  });
  await report.step(
    'the database is killed (-9) while guests answer: back by itself, no answer lost or doubled',
    async () => {
      const guests = Array.from({ length: 10 }, (_, i) => `Tetamu ${i + 1}`);
      const answers = guests.map((guest) => until(guest, () => couple.answeredBy(shop, guest).then(() => true)));
      await stack.crash('mongo');
      await Promise.all(answers);
      await until('ready', () => shop.isReady());
      must(Number(await stack.inspect('server', '{{.RestartCount}}')) <= 1, 'the server ended with it');
      return all();
    },
  );
  await report.step(
    'the database is away: the container says so, the process lives; then all is well again',
    async () => {
      await stack.compose(['up', '-d', '--wait']);
      await stack.compose(['stop', 'mongo']);
      must((await shop.status('/health/ready')) === 503, 'ready without a database');
      must((await shop.status('/health/live')) === 200, 'the process is gone');
      await until(
        'unhealthy',
        async () => (await stack.inspect('server', '{{.State.Health.Status}}')) === 'unhealthy',
        90,
      );
      await stack.compose(['start', 'mongo']);
      await until('healthy', async () => (await stack.inspect('server', '{{.State.Health.Status}}')) === 'healthy', 90);
      return all();
    },
  );
  await report.step('docker compose stop is graceful: within its time, with exit code 0', async () => {
    const began = performance.now();
    await stack.compose(['stop', 'server']);
    const seconds = (performance.now() - began) / 1000;
    const code = await stack.inspect('server', '{{.State.ExitCode}}');
    must(code === '0' && seconds < 15, `exit code ${code} after ${seconds.toFixed(1)} s`);
    await stack.compose(['up', '-d', '--wait']);
    return `exit code 0 after ${seconds.toFixed(1)} s`;
  });
}
