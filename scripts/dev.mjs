import { existsSync, readFileSync, watch } from 'node:fs';
import { parseEnv } from 'node:util';
import { start, stopSignal } from './lib/children.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at, node, tool, toolEnv } from './lib/paths.mjs';
import { startServer } from './start.mjs';

const webPort = 5173;
/** A build writes many files; the server is started again once it is quiet. */
const quietMs = 300;

/** Serves with the compiler watching shared and server, and Vite serving the web app: both reload by themselves. */
export async function run() {
  await ensureInstalled();
  await ensureBuilt();
  const env = settings();
  const webUrl = `http://localhost:${webPort}`;
  const server = restartingServer({ PUBLIC_URL: env.PUBLIC_URL ?? webUrl });
  const compiler = watcher(tool('.', 'typescript/bin/tsc'), [
    '-b',
    '-w',
    '--preserveWatchOutput',
    'shared',
    'server',
    'tools/embedded-mongodb',
  ]);
  const web = watcher(
    tool('.', 'vite/bin/vite.js'),
    ['--port', String(webPort), '--strictPort', '--clearScreen=false'],
    {
      cwd: at('web'),
      env: { ...toolEnv('web'), SERVER_PORT: env.PORT ?? '3000' },
    },
  );
  console.log(`Web app with live reload: ${webUrl}`);

  const parts = [server.ended, compiler.ended, web.ended];
  await Promise.race(parts);
  // One of them is gone: without it the others are no use.
  if (!stopSignal()) process.kill(process.pid, 'SIGTERM');
  await Promise.all(parts);
  return 0;
}

function watcher(file, args, options = {}) {
  return start(node(), ['--import', at('scripts/lib/end-with-parent.mjs'), file, ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    ...options,
  });
}

/** `ended` settles once everything has to stop; until then the server is started again after each build. */
function restartingServer(env) {
  let current = startServer(env);
  let timer;
  let restarting = false;

  const restart = async () => {
    if (restarting || stopSignal()) return;
    restarting = true;
    current.child.kill('SIGTERM');
    await current.ended;
    restarting = false;
    if (!stopSignal()) current = startServer(env);
    follow();
  };
  const changed = (_event, file) => {
    if (file !== null && !file.endsWith('.js')) return;
    clearTimeout(timer);
    timer = setTimeout(restart, quietMs);
  };
  for (const folder of ['shared/dist', 'server/dist']) watch(at(folder), { recursive: true }, changed);

  let settle;
  const ended = new Promise((resolve) => (settle = resolve));
  const follow = () => {
    const followed = current;
    followed.ended.then(() => {
      if (stopSignal()) settle();
      else if (!restarting && followed === current)
        console.log('The server ended. It starts again after the next change.');
    });
  };
  follow();
  return { ended };
}

/** The few settings that both sides need to know; the server itself reads the rest. */
function settings() {
  const file = at('.env');
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...process.env };
}
