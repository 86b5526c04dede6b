import { test as base } from '@playwright/test';
import { startChromium } from './chromium.ts';
import type { Engine, EngineOptions } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { Line } from './line.ts';
import { startOldWebKit, startWebKit } from './webdriver.ts';

const START: Readonly<Record<string, (options: EngineOptions) => Promise<Engine>>> = {
  chromium: startChromium,
  webkit: startWebKit,
  'old-webkit': startOldWebKit,
  firefox: startFirefox,
};

/** One engine with its line for all tests of a project, which begins with the first of them. */
export const test = base.extend<object, EngineOptions & { line: Line; engine: Engine }>({
  scripts: [true, { option: true, scope: 'worker' }],
  line: [
    async ({}, use, { project }) => {
      const line = await Line.open(project.use.baseURL ?? '');
      await use(line);
      await line.cut();
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ scripts }, use, { project }) => {
      const start = START[project.name];
      if (!start) throw new Error(`No engine is called ${project.name}`);
      const engine = await start({ scripts });
      await use(engine);
      await engine.end();
    },
    { scope: 'worker' },
  ],
});
