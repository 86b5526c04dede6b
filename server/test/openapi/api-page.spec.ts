import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { MINUTE_MS } from '@serikad/shared/calendar/durations';
import { startTestApp, type TestApp } from '../support/app.js';
import { smallPicture } from '../support/picture.js';

interface Step {
  /** The heading above it. */
  title: string;
  commands: string;
  /** What the page says that it prints; nothing where it says nothing. */
  printed: string;
}

/** The page's commands, each with the block that follows it. */
function stepsOf(page: string): Step[] {
  const steps: Step[] = [];
  let title = '';
  for (const [, heading, language, block = ''] of page.matchAll(/^#+ (.+)$|^```([a-z]+)\n([\s\S]*?)^```$/gm)) {
    const last = steps.at(-1);
    if (heading !== undefined) title = heading;
    else if (language === 'sh') steps.push({ title, commands: block, printed: '' });
    else if (last?.printed === '') last.printed = block;
    else throw new Error(`what is printed stands below no command: ${block}`);
  }
  return steps;
}

/** Whether a text is what the page shows; `…` there matches anything within the line. */
function agrees(text: string, shown: string): boolean {
  const pattern = shown
    .trim()
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^\\n]*?');
  return new RegExp(`^${pattern}$`).test(text.trim());
}

describe('D-05 docs/api.md', () => {
  let shop: TestApp;
  let folder: string;
  beforeAll(async () => {
    shop = await startTestApp({ config: { rateLimits: true } });
    folder = mkdtempSync(join(tmpdir(), 'api-page-'));
    // All within one minute, whatever the time is: the limits count by the minute.
    // The clock advances, because RSVPs of one moment have no order.
    shop.clock.jump(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + 1_000 - Date.now());
  });
  afterAll(async () => {
    await shop?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('D-05 every command of the page prints what is shown below it', async () => {
    const steps = stepsOf(readFileSync(resolve(import.meta.dirname, '../../../docs/api.md'), 'utf8'));
    expect(steps.length).toBeGreaterThan(12);
    writeFileSync(join(folder, 'photo.jpg'), await smallPicture());
    const script = steps.map(({ commands }) => `${commands}\nprintf '\\n<end of step>\\n'`).join('\n');
    const { stdout, stderr } = await promisify(execFile)('bash', ['--norc', '--noprofile', '-c', script], {
      cwd: folder,
      env: { PATH: process.env['PATH'], SHOP: shop.url, LC_ALL: 'C.UTF-8' },
    });
    const prints = stdout.split('\n<end of step>\n');
    const wrong = steps.flatMap(({ title, commands, printed }, index) => {
      const text = prints[index] ?? '';
      return agrees(text, printed) ? [] : [{ title, commands, printed, instead: text }];
    });
    expect({ wrong, stderr }).toEqual({ wrong: [], stderr: '' });
    expect(prints).toHaveLength(steps.length + 1);
  }, 120_000);

  it('D-05 control: a line that differs, is missing or is too much does not agree', () => {
    const shown = '{"code":200,"data":{"id":"…"}}\n404\n';
    expect(agrees('{"code":200,"data":{"id":"1"}}\n404', shown)).toBe(true);
    expect(agrees('{"code":200,"data":{"id":"1"}}\n403', shown)).toBe(false);
    expect(agrees('{"code":200,"data":{"id":"1"}}', shown)).toBe(false);
    expect(agrees('{"code":200,"data":{"id":"1"}}\n404\n404', shown)).toBe(false);
    expect(agrees('{"code":200,"data":{}}\n404', shown)).toBe(false);
  });
});
