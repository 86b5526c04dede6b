import { expect, test } from '@playwright/test';
import { axeViolations } from '../support/checks/axe.ts';

const PAGE = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>A page</title></head><body><main><h1>A page</h1>%</main></body></html>`;
const FAINT = '<p style="color: #bbb; background: #fff">faint</p>';

test('the check by axe finds what is wrong in a page, in its frames and in a dialog, and nothing in one that is well', async ({
  page,
}) => {
  const rules = async (content: string, options = {}): Promise<string[]> => {
    await page.route('**/page-to-check', (route) =>
      route.fulfill({ contentType: 'text/html', body: PAGE.replace('%', content) }),
    );
    await page.goto('/page-to-check');
    await page.evaluate(() => document.querySelector('dialog')?.showModal());
    return (await axeViolations(page, options)).map((violation) => violation.split(' @ ')[0] ?? '');
  };
  expect(await rules('<p>well</p>')).toEqual([]);
  expect(await rules(FAINT)).toEqual(['color-contrast']);
  const framed = PAGE.replace('%', '<img src="/x.png">').replaceAll('"', '&quot;');
  expect(await rules(`<iframe title="A frame" srcdoc="${framed}"></iframe>`)).toContain('image-alt');
  const dialog = '<dialog aria-label="A dialog"><button></button></dialog>';
  expect(await rules(`${FAINT}${dialog}`)).toEqual(['button-name']);
  expect(await rules(`<p>well</p>${dialog}`, { whole: true })).toEqual(['button-name']);
});

for (const [width, other, query] of [
  [375, 1280, '(max-width: 600px)'],
  [1280, 375, '(min-width: 1000px)'],
] as const) {
  test(`the check by axe finds what is wrong at ${width} px alone, also after the page has been as wide as ${other} px`, async ({
    page,
  }) => {
    const faulty = `<style>.narrow { display: none } @media ${query} { p { color: #bbb } .narrow { display: inline } }</style>
      <p>faint</p><button class="narrow"></button>`;
    await page.route('**/page-to-check', (route) =>
      route.fulfill({ contentType: 'text/html', body: PAGE.replace('%', faulty) }),
    );
    await page.setViewportSize({ width: other, height: 800 });
    await page.goto('/page-to-check');
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width, height: 800 });
    const rules = (await axeViolations(page)).map((violation) => violation.split(' @ ')[0] ?? '');
    expect(rules.sort()).toEqual(['button-name', 'color-contrast']);
  });
}
