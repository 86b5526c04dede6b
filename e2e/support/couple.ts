import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Wedding } from '../fixtures/weddings.ts';
import { shot } from './shots.ts';

/** At the Google stand-in: types who signs in, who has an account of their own on each device. */
export async function chooseAtGoogle(page: Page, { name, email }: Wedding['signIn']): Promise<void> {
  await expect(page.getByText('Demo sahaja')).toBeVisible();
  await page.getByLabel('Nama').fill(name);
  await page.getByLabel('E-mel').fill(`${test.info().project.name}.${email}`);
  await page.getByRole('button', { name: 'Log masuk', exact: true }).click();
}

/** On the registration form. */
export async function register(page: Page, { name, phoneNo }: Wedding['customer']): Promise<void> {
  await expect(page).toHaveURL(/\/user\/form\/register/);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Phone No (WhatsApp)').fill(phoneNo);
  await page.getByRole('button', { name: 'Register' }).click();
}

/** A couple at their editor on a phone: one section at a time. */
export class Editor {
  constructor(
    private readonly page: Page,
    private readonly shots: string,
  ) {}

  section(title: string): Locator {
    return this.page.getByRole('form', { name: title });
  }

  /** Opens a section from the list, going back to the list first where another is open. */
  async open(title: string): Promise<Locator> {
    const back = this.page.getByRole('link', { name: 'Kembali ke senarai bahagian' });
    if (await back.isVisible()) await back.click();
    await this.page.getByRole('link', { name: title }).first().click();
    await expect(this.section(title)).toBeVisible();
    return this.section(title);
  }

  /** Saves a section, and sees that it is saved. */
  async save(title: string): Promise<void> {
    await this.section(title).getByRole('button', { name: 'Save' }).click();
    await expect(this.section(title).getByText(/^Disimpan, /)).toBeVisible();
    await shot(this.page, `${this.shots}-${slug(title)}`);
  }

  async fillNames(section: Locator, wedding: Wedding): Promise<void> {
    for (const [who, person] of [
      ['Pengantin perempuan', wedding.bride],
      ['Pengantin lelaki', wedding.groom],
    ] as const) {
      const fields = section.getByRole('group', { name: who });
      await fields.getByLabel('Nama pendek').fill(person.shortName);
      await fields.getByLabel('Nama penuh').fill(person.fullName);
    }
    const [first, second] = wedding.inviters;
    const parties = section.getByRole('group', { name: second ? /^Pihak (pertama|kedua)$/ : 'Pihak yang menjemput' });
    if (second) await section.getByText('Dua pihak').click();
    for (const [index, party] of [first, second].entries()) {
      if (!party) continue;
      await parties.nth(index).getByLabel('Nama 1').fill(party.name1);
      await parties.nth(index).getByLabel('Nama 2').fill(party.name2);
    }
    for (const [index, contact] of wedding.contacts.entries()) {
      await section.getByRole('button', { name: 'Tambah kenalan' }).click();
      await section.getByLabel(`Nama kenalan, baris ${index + 1}`).fill(contact.name);
      await section.getByLabel(`Nombor telefon, baris ${index + 1}`).fill(contact.phoneNo);
    }
    await section.getByLabel('Hashtag').fill(wedding.hashtag);
  }

  async fillDate(section: Locator, wedding: Wedding): Promise<void> {
    await section.getByLabel('Tarikh', { exact: true }).fill(wedding.date);
    await section.getByLabel('Mula', { exact: true }).fill(wedding.startTime);
    await section.getByLabel('Tamat', { exact: true }).fill(wedding.endTime);
  }

  async fillLocation(section: Locator, wedding: Wedding): Promise<void> {
    await section.getByLabel('Nama tempat').fill(wedding.venue);
    await section.getByLabel('Alamat penuh').fill(wedding.address);
    await section.getByLabel('Pautan Google Maps').fill(wedding.googleMapLink);
    await section.getByLabel('Pautan Waze').fill(wedding.wazeLink);
  }

  async fillAttendance(section: Locator, limits: { perGuest: number; total: number; message: string }): Promise<void> {
    await section.getByLabel('Hadkan bilangan setiap tetamu').check();
    await section.getByLabel('Had setiap tetamu').fill(String(limits.perGuest));
    await section.getByLabel('Hadkan jumlah keseluruhan').check();
    await section.getByLabel('Had jumlah').fill(String(limits.total));
    await section.getByLabel('Mesej kepada tetamu').fill(limits.message);
  }
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
}
