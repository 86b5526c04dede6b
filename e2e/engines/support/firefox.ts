import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { firefoxPath } from '../../../scripts/lib/engines.mjs';
import {
  endProcess,
  findInPage,
  notFound,
  PHONE,
  type Engine,
  type EngineOptions,
  type Json,
  type Target,
} from './engine.ts';

/** The End key, by WebDriver's table of keys. */
const END = '\uE010';

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: { type: string; level: string; text: string | null };
}

/**
 * Debian's Firefox, driven by WebDriver BiDi over its WebSocket: Debian has no geckodriver, and the six commands that
 * are needed here do not ask for a library.
 */
export async function startFirefox({ scripts }: EngineOptions): Promise<Engine> {
  const program = firefoxPath();
  if (program === undefined) throw new Error('There is no Firefox');
  const profile = mkdtempSync(join(tmpdir(), 'serikad-firefox-'));
  if (!scripts) writeFileSync(join(profile, 'user.js'), 'user_pref("javascript.enabled", false);\n');
  const child = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
    env: { ...process.env, HOME: profile, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const socket = new WebSocket(`${await addressOf(child)}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('Firefox refuses the WebSocket')), { once: true });
  });
  const firefox = new Firefox(socket, child, profile);
  await firefox.begin();
  return firefox;
}

/** What Firefox prints when it listens; the rest of its messages is read and dropped. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('Firefox was started without a pipe');
  const lines = createInterface({ input: stderr });
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
    lines.on('close', () => reject(new Error('Firefox ended before it listened')));
  });
}

class Firefox implements Engine {
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly seen: string[] = [];
  private sent = 0;
  private context = '';

  constructor(
    private readonly socket: WebSocket,
    private readonly child: ChildProcess,
    private readonly profile: string,
  ) {
    socket.addEventListener('message', ({ data }) => this.receive(JSON.parse(String(data)) as Answer));
  }

  async begin(): Promise<void> {
    await this.send('session.new', { capabilities: {} });
    await this.send('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = await this.send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
    this.context = contexts[0]?.context ?? '';
    await this.send('browsingContext.setViewport', { context: this.context, viewport: PHONE });
  }

  async go(url: string): Promise<void> {
    await this.send('browsingContext.navigate', { context: this.context, url, wait: 'complete' });
  }

  async run<Args extends Json[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Result> {
    const text = await this.call<{ value?: string }>(
      `(args) => JSON.stringify((${script.toString()})(...JSON.parse(args)))`,
      JSON.stringify(args),
    );
    return (text.value === undefined ? undefined : JSON.parse(text.value)) as Result;
  }

  async tap(target: Target): Promise<void> {
    const element = await this.find(target);
    await this.act('pointer', [
      { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  async type(target: Target, text: string): Promise<void> {
    await this.tap(target);
    const keys = [END, ...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.act('key', keys);
  }

  async picture(): Promise<{ png: Buffer; height: number }> {
    const { data } = await this.send<{ data: string }>('browsingContext.captureScreenshot', { context: this.context });
    return { png: Buffer.from(data, 'base64'), height: PHONE.height };
  }

  errors(): string[] {
    return this.seen.splice(0);
  }

  async end(): Promise<void> {
    this.socket.close();
    await endProcess(this.child);
    rmSync(this.profile, { recursive: true, force: true });
  }

  private async find(target: Target): Promise<object> {
    const script = `(args) => (${findInPage.toString()})(...JSON.parse(args))`;
    const { sharedId } = await this.call<{ sharedId?: string }>(
      script,
      JSON.stringify([target.css, target.text ?? null]),
    );
    if (sharedId === undefined) throw notFound(target);
    return { sharedId };
  }

  private act(type: 'pointer' | 'key', actions: object[]): Promise<unknown> {
    return this.send('input.performActions', { context: this.context, actions: [{ type, id: type, actions }] });
  }

  /** Calls a function of one text in the page. */
  private async call<T>(functionDeclaration: string, argument: string): Promise<T> {
    const answer = await this.send<{ type: string; result: T; exceptionDetails?: { text: string } }>(
      'script.callFunction',
      {
        functionDeclaration,
        arguments: [{ type: 'string', value: argument }],
        awaitPromise: false,
        target: { context: this.context },
      },
    );
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
    return answer.result;
  }

  private send<T>(method: string, params: object): Promise<T> {
    const id = (this.sent += 1);
    this.socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      this.waiting.set(id, (answer) => {
        if (answer.type === 'success') resolve(answer.result as T);
        else reject(new Error(`${method}: ${answer.error}: ${answer.message}`));
      });
    });
  }

  private receive(answer: Answer): void {
    if (answer.id !== undefined) {
      this.waiting.get(answer.id)?.(answer);
      this.waiting.delete(answer.id);
    } else if (answer.params?.type === 'javascript' && answer.params.level === 'error') {
      this.seen.push(answer.params.text ?? 'an error without a text');
    }
  }
}
