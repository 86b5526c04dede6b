#!/usr/bin/env node
// The entry of every `npm run` command, `npm start` and `npm test`. It runs on a bare checkout: plain JavaScript, no
// package. Everything newer than a very old Node is imported only after the check below.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: 20.19 or newer is needed. Get it from https://nodejs.org`);
  process.exit(1);
}

const commands = {
  start: () => import('./start.mjs'),
  dev: () => import('./dev.mjs'),
  test: () => import('./test.mjs'),
  backup: () => import('./backup.mjs'),
  customer: () => import('./customer.mjs'),
  restore: () => import('./restore.mjs'),
  bench: () => import('./bench.mjs'),
  screens: () => import('./screens.mjs'),
  demo: () => import('./demo.mjs'),
  graph: () => import('./graph.mjs'),
  docs: () => import('./docs.mjs'),
  licences: () => import('./licences.mjs'),
  'slow-tests': () => import('./slow-tests.mjs'),
  sbom: () => import('./sbom.mjs'),
  'art:sheet': () => import('./art-sheet.mjs'),
};
const [name, ...rest] = process.argv.slice(2);
if (!Object.hasOwn(commands, name ?? '')) {
  console.error(`Say what to run: node scripts/run.mjs ${Object.keys(commands).join('|')}`);
  process.exit(1);
}

const { Stopped, exitCodeOf } = await import('./lib/children.mjs');
const { Problem } = await import('./lib/problem.mjs');
try {
  const { run } = await commands[name]();
  process.exitCode = await run(rest);
} catch (error) {
  if (error instanceof Stopped) process.exitCode = exitCodeOf(error);
  else {
    console.error(error instanceof Problem ? error.message : error);
    process.exitCode = 1;
  }
}
// Timers and watchers of a command that ended with an error hold nothing back.
process.exit();
