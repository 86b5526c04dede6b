import { join } from 'node:path';
import { resize, show } from '../support/screens/show.ts';
import { SCREENS } from '../support/screens/table.ts';
import { test } from '../support/screens/with-world.ts';
import { SHOTS } from '../support/shots.ts';

for (const screen of SCREENS) {
  test(screen.name, async ({ browser, baseURL, world }) => {
    const page = await show(browser, baseURL ?? '', screen, world);
    for (const width of screen.widths) {
      await resize(page, screen, width);
      // Where a field was scrolled to, a header that stays in the window would be drawn in the middle of the page.
      if (!screen.dialog && screen.script) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await page.screenshot({
        path: join(SHOTS, String(width), `${screen.name}.png`),
        fullPage: !screen.dialog,
        animations: 'disabled',
        timeout: 30_000,
      });
    }
    await page.close();
  });
}
