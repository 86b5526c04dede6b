import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until a control has the focus, as a person without a mouse does; backwards with Shift. */
export async function tabTo(page: Page, control: Locator, { most = 80, backwards = false } = {}): Promise<void> {
  await expect(control).toBeAttached();
  for (let presses = 0; presses < most; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      await seesFocus(page);
      return;
    }
    await page.keyboard.press(backwards ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`the focus did not reach ${String(control)} within ${most} presses of Tab`);
}

/** What has the focus can be seen: it lies in the window and is marked, by itself or by what stands around it. */
async function seesFocus(page: Page): Promise<void> {
  const mark = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement)) return 'nothing has the focus';
    const marked = (element: Element | null): boolean => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    const label = focused instanceof HTMLInputElement ? (focused.labels?.[0] ?? null) : null;
    const around = [focused, focused.nextElementSibling, focused.parentElement, label];
    if (!around.some(marked)) return `the focus on ${focused.outerHTML.slice(0, 120)} cannot be seen`;
    return undefined;
  });
  expect(mark).toBeUndefined();
}
