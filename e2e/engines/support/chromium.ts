import { chromium, type Browser, type Page } from '@playwright/test';
import { PLAYWRIGHT_FLAGS, testChromiumPath } from '../../../scripts/lib/chromium.mjs';
import { findInPage, notFound, PHONE, type Engine, type EngineOptions, type Json, type Target } from './engine.ts';

/** Chromium as one engine beside the others, for their contact sheets. */
export async function startChromium({ scripts }: EngineOptions): Promise<Engine> {
  const executablePath = testChromiumPath();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: PLAYWRIGHT_FLAGS });
  return new Chromium(browser, await browser.newPage({ viewport: PHONE, javaScriptEnabled: scripts }));
}

class Chromium implements Engine {
  private readonly seen: string[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly page: Page,
  ) {
    page.on('pageerror', ({ message }) => this.seen.push(message));
  }

  async go(url: string): Promise<void> {
    await this.page.goto(url);
  }

  run<Args extends Json[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return this.page.evaluate(`(${script.toString()})(...${JSON.stringify(args)})`);
  }

  async tap(target: Target): Promise<void> {
    await (await this.find(target)).click();
  }

  async type(target: Target, text: string): Promise<void> {
    const element = await this.find(target);
    await element.press('End');
    await element.type(text);
  }

  async picture(): Promise<{ png: Buffer; height: number }> {
    return { png: await this.page.screenshot(), height: PHONE.height };
  }

  errors(): string[] {
    return this.seen.splice(0);
  }

  async end(): Promise<void> {
    await this.browser.close();
  }

  private async find({ css, text }: Target) {
    const handle = await this.page.evaluateHandle<Element | null>(
      `(${findInPage.toString()})(${JSON.stringify(css)}, ${JSON.stringify(text ?? null)})`,
    );
    const element = handle.asElement();
    if (!element) throw notFound({ css, ...(text !== undefined && { text }) });
    return element;
  }
}
