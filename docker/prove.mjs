#!/usr/bin/env node
// Proves what docker-compose.yml promises, on a stack of its own: node docker/prove.mjs [--port 3000] [--keep]
//
// Clones this checkout's last commit, builds its image under a name of its own, and runs a shop's start, use, update
// and restore with the `docker` of the PATH: project `serikad-proof`, removed with its volumes at the end.
// Ends with "N passed, N failed".
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { proveImage, proveLook } from './prove/look.mjs';
import { proveS3, proveScale, proveTools } from './prove/profiles.mjs';
import { Report } from './prove/report.mjs';
import { proveShop } from './prove/shop.mjs';
import { run, Stack } from './prove/stack.mjs';
import { Shop } from './prove/visitors.mjs';

const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { port: { type: 'string', default: '3000' }, keep: { type: 'boolean', default: false } },
});

/** This environment without what would reach the shop as its configuration. */
async function cleanEnvironment() {
  const example = await readFile(join(root, '.env.example'), 'utf8');
  const names = new Set([...example.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name));
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !names.has(name)));
}

const folder = await mkdtemp(join(tmpdir(), 'serikad-proof-'));
await run('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, folder]);
const stack = new Stack({
  folder,
  project: 'serikad-proof',
  image: 'serikad-proof',
  clean: await cleanEnvironment(),
  // Only where 3000 is taken is there anything to say.
  variables: values.port === '3000' ? {} : { PORT: values.port },
});
const shop = new Shop(`http://localhost:${values.port}`);
const photo = await readFile(join(root, 'docs/images/guest-cover-375.jpg'));
const report = new Report();

const version = (await run('git', ['log', '-1', '--format=%h'], { cwd: root })).output.trim();
const engine = (await run('docker', ['version', '-f', '{{.Server.Version}}'])).output.trim();
const compose = (await run('docker', ['compose', 'version', '--short'])).output.trim();
console.log(`commit ${version}, Docker ${engine}, Compose ${compose}`);
let good = false;
try {
  // All that follows runs the image.
  if (await proveImage(report, stack)) {
    const couple = await proveLook(report, stack, shop, photo);
    if (couple) await proveTools(report, stack, shop, couple);
    await proveShop(report, stack, shop);
    await stack.compose(['down']);
    await proveS3(report, stack, shop, photo);
    await proveScale(report, stack, photo, { http: 8080, https: 8443 });
  }
  good = report.sum();
} finally {
  if (!values.keep) {
    await stack.with({ COMPOSE_PROFILES: '*' }).compose(['down', '-v', '--remove-orphans'], { mayFail: true });
    await run('docker', ['image', 'rm', '-f', 'serikad-proof'], { mayFail: true });
    await rm(folder, { recursive: true, force: true });
  }
}
process.exitCode = good ? 0 : 1;
