import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
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

/** The key of an element's id in WebDriver's JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** The window of WPE without a display is always this high, and 800 px wide. */
const OLD_HEIGHT = 600;
const DRIVER_START_MS = 15_000;

interface Setup {
  driver: string;
  capabilities: object;
  environment: Record<string, string>;
  /** The page is shown in a frame of a phone's width, because the window has another one. */
  inFrame: boolean;
}

const SOFTWARE = {
  LIBGL_ALWAYS_SOFTWARE: '1',
  // As root there is no sandbox to be had.
  ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
};

/** Debian's WebKitGTK, today's Safari's engine, in a window of a phone's size on a screen in memory. */
export async function startWebKit({ scripts }: EngineOptions): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '800x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return WebDriver.start(
    {
      driver: 'WebKitWebDriver',
      capabilities: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: join(import.meta.dirname, 'phone-window.py'), args: [] },
      },
      environment: {
        ...SOFTWARE,
        DISPLAY: `:${display.toString().trim()}`,
        GDK_BACKEND: 'x11',
        PHONE: `${PHONE.width}x${PHONE.height}`,
        SCRIPTS: scripts ? 'on' : 'off',
      },
      inFrame: false,
    },
    [screen],
  );
}

/** Debian 12's WPE WebKit 2.38, the engine of Safari 16.0. */
export async function startOldWebKit({ scripts }: EngineOptions): Promise<Engine> {
  return WebDriver.start({
    driver: 'WPEWebDriver',
    capabilities: {
      'wpe:browserOptions': {
        binary: join(import.meta.dirname, 'old-window.sh'),
        args: ['--automation', '--platform=headless', `--enable-javascript=${scripts}`],
      },
    },
    environment: { ...SOFTWARE, COG_PLATFORM_NAME: 'headless' },
    inFrame: true,
  });
}

/** The part of W3C WebDriver that the tests use. */
class WebDriver implements Engine {
  private session = '';
  private consoleRead = 0;

  private constructor(
    private readonly base: string,
    private readonly inFrame: boolean,
    private readonly folder: string,
    private readonly processes: readonly ChildProcess[],
  ) {}

  static async start({ driver, capabilities, environment, inFrame }: Setup, others: ChildProcess[] = []) {
    const folder = mkdtempSync(join(tmpdir(), 'serikad-engine-'));
    const port = await freePort();
    const env = { ...process.env, ...environment, XDG_RUNTIME_DIR: folder, CONSOLE_FILE: join(folder, 'console') };
    writeFileSync(env.CONSOLE_FILE, '');
    const child = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
    const engine = new WebDriver(`http://127.0.0.1:${port}`, inFrame, folder, [child, ...others]);
    try {
      await engine.ready();
      const { sessionId } = await engine.request<{ sessionId: string }>('POST', '/session', {
        capabilities: { alwaysMatch: capabilities },
      });
      engine.session = `/session/${sessionId}`;
    } catch (error) {
      await engine.end();
      throw error;
    }
    return engine;
  }

  async go(url: string): Promise<void> {
    if (!this.inFrame) return void (await this.command('POST', '/url', { url }));
    await this.command('POST', '/frame', { id: null });
    // A page of the same origin that runs no script, made empty.
    await this.command('POST', '/url', { url: new URL('/invitation/view/none/none', url).href });
    const frame = await this.execute<Json>(
      (address: string, width: number, height: number) => {
        const made = document.createElement('iframe');
        made.style.cssText = `position:fixed;top:0;left:0;border:0;width:${width}px;height:${height}px`;
        document.body.replaceChildren(made);
        made.src = address;
        return made;
      },
      [url, PHONE.width, OLD_HEIGHT],
    );
    while (!(await this.execute<boolean>(isFrameLoaded, []))) await pause(50);
    await this.command('POST', '/frame', { id: frame });
  }

  run<Args extends Json[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return this.execute<Result>(script, args);
  }

  async tap(target: Target): Promise<void> {
    await this.command('POST', `/element/${await this.find(target)}/click`, {});
  }

  async type(target: Target, text: string): Promise<void> {
    await this.command('POST', `/element/${await this.find(target)}/value`, { text });
  }

  async picture(): Promise<{ png: Buffer; height: number }> {
    const png = Buffer.from(await this.command<string>('GET', '/screenshot'), 'base64');
    return { png, height: this.inFrame ? OLD_HEIGHT : PHONE.height };
  }

  errors(): string[] {
    const text = readFileSync(join(this.folder, 'console'), 'utf8');
    const fresh = text.slice(this.consoleRead);
    this.consoleRead = text.length;
    return fresh.split('\n').filter((line) => /CONSOLE (JS|SECURITY) ERROR/.test(line));
  }

  async end(): Promise<void> {
    if (this.session !== '') await this.command('DELETE', '').catch(() => undefined);
    for (const child of this.processes) await endProcess(child);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async find(target: Target): Promise<string> {
    const found = await this.execute<Record<string, string> | null>(findInPage, [target.css, target.text ?? null]);
    const id = found?.[ELEMENT];
    if (id === undefined) throw notFound(target);
    return id;
  }

  private execute<T>(script: (...args: never[]) => unknown, args: Json[]): Promise<T> {
    return this.command<T>('POST', '/execute/sync', {
      script: `return (${script.toString()}).apply(null, arguments)`,
      args,
    });
  }

  private command<T>(method: string, path: string, body?: object): Promise<T> {
    return this.request<T>(method, this.session + path, body);
  }

  private async ready(): Promise<void> {
    const until = Date.now() + DRIVER_START_MS;
    for (;;) {
      try {
        await this.request('GET', '/status');
        return;
      } catch (error) {
        if (Date.now() > until) throw error;
        await pause(100);
      }
    }
  }

  private async request<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(this.base + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }
}

/** Runs in the page around the frame. No event says it: without scripts none has a listener. */
function isFrameLoaded(): boolean {
  const shown = document.querySelector('iframe')?.contentDocument;
  return shown?.readyState === 'complete' && shown.URL !== 'about:blank';
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
