// node server/dist/commands/customer.js export|delete <email or user id> …: one customer's data; affected --since
// <date>: whom a breach concerns. While the shop runs or not.
import 'reflect-metadata';
import { malaysiaMoment, isCalendarDate } from '@serikad/shared/invitations/malaysia-time';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import mongoose from 'mongoose';
import { insertOnce } from '../common/insert-once.js';
import type { AppConfig } from '../config/app-config.js';
import { loadConfig } from '../config/load-config.js';
import { reasonOf } from '../config/system-error.js';
import { isBackupRunning } from '../media/storage/delete-locks.js';
import { LockedStorage } from '../media/storage/locked-storage.js';
import type { AuditRecord } from '../modules/audit/audit.schema.js';
import type { UserDocument } from '../modules/users/users.schema.js';
import { listAffected } from '../operations/privacy/affected.js';
import { findCustomers, openOrders, type OpenReason } from '../operations/privacy/customer.js';
import { beginDeletion, continueDeletion, OPERATOR_ID } from '../operations/privacy/delete-customer.js';
import { deletionLogIn } from '../operations/privacy/deletion-log.js';
import { intoFolder } from '../operations/privacy/export-folder.js';
import { exportCustomer } from '../operations/privacy/export-manifest.js';
import { PrivacyError } from '../operations/privacy/privacy-error.js';
import { openShopData, type ShopData } from './open-shop-data.js';
import { runCommand, type Terminal } from './run-command.js';

const USAGE =
  'Usage: customer export <email or user id> [--out <new folder>]\n' +
  '       customer delete <email or user id> --yes <email> [--also-open]\n' +
  '       customer affected --since <YYYY-MM-DD> [--out <new folder>]';
const REASONS: Readonly<Record<OpenReason, string>> = {
  owing: 'it is paid in part',
  'in-the-making': 'one of its items is not completed',
  'wedding-ahead': 'its wedding is not over',
};

interface Affecting {
  readonly what: 'affected';
  readonly since: string;
  readonly out: string | undefined;
}

interface Asked {
  readonly what: 'export' | 'delete';
  readonly who: string;
  readonly out: string | undefined;
  readonly yes: string | undefined;
  readonly alsoOpen: boolean;
}

await runCommand(async (terminal) => {
  const asked = read();
  const config = loadConfig(process.env, { envFile: '.env' });
  const data = await openShopData(config, terminal, { whileItRuns: true });
  try {
    if (asked.what === 'affected') {
      await affected(terminal, config, data, asked);
      return;
    }
    const user = await oneCustomer(data, asked.who);
    if (asked.what === 'export') await exportTo(terminal, config, data, user, asked);
    else await remove(terminal, config, data, user, asked);
  } finally {
    await data.close();
  }
});

function read(): Asked | Affecting {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        yes: { type: 'string' },
        'also-open': { type: 'boolean' },
        since: { type: 'string' },
      },
    });
    const [what, who, ...more] = positionals;
    const { since } = values;
    if (what === 'affected' && who === undefined && since !== undefined && isCalendarDate(since)) {
      return { what, since, out: values.out };
    }
    if ((what === 'export' || what === 'delete') && since === undefined && who && more.length === 0) {
      return { what, who, out: values.out, yes: values.yes, alsoOpen: values['also-open'] ?? false };
    }
  } catch (error) {
    throw new PrivacyError(`${reasonOf(error)}. ${USAGE}`);
  }
  throw new PrivacyError(USAGE);
}

async function oneCustomer({ db }: ShopData, who: string): Promise<UserDocument> {
  const [user, ...more] = await findCustomers(db, who);
  if (!user) throw new PrivacyError(`There is no customer ${who}. Nothing was done.`);
  if (more.length > 0) {
    const ids = [user, ...more].map(({ _id }) => _id.toHexString()).join(', ');
    throw new PrivacyError(`Several Google accounts have had the email ${who}: name one of them by its id: ${ids}`);
  }
  return user;
}

async function exportTo(
  { print: printLine, signal }: Terminal,
  config: AppConfig,
  { db, storage }: ShopData,
  user: UserDocument,
  { out }: Asked,
): Promise<void> {
  if (user.deletion) throw new PrivacyError('This customer is being deleted: there is nothing to export any more.');
  const now = new Date();
  const id = user._id.toHexString();
  const folder = out === undefined ? join(config.dataDir, 'exports', `${id}-${stamp(now)}`) : resolve(out);
  const take = await intoFolder(folder, signal);
  await insertOnce(db.collection<AuditRecord>('audit_entries'), {
    _id: new mongoose.Types.ObjectId(),
    at: now,
    actorId: OPERATOR_ID,
    action: 'customer.exported',
    subject: { kind: 'customer', id },
    details: {},
  });
  const { files, bytes } = await exportCustomer({ db, storage, guestKey: config.guestKey }, user, now, take);
  printLine(`Export: ${folder}`);
  printLine(`${files} files, ${(bytes / 1024 / 1024).toFixed(1)} MB; manifest.json lists them.`);
  printLine(
    'What stands under guests/ is personal data of others: their guests. Delete the folder when it is handed over.',
  );
}

