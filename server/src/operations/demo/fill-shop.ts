import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { DAY_MS, HOUR_MS } from '@serikad/shared/calendar/durations';
import { AddListItemDto } from '@serikad/shared/lists/list.dto';
import { VisitDto } from '@serikad/shared/visitors/visit.dto';
import type { Connection, mongo } from 'mongoose';
import { APP_CONFIG } from '../../common/app-options.js';
import type { AppConfig } from '../../config/app-config.js';
import { ListsService } from '../../modules/lists/lists.service.js';
import { UsersService } from '../../modules/users/users.service.js';
import { VisitorsService } from '../../modules/visitors/visitors.service.js';
import { StartError } from '../../config/start-error.js';
import { checked } from './checked.js';
import type { DemoClock } from './demo-clock.js';
import { DemoCustomer, demoUser } from './demo-customer.js';
import { DemoNumbers } from './demo-numbers.js';
import { DEMO_SMALL_ORDERS } from './demo-small-orders.js';
import { DEMO_WEDDINGS } from './demo-weddings.js';
import { demoSub } from '../demo-google/demo-people.js';

const SEED = 20_260_101;
/** What people have left in a shop; designs are its own, and visits are figures. */
const PEOPLES = [
  'users',
  'orders',
  'invitations',
  'wishes',
  'gifts',
  'photos',
  'albums',
  'album_photos',
  'guest_lists',
  'families',
  'door_events',
  'short_addresses',
  'payments',
  'checklists',
  'audit_entries',
];
/** What visitors open one after the other, each of them some way. */
const JOURNEY = ['/', '/cardvideo', '/invitation-design/details/cv0101', '/pricing', '/invitation/form/new'];
const BROWSER = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

/** What the demo has made, in numbers. */
interface DemoFigures {
  customers: number;
  orders: number;
  answers: number;
  gifts: number;
  photos: number;
  payments: number;
  families: number;
  albumPhotos: number;
}

/**
 * Checks whether the demo may be created in a shop. It only reads, so it can run before the shop is opened.
 * @throws StartError when the shop is in use, or when the demo's people could not sign in
 */
export async function refuseUsedShop(db: mongo.Db, { demoSignIn }: AppConfig): Promise<void> {
  if (!demoSignIn) {
    throw new StartError(
      'The demo is for a shop with the demo sign-in: its people have no Google accounts. Remove GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or keep this shop as it is.',
    );
  }
  for (const name of PEOPLES) {
    if ((await db.collection(name).findOne({}, { projection: { _id: 1 } })) === null) continue;
    throw new StartError(
      `This shop has data already (in "${name}"), and the demo is for an empty one. Use another: set DATA_DIR to a new folder, or MONGODB_URI to a new database.`,
    );
  }
}

/**
 * Fills an empty shop with some weeks of its life, through the services, so that every rule holds: the same at every
 * run, dated backwards from the present hour.
 */
export async function fillShop(app: INestApplicationContext, clock: DemoClock): Promise<DemoFigures> {
  const config = app.get<AppConfig>(APP_CONFIG);
  const { db } = app.get<Connection>(getConnectionToken());
  if (!db) throw new Error('not connected');
  const count = (name: string, filter = {}): Promise<number> => db.collection(name).countDocuments(filter);
  const now = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
  const numbers = new DemoNumbers(SEED);
  clock.put(now - 60 * DAY_MS);
  const sellerEmail = config.adminEmails[0] ?? 'seller@example.com';
  const seller = await demoUser(app, { email: sellerEmail, name: 'Penjual SeriKad', phoneNo: '010-000 0000' });
  for (const [place, wedding] of [...DEMO_WEDDINGS, ...DEMO_SMALL_ORDERS].entries()) {
    await new DemoCustomer({ app, clock, numbers, seller, now }, wedding, place).live();
  }
  await plan(app, clock, now);
  await beVisited(app, clock, numbers, now);
  clock.put(now);
  return {
    customers: (await count('users')) - 1,
    orders: await count('orders'),
    answers: await count('wishes', { from: { $exists: true } }),
    gifts: await count('gifts'),
    photos: await count('photos'),
    payments: await count('payments'),
    families: await count('families'),
    albumPhotos: await count('album_photos'),
  };
}

/** The first couple's checklist. */
async function plan(app: INestApplicationContext, clock: DemoClock, now: number): Promise<void> {
  const lists = app.get(ListsService, { strict: false });
  const users = app.get(UsersService, { strict: false });
  const [{ email, bride }] = DEMO_WEDDINGS as [(typeof DEMO_WEDDINGS)[number]];
  clock.put(now - 30 * DAY_MS);
  const user = {
    ...(await users.signIn({ sub: demoSub(email), email, name: bride.full })),
    signedInAt: clock.now(),
  };
  const entries: [title: string, price: number, category: string][] = [
    ['Dewan Seri Endon', 4_500, 'Dewan'],
    ['Katering 800 pax', 14_400, 'Katering'],
    ['Pelamin & bunga', 3_200, 'Hiasan'],
    ['Jurugambar', 2_000, 'Gambar'],
    ['Kad undangan', 65, 'Kad'],
  ];
  for (const [title, price, category] of entries) {
    const id = await lists.add(user, checked(AddListItemDto, { title, price, category, description: '' }));
    if (category === 'Kad' || category === 'Dewan') await lists.complete(user, id);
  }
}

/** Visitors of the last weeks, more of them at weekends. */
async function beVisited(
  app: INestApplicationContext,
  clock: DemoClock,
  numbers: DemoNumbers,
  now: number,
): Promise<void> {
  const visitors = app.get(VisitorsService, { strict: false });
  // Of twice as long as the figures show, so that they have something to compare with.
  for (let daysAgo = 60; daysAgo >= 0; daysAgo -= 1) {
    const day = now - daysAgo * DAY_MS;
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
    for (let visitor = numbers.whole(5, 10) * (isWeekend ? 2 : 1); visitor > 0; visitor -= 1) {
      clock.put(day);
      const deviceId = `demo${String(numbers.whole(0, 9_999)).padStart(4, '0')}`;
      const isNew = numbers.next() < 0.6;
      // The further, the fewer.
      const far = Math.ceil(JOURNEY.length * numbers.next() ** 1.5);
      for (const path of JOURNEY.slice(0, Math.max(1, far))) {
        await visitors.record(checked(VisitDto, { userAgent: BROWSER, deviceId, path, isNew }));
      }
    }
  }
}
