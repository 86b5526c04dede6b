import { expect, type Page } from '@playwright/test';
import { passGoogle } from '../sign-in.ts';

/** From the sign-in page through Google to the register form, as a person without an account. */
export function newcomerRegisters(label: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.getByRole('main').getByRole('button', { name: 'Sign In/Register' }).click();
    const email = `pendatang-${label}@contoh.example`;
    await passGoogle(page, { name: 'Nurul Ain binti Sulaiman', email });
    await expect(page).toHaveURL(/\/user\/form\/register/);
  };
}
