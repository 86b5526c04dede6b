import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from '@playwright/test';
import { PHONE } from '../../engines/support/engine.ts';
import { ONE_OF_EACH_CATEGORY } from '../../engines/support/steps.ts';
import { ENGINE_SHOTS, PLACES, SCREENS_OF_ENGINES } from './list.ts';

const ENGINES = ['chromium', 'webkit', 'old-webkit', 'firefox'] as const;
const SCALE = 0.4;
const names = [...SCREENS_OF_ENGINES.map(({ name }) => name), ...ONE_OF_EACH_CATEGORY.map((id) => `design-${id}`)];
const groups = [...new Set(names.map((name) => name.split('-')[0] ?? name))];

/** One place of a page in one engine, cut to what shows the page. */
function picture(engine: string, name: string, place: number): string {
  const file = `${engine}/${name}-${place}.png`;
  if (!existsSync(join(ENGINE_SHOTS, file))) return '<p class="missing">no picture</p>';
  const height = Number(readFileSync(join(ENGINE_SHOTS, engine, 'height'), 'utf8'));
  return `<div style="height:${height * SCALE}px"><img src="${file}" alt=""></div>`;
}

function sheet(group: string): string {
  const rows = names
    .filter((name) => name.startsWith(`${group}-`))
    .map((name) => {
      const cells = ENGINES.map(
        (engine) => `<td>${PLACES.map((_, place) => picture(engine, name, place)).join('')}</td>`,
      );
      return `<tr><th colspan="${ENGINES.length}">${name}</th></tr><tr>${cells.join('')}</tr>`;
    });
  const heads = ENGINES.map((engine) => `<th>${engine}</th>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${group} in each engine</title><style>
    body { margin: 16px; font: 13px/1.3 system-ui, sans-serif; background: #ddd }
    th { text-align: left } td { vertical-align: top; white-space: nowrap; padding-right: 16px }
    div { display: inline-block; vertical-align: top; width: ${PHONE.width * SCALE}px; margin-right: 4px; overflow: hidden }
    img { display: block; zoom: ${SCALE} } .missing { background: #fbb; padding: 2rem }
  </style><table><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table></html>`;
}

test('contact sheets of the engines', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 2000, height: 800 } });
  for (const group of groups) {
    const file = join(ENGINE_SHOTS, `sheet-${group}.html`);
    writeFileSync(file, sheet(group));
    await page.goto(pathToFileURL(file).href);
    await page.screenshot({ path: file.replace(/html$/, 'png'), fullPage: true, timeout: 60_000 });
  }
  await page.close();
});
