import { expect, type Locator, type Page } from '@playwright/test';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer, type Made } from './api.ts';
import { fillInvitation } from './invitations.ts';
import { passGoogle, person, type Person } from './sign-in.ts';

/** A couple with a filled invitation, signed in on `page`. */
export async function couple(page: Page, label: string, items?: { item: 'rsvp'; package: 'standard' }[]) {
  const customer = await ApiCustomer.register(person(`editor ${label}`));
  const made = await customer.order(items && { items });
  await fillInvitation(customer, made.invitationId, syafiqah);
  await customer.enter(page);
  return { customer, ...made };
}

/** Opens a section by its address. */
export async function open(page: Page, { invitationId }: Pick<Made, 'invitationId'>, section: string): Promise<void> {
  await page.goto(`/invitation/form/${invitationId}?section=${section}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** On a phone: goes to another section by the list of them. */
export async function goTo(page: Page, title: string): Promise<Locator> {
  await page.getByRole('link', { name: 'Kembali ke senarai bahagian' }).click();
  await page.getByRole('link', { name: title }).click();
  await expect(form(page, title)).toBeVisible();
  return form(page, title);
}

export function form(page: Page, title: string): Locator {
  return page.getByRole('form', { name: title });
}

/** The button that saves, whatever it says. */
export function saveButton(section: Locator): Locator {
  return section.getByRole('button', { name: /^(Save|Cuba lagi)$/ });
}

export async function expectSaved(section: Locator): Promise<void> {
  await expect(section.getByText(/^Disimpan, /)).toBeVisible();
}

export async function save(section: Locator): Promise<void> {
  await saveButton(section).click();
  await expectSaved(section);
}

/** Saves a section of a new invitation signed out, and signs in where the editor asks for it. */
export async function saveAndSignIn(page: Page, button: Locator, who: Person): Promise<void> {
  await button.click();
  await page
    .getByRole('dialog', { name: 'Sign In Required' })
    .getByRole('button', { name: /^Sign In/ })
    .click();
  await passGoogle(page, who);
}
