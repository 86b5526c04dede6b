import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** What a program said and how it ended. @throws when it fails, unless it may */
export async function run(command, args, { cwd, env, mayFail = false } = {}) {
  const child = spawn(command, args, { cwd, env: env ?? process.env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((ended, failed) => child.once('error', failed).once('close', ended));
  if (code !== 0 && !mayFail)
    throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output.slice(-3000)}`);
  return { code, output };
}

/** Asks until the answer is there. @throws with the last reason after `seconds` */
export async function until(what, ask, seconds = 60) {
  const deadline = Date.now() + seconds * 1000;
  let reason = 'never asked';
  while (Date.now() < deadline) {
    try {
      const answer = await ask();
      if (answer) return answer;
      reason = 'not so';
    } catch (error) {
      reason = error.cause?.code ?? error.message;
    }
    await pause(100);
  }
  throw new Error(`${what}: not within ${seconds} s (${reason})`);
}

/** One compose project of a checkout, with the variables that an .env file would hold. */
export class Stack {
  /** @param variables only these and the rest of the environment reach compose; none of the shop's own leak in */
  constructor({ folder, project, image, clean, variables = {} }) {
    this.folder = folder;
    this.project = project;
    this.options = { folder, project, image, clean, variables };
    this.env = { ...clean, COMPOSE_PROJECT_NAME: project, SERIKAD_IMAGE: image, ...variables };
  }

  /** The same project with further variables. */
  with(variables) {
    return new Stack({ ...this.options, variables: { ...this.options.variables, ...variables } });
  }

  compose(args, options = {}) {
    return run('docker', ['compose', ...args], { cwd: this.folder, env: this.env, ...options });
  }

  docker(...args) {
    return run('docker', args, { cwd: this.folder, env: this.env }).then(({ output }) => output.trim());
  }

  async container(service) {
    const { output } = await this.compose(['ps', '-aq', service]);
    return output.trim();
  }

  async inspect(service, template) {
    return this.docker('inspect', '-f', template, await this.container(service));
  }

  /** A command inside a container. Answers what it printed; a command that fails answers as well. */
  async inside(service, ...command) {
    const { output } = await this.compose(['exec', '-T', service, ...command], { mayFail: true });
    return output.trim();
  }

  /** The processes of a container are killed as by a crash; `docker kill` would count as a stop by hand. */
  async crash(service) {
    const before = Number(await this.inspect(service, '{{.RestartCount}}'));
    await this.inside(service, 'sh', '-c', 'kill -9 -1');
    await until(`${service} is started again`, async () => {
      return Number(await this.inspect(service, '{{.RestartCount}}')) > before;
    });
  }

  async logs(service) {
    const { output } = await this.compose(['logs', '--no-color', '--no-log-prefix', service]);
    // Compose clears its line before each of the log's, whatever it writes to.
    return output.replaceAll('\u001b[2K', '');
  }
}
