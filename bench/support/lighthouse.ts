import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { CHROMIUM_FLAGS, chromiumPath } from '../../scripts/lib/chromium.mjs';
import { median } from './measure.ts';

const run = promisify(execFile);
const ATTEMPTS = 5;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

interface NetworkRequest {
  url: string;
  resourceType?: string;
  transferSize?: number;
}
interface Report {
  categories: Record<Category, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: NetworkRequest[] } }>;
}

/** A page as Lighthouse's phone on slow 4G gets it: the medians of several runs. */
export interface Measured {
  /** 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** The figure of an audit, in the unit that Lighthouse has for it. */
  audit: (name: string) => number;
  /** What the first run loaded. */
  requests: readonly NetworkRequest[];
}

export async function lighthouse(url: string, runs: number): Promise<Measured> {
  const reports: Report[] = [];
  for (let index = 0; index < runs; index += 1) reports.push(await measured(url));
  const score = (name: Category): number => median(reports.map((report) => (report.categories[name].score ?? 0) * 100));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    audit: (name) => median(reports.map((report) => report.audits[name]?.numericValue ?? NaN)),
    requests: reports[0]?.audits['network-requests']?.details?.items ?? [],
  };
}

/** Chromium now and then begins its trace late, and Lighthouse says so: then once more. */
async function measured(url: string): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await reportOf(url);
    } catch (error) {
      if (attempt === ATTEMPTS || !String((error as { stderr?: unknown }).stderr).includes('NO_NAVSTART')) throw error;
    }
  }
}

async function reportOf(url: string): Promise<Report> {
  const cli = join(dirname(createRequire(import.meta.url).resolve('lighthouse/package.json')), 'cli/index.js');
  const folder = mkdtempSync(join(tmpdir(), 'serikad-lighthouse-'));
  const output = join(folder, 'report.json');
  const chromium = chromiumPath();
  try {
    await run(
      process.execPath,
      [
        cli,
        url,
        `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(' ')}`,
        '--output=json',
        `--output-path=${output}`,
        '--quiet',
        `--only-categories=${CATEGORIES.join(',')}`,
      ],
      { env: { ...process.env, ...(chromium && { CHROME_PATH: chromium }) }, timeout: 120_000 },
    );
    return JSON.parse(readFileSync(output, 'utf8')) as Report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
