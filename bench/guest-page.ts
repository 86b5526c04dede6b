import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { median } from './support/measure.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';

const run = promisify(execFile);
const RUNS = 3;
const ATTEMPTS = 5;
const KIB = 1024;
const CHROMIUM_FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

interface NetworkRequest {
  url: string;
  resourceType?: string;
  transferSize?: number;
}
interface Lighthouse {
  categories: Record<'performance' | 'accessibility', { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: NetworkRequest[] } }>;
}

/** The guest page as a phone on slow 4G gets it: Lighthouse's mobile profile, the median of several runs. */
export async function benchGuestPage(stack: Stack, pagePath: string): Promise<Row[]> {
  const reports: Lighthouse[] = [];
  for (let index = 0; index < RUNS; index += 1) reports.push(await measured(`${stack.url}${pagePath}`));
  const audit = (name: string): number => median(reports.map((report) => report.audits[name]?.numericValue ?? NaN));
  const score = (name: 'performance' | 'accessibility'): number =>
    median(reports.map((report) => (report.categories[name].score ?? 0) * 100));
  const requests = reports[0]?.audits['network-requests']?.details?.items ?? [];
  const bytes = requests.reduce((sum, request) => sum + (request.transferSize ?? 0), 0);
  const js = gzipBytes(guestScripts());
  const row = (what: string, figure: string, goal: string, ok: boolean): Row => ({ what, figure, goal, ok });
  return [
    row(
      'JavaScript of the guest page with all its sheets, in one language, gzip',
      `${(js / KIB).toFixed(1)} KiB`,
      '<= 90 KiB',
      js <= 90 * KIB,
    ),
    row(
      'first view (the cover, until it is touched), bytes over the wire',
      `${(bytes / 1000).toFixed(0)} KB in ${requests.length} requests`,
      '<= 250 KB',
      bytes <= 250_000,
    ),
    row('Lighthouse mobile, performance', score('performance').toFixed(0), '>= 95', score('performance') >= 95),
    row('Lighthouse mobile, accessibility', score('accessibility').toFixed(0), '100', score('accessibility') === 100),
    row(
      'largest contentful paint, slow 4G',
      `${(audit('largest-contentful-paint') / 1000).toFixed(2)} s`,
      '<= 2.0 s',
      audit('largest-contentful-paint') <= 2000,
    ),
    row(
      'layout shift',
      audit('cumulative-layout-shift').toFixed(3),
      '<= 0.02',
      audit('cumulative-layout-shift') <= 0.02,
    ),
    row(
      'total blocking time',
      `${audit('total-blocking-time').toFixed(0)} ms`,
      '<= 100 ms',
      audit('total-blocking-time') <= 100,
    ),
  ];
}

const DIST = new URL('../web/dist/', import.meta.url);
const ENTRY = 'src/guest/entry-client.ts';
const OTHER_LANGUAGE = 'src/guest/texts/en.ts';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** Every script that a guest may come to load, by Vite's manifest. */
function guestScripts(): string[] {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', DIST), 'utf8')) as Record<string, Chunk>;
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || key === OTHER_LANGUAGE || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])].forEach(visit);
  };
  visit(ENTRY);
  return [...seen];
}

function gzipBytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, DIST)), { level: 9 }).length, 0);
}

/** Chromium now and then begins its trace late, and Lighthouse says so: then once more. */
async function measured(url: string): Promise<Lighthouse> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await lighthouse(url);
    } catch (error) {
      if (attempt === ATTEMPTS || !String((error as { stderr?: unknown }).stderr).includes('NO_NAVSTART')) throw error;
    }
  }
}

async function lighthouse(url: string): Promise<Lighthouse> {
  const cli = join(dirname(createRequire(import.meta.url).resolve('lighthouse/package.json')), 'cli/index.js');
  const folder = mkdtempSync(join(tmpdir(), 'serikad-lighthouse-'));
  const output = join(folder, 'report.json');
  try {
    await run(
      process.execPath,
      [
        cli,
        url,
        `--chrome-flags=${CHROMIUM_FLAGS}`,
        '--output=json',
        `--output-path=${output}`,
        '--quiet',
        '--only-categories=performance,accessibility',
      ],
      {
        env: { ...process.env, ...(existsSync('/usr/bin/chromium') && { CHROME_PATH: '/usr/bin/chromium' }) },
        timeout: 120_000,
      },
    );
    return JSON.parse(readFileSync(output, 'utf8')) as Lighthouse;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
