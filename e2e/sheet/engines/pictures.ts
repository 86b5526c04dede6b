import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeTests } from '@playwright/test';
import { ONE_OF_EACH_CATEGORY, openInvitation, signIn } from '../../engines/support/steps.ts';
import { test as withEngine } from '../../engines/support/with-engine.ts';
import type { Engine } from '../../engines/support/engine.ts';
import { test as withWorld } from '../../support/screens/with-world.ts';
import { ENGINE_SHOTS, PLACES, SCREENS_OF_ENGINES } from './list.ts';

const test = mergeTests(withEngine, withWorld);

/** Nothing loads any more: pictures, fonts, and what stands for an answer. */
const isDrawn = (): boolean =>
  document.readyState === 'complete' &&
  document.querySelector('.skel, .spin, main [aria-busy="true"]') === null &&
  document.fonts.status === 'loaded' &&
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');

/** Scrolls to a part of the page's height. */
const scrollTo = (part: number): void => {
  const { scrollHeight, clientHeight } = document.documentElement;
  window.scrollTo({ top: (scrollHeight - clientHeight) * part, behavior: 'instant' });
};

/** How long an engine draws after a scroll; WPE draws text last and has no graphics card here. */
const DRAWING_MS: Readonly<Record<string, number>> = { 'old-webkit': 2_000 };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Takes a window's picture at each place of the page, and notes how much of it shows the page. */
async function take(engine: Engine, project: string, name: string): Promise<void> {
  const folder = join(ENGINE_SHOTS, project);
  mkdirSync(folder, { recursive: true });
  for (const [index, place] of PLACES.entries()) {
    await engine.run(scrollTo, place);
    for (let tries = 0; tries < 50 && !(await engine.run(isDrawn)); tries += 1) await pause(100);
    await pause(DRAWING_MS[project] ?? 400);
    const { png, height } = await engine.picture();
    writeFileSync(join(folder, `${name}-${index}.png`), png);
    writeFileSync(join(folder, 'height'), String(height));
  }
}

for (const screen of SCREENS_OF_ENGINES) {
  test(screen.name, async ({ engine, line, world }, { project }) => {
    await engine.go(`${line.origin}/privacy-policy`);
    await engine.run(() => localStorage.clear());
    if (screen.as !== 'anonymous') await signIn(engine, line.origin, world[screen.as]);
    await engine.go(line.origin + screen.path(world));
    await pause(600);
    await take(engine, project.name, screen.name);
  });
}

for (const design of ONE_OF_EACH_CATEGORY) {
  test(`design-${design}`, async ({ engine, line }, { project }) => {
    await openInvitation(engine, `${line.origin}/invitation/view/sample_${design}/sample`);
    // The cover's opening ends first.
    await pause(3_000);
    await take(engine, project.name, `design-${design}`);
  });
}
