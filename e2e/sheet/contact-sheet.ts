import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from '@playwright/test';
import { WIDTHS, type Width } from '../support/screens/screen.ts';
import { SCREENS } from '../support/screens/table.ts';
import { SHOTS } from '../support/shots.ts';

/** How wide a picture stands on its sheet, in pixels. */
const THUMBNAIL: Readonly<Record<Width, number>> = { 375: 250, 768: 375, 1280: 500 };
const SHEET_WIDTH = 1560;

const groups = [...new Set(SCREENS.map(({ name }) => groupOf(name)))];

function groupOf(name: string): string {
  return name.split('-')[0] ?? name;
}

/** A page with the pictures of some screens at a width, in the table's order. */
function sheet(width: Width, group: string): string {
  const screens = SCREENS.filter(({ name, widths }) => groupOf(name) === group && widths.includes(width));
  const figures = screens.map(({ name }) => {
    const file = `${width}/${name}.png`;
    const picture = existsSync(join(SHOTS, file))
      ? `<a href="${file}"><img src="${file}" alt="" width="${THUMBNAIL[width]}"></a>`
      : '<p class="missing">no picture</p>';
    return `<figure style="width:${THUMBNAIL[width]}px">${picture}<figcaption>${name}</figcaption></figure>`;
  });
  return `<h2>${group} · ${width} px · ${screens.length}</h2><div class="sheet">${figures.join('')}</div>`;
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>
    body { margin: 16px; width: ${SHEET_WIDTH}px; font: 13px/1.3 system-ui, sans-serif; background: #ddd }
    .sheet { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start }
    figure { margin: 0 } img { display: block; background: #fff; box-shadow: 0 1px 4px #0006 }
    a { display: block; max-height: 1100px; overflow: hidden }
    figcaption { padding: 4px 0; overflow-wrap: anywhere } .missing { padding: 4rem 1rem; background: #fbb }
  </style><h1>${title}</h1>${body}</html>`;
}

test('contact sheets', async ({ browser }) => {
  const links: string[] = [];
  const context = await browser.newContext({
    viewport: { width: SHEET_WIDTH + 32, height: 800 },
    deviceScaleFactor: 1,
  });
  const tab = await context.newPage();
  for (const width of WIDTHS) {
    for (const group of groups) {
      const name = `sheet-${width}-${group}`;
      const file = join(SHOTS, `${name}.html`);
      writeFileSync(file, page(name, sheet(width, group)));
      await tab.goto(pathToFileURL(file).href);
      await tab.screenshot({ path: join(SHOTS, `${name}.png`), fullPage: true, timeout: 60_000 });
      links.push(`<li><a href="${name}.html">${name}</a> (<a href="${name}.png">PNG</a>)</li>`);
    }
  }
  writeFileSync(join(SHOTS, 'index.html'), page('Every screen and state', `<ul>${links.join('')}</ul>`));
  await context.close();
});
