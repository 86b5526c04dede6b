import { expect, test, type Page } from '@playwright/test';
import { catalogueDesigns } from '../support/designs.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });

/** What is wrong on an opened cover: texts that are not seen, and parts of the doors that are. Runs in the page. */
function faultsOf(): string[] {
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().height > 0;
  const texts = ['.names .ln', '.c-date', '.c-place'].flatMap((selector) => {
    const found = [...document.querySelectorAll(`.cover ${selector}`)];
    return found.length > 0 && found.every((text) => isSeen(text) && text.textContent.trim() !== '') ? [] : [selector];
  });
  const doors = ['.art', '.opening .layer', '.door', '.seal'].filter((selector) =>
    [...document.querySelectorAll(`.cover ${selector}`)].some((part) => isSeen(part) !== (selector === '.art')),
  );
  const line = ['::before', '::after'].filter((part) => {
    const text = document.querySelector('.cover-text');
    const { content, display } = getComputedStyle(text ?? document.body, part);
    return content !== 'none' && display !== 'none';
  });
  const closed = document.documentElement.classList.contains('is-closed') ? ['is-closed'] : [];
  return [...texts, ...doors, ...line, ...closed];
}

const opened = async (page: Page, design: string): Promise<string[]> => {
  await page.goto(`/invitation/view/sample_${design}/kad`);
  return (await page.evaluate(faultsOf)).map((fault) => `${design}: ${fault}`);
};

test('I-20 without script every design shows its opened cover, with names, date and venue', async ({
  page,
  request,
}) => {
  test.slow();
  const designs = await catalogueDesigns(request);
  expect(designs.length).toBeGreaterThan(50);
  const faults: string[] = [];
  for (const { _id } of designs) faults.push(...(await opened(page, _id)));
  expect(faults).toEqual([]);
});
