import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';

/** What a guest answers; a count of 0 does not attend. */
export interface Answer {
  from: string;
  count: number;
  message: string;
}

/** A guest with a phone of their own, who opened the link of an invitation. */
export class Guest {
  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
  ) {}

  /** `calm`: `prefers-reduced-motion` is set; what moves costs this machine, which draws without a graphics card. */
  static async open(browser: Browser, link: string, { calm = true } = {}): Promise<Guest> {
    const context = await browser.newContext({ hasTouch: true, reducedMotion: calm ? 'reduce' : 'no-preference' });
    const page = await context.newPage();
    await page.goto(link);
    return new Guest(page, context);
  }

  /** Taps the seal; the doors open and leave. */
  async openInvitation(): Promise<void> {
    await this.page.getByRole('button', { name: 'Buka Jemputan' }).tap();
    await expect(this.bar.getByRole('button', { name: 'RSVP' })).toBeInViewport();
  }

  get bar(): Locator {
    return this.page.getByRole('navigation', { name: 'Menu jemputan' });
  }

  get sheet(): Locator {
    return this.page.getByRole('dialog');
  }

  async openRsvp(): Promise<void> {
    await this.bar.getByRole('button', { name: 'RSVP' }).tap();
    await expect(this.sheet).toBeVisible();
  }

  /** Fills in the form that is open. */
  async fill({ from, count, message }: Answer): Promise<void> {
    await this.sheet.getByLabel('Nama tuan/puan').fill(from);
    const attends = this.sheet.getByRole('radio', { name: 'Hadir', exact: true });
    if (await attends.count()) {
      if (count === 0)
        await this.sheet
          .locator('label')
          .filter({ hasText: /^Tidak hadir$/ })
          .tap();
      else {
        await this.sheet
          .locator('label')
          .filter({ hasText: /^Hadir$/ })
          .tap();
        await this.sheet.getByLabel('Bilangan kehadiran').selectOption(String(count));
      }
    }
    await this.sheet.getByLabel('Ucapan').fill(message);
  }

  /** Sends, and sees the sheet close by itself. */
  async send(label = 'Hantar'): Promise<void> {
    await this.sheet.getByRole('button', { name: label }).tap();
    await expect(this.sheet).toBeHidden();
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}
