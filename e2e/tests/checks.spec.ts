import { expect, test } from '@playwright/test';
import { axeViolations } from '../support/checks/axe.ts';

const PAGE = `<!doctype html><html lang="en"><head><title>A page</title></head><body><main><h1>A page</h1>%</main></body></html>`;
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