async function remove(
  { print: printLine }: Terminal,
  config: AppConfig,
  { db, storage }: ShopData,
  user: UserDocument,
  { yes, alsoOpen }: Asked,
): Promise<void> {
  const now = new Date();
  const id = user._id.toHexString();
  if (!user.deletion) {
    if (config.adminEmails.includes(user.email)) {
      throw new PrivacyError(`${user.email} runs the shop: take it out of ADMIN_EMAILS first. Nothing was done.`);
    }
    const open = alsoOpen ? [] : await openOrders(db, user._id, now);
    if (open.length > 0) {
      const orders = open.map((order) => `${order.id} (${REASONS[order.reason]})`).join(', ');
      throw new PrivacyError(
        `This customer has an order that is neither unpaid nor finished: ${orders}. Nothing was done. Finish it, or say --also-open.`,
      );
    }
    if (yes?.trim().toLowerCase() !== user.email) {
      const orders = await db.collection('orders').countDocuments({ userId: user._id });
      printLine(`Customer ${id}, ${user.email}, ${orders} orders. Deleting them can't be undone. It will`);
      printLine('- end their sessions and delete their account and checklist;');
      printLine(
        '- delete their invitations with photos, gifts and all answers of their guests: those pages are then unknown;',
      );
      printLine(
        '- delete orders that were never paid, and take name, phone, notes and confirmed details out of the others;',
      );
      printLine(
        '- keep for the books: items, prices, dates and the lines of the ledger, without references and notes.',
      );
      throw new PrivacyError(
        yes === undefined
          ? `Nothing was done yet. To do it, run the same again with --yes ${user.email}`
          : `--yes has another email than the customer's. Nothing was done.`,
      );
    }
    await beginDeletion({ db, now }, user._id, OPERATOR_ID);
  }
  const lockedStorage = new LockedStorage(storage, { any: () => isBackupRunning(db) });
  const done = await continueDeletion(
    { db, storage: lockedStorage, now, deletionLog: deletionLogIn(config.dataDir) },
    user._id,
  );
  // Nothing: another process has ended it in this very moment.
  const { deletedOrders = 0, keptOrders = 0, answers = 0, filesLeft = 0 } = done ?? {};
  printLine(`Deleted: customer ${id}.`);
  printLine(
    `${deletedOrders} orders and ${answers} answers of guests went; ${keptOrders} orders stay for the books, without a name.`,
  );
  if (filesLeft > 0) {
    printLine(
      `The files of ${filesLeft} pictures can't be removed now (a backup is being made, or the storage is away): the running ` +
        'shop removes them by itself, or run the same again.',
    );
  }
  printLine(
    `Backups made before still hold this customer. ${deletionLogIn(config.dataDir)} remembers the id, and so does the list beside the ` +
      'next backup: a restore that finds one of them deletes the customer again.',
  );
}

/** Whom a breach concerns, as files for the notification, and in numbers. */
async function affected(
  { print: printLine, signal }: Terminal,
  config: AppConfig,
  { db }: ShopData,
  { since, out }: Affecting,
): Promise<void> {
  const folder = out === undefined ? join(config.dataDir, 'exports', `affected-${stamp(new Date())}`) : resolve(out);
  const take = await intoFolder(folder, signal);
  const from = new Date(malaysiaMoment(since, '00:00'));
  const { customers, guests, deleted, erased } = await listAffected({ db, guestKey: config.guestKey }, from, take);
  printLine(`A breach since ${since} (Malaysia) concerns everyone whose data was stored at some time since then:`);
  printLine(`- ${customers} customers: customers.csv, with their emails and phone numbers;`);
  printLine(`- ${guests} entries of guests: guests.csv, with the email of the couple, who reach them;`);
  printLine(`- ${deleted.length} customers who were deleted since: ${deleted.join(', ') || 'none'};`);
  printLine(
    `- ${erased.persons} guests of ${erased.invitations} weddings whose data was erased since: no name is left.`,
  );
  printLine(`Files: ${folder}. Delete them when all are notified: they hold personal data.`);
}

function stamp(now: Date): string {
  return now.toISOString().replaceAll(/[:.]/g, '-');
}
