import { expect, type Page } from '@playwright/test';

type Act = (page: Page) => Promise<void>;
type Named = string | RegExp;

/** One after the other. */
export const all =
  (...acts: Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page);
  };

/** Presses the first button of that name that can be seen. */
export const press =
  (name: Named): Act =>
  (page) =>
    page.getByRole('button', { name }).filter({ visible: true }).first().click();

/** Presses a button of the dialog that is open. */
export const pressInDialog =
  (name: Named): Act =>
  (page) =>
    page.getByRole('dialog').filter({ visible: true }).getByRole('button', { name }).first().click();

export const follow =
  (name: Named): Act =>
  (page) =>
    page.getByRole('link', { name }).filter({ visible: true }).first().click();

/** Takes a radio button, which lies over its label's picture and words. */
export const take =
  (label: Named): Act =>
  (page) =>
    page.getByRole('radio', { name: label }).filter({ visible: true }).first().check();

/** Presses a text that is no button, such as the label of a choice. */
export const choose =
  (text: Named): Act =>
  (page) =>
    page
      .getByText(text, { exact: typeof text === 'string' })
      .filter({ visible: true })
      .first()
      .click();

export const fill =
  (label: Named, value: string): Act =>
  (page) =>
    page
      .getByLabel(label, { exact: typeof label === 'string' })
      .filter({ visible: true })
      .first()
      .fill(value);

/** Clears a field that the page fills in by itself, once it has: what comes after the clearing would stay. */
export const clear =
  (label: Named): Act =>
  async (page) => {
    const field = page
      .getByLabel(label, { exact: typeof label === 'string' })
      .filter({ visible: true })
      .first();
    await expect(field).toHaveValue(/./);
    await field.fill('');
    await expect(field).toHaveValue('');
  };

/** Sees that something is there before the picture is taken. */
export const sees =
  (text: Named): Act =>
  (page) =>
    expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();

export const seesDialog: Act = (page) =>
  expect(page.getByRole('dialog').filter({ visible: true }).first()).toBeVisible();

/** On the guests' page: taps the seal and waits for the doors to be gone. */
export const openCard: Act = async (page) => {
  await page.getByRole('button', { name: /^(Buka Jemputan|Open Invitation)$/ }).click();
  await expect(page.locator('html')).toHaveClass(/is-open/);
};

/** On the guests' page: opens the sheet of an entry of the bar. */
export const openSheet = (name: string): Act =>
  all(openCard, (page) => page.getByRole('navigation').getByRole('button', { name }).click(), seesDialog);

/** Arrives from Google in a tab that began the sign-in. */
export const arrives =
  (fragment: string): Act =>
  async (page) => {
    await page.evaluate(() => sessionStorage.setItem('signInMark', 'begun'));
    await page.goto(`/user/sign-in#${fragment}`);
  };
