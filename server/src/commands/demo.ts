// node server/dist/commands/demo.js: fills the configured, empty shop with some weeks of its life, to look at.
import { DemoClock } from '../operations/demo/demo-clock.js';
import { fillShop, refuseUsedShop } from '../operations/demo/fill-shop.js';
import { withShop } from './with-shop.js';

const clock = new DemoClock();
await withShop(
  async (app, config) => {
    const { customers, orders, answers, gifts, photos, payments, families, albumPhotos } = await fillShop(app, clock);
    process.stdout.write(
      [
        `${customers} customers, ${orders} orders, ${payments} lines in the ledger, ${answers} answers, ${gifts} gifts, ${photos} photos, ${families} families, ${albumPhotos} photos of guests.`,
        `Sign in as aisyah@example.com to see a couple's side, as izzah@example.com a guest list of ${families} families, as hidayah@example.com an album of guests’ photos, as ${config.adminEmails[0] ?? 'seller@example.com'} to see the admin pages.`,
        '',
      ].join('\n'),
    );
  },
  { clock, mayOpen: refuseUsedShop },
);
