import { expect, test, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';

/** Who signs in at the demo's stand-in for Google. Each spec has people of its own, so that specs may run at once. */
export interface Person {
  name: string;
  email: string;
}

/**
 * A person of one test: the label is part of the e-mail, so that no two tests, nor two runs of one on any device, share
 * an account.
 */
export function person(label: string, name = `Puan ${label}`): Person {
  const { project, repeatEachIndex, retry } = test.info();
  const run = `${label} ${repeatEachIndex} ${retry} ${project.name}`;
  return { name, email: `${run.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}@contoh.example` };
}

/** On the stand-in's page: types who it is and consents. */
export async function passGoogle(page: Page, { name, email }: Person): Promise<void> {
  const form = page.getByRole('form', { name: 'Orang lain' });
  await form.getByLabel('Nama').fill(name);
  await form.getByLabel('E-mel').fill(email);
  await form.getByRole('button', { name: 'Log masuk' }).click();
}

/** Begins a sign-in, and arrives at the sign-in page with another fragment than Google's answer would bring. */
export async function arriveFromGoogle(page: Page, fragment: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In/Register' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/demo-google\//);
  await page.goto(`/user/sign-in#${fragment}`);
}

/** Presses Google's button on the page that is open and comes back, wherever that leads. */
export async function signIn(page: Page, who: Person): Promise<void> {
  const button = page.locator('main').getByRole('button', { name: /^Sign In/ });
  // A page that the server rendered takes no press before.
  await hydrated(page);
  await button.filter({ visible: true }).first().click();
  await passGoogle(page, who);
  await expect(page).not.toHaveURL(/\/(demo-google\/|user\/(google-auth|sign-in))/);
}

/** Signs in for the first time from /login and registers; ends on the person's profile. */
export async function registerAs(page: Page, who: Person, phoneNo = '012-345 6789'): Promise<void> {
  await page.goto('/login');
  await signIn(page, who);
  await expect(page).toHaveURL(/\/user\/form\/register$/);
  await page.getByLabel('Name').fill(who.name);
  await page.getByLabel('Phone No (WhatsApp)').fill(phoneNo);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/user\/profile\/[0-9a-f]{24}$/);
}
