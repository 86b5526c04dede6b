import { earlierArt } from './earlier-art.js';
import { earlierLetterArt } from './earlier-letter-art.js';
import { giftCreatedAt } from './gift-created-at.js';
import { orderBalance } from './order-balance.js';
import { wishesHaveMessage } from './wishes-have-message.js';
import type { Migration } from './migration.js';

/**
 * The steps from version 1 on: the first one leads to version 2. None is ever changed or removed once it was released.
 * A new one needs a test that cuts it half way.
 */
export const MIGRATIONS: readonly Migration[] = [
  wishesHaveMessage,
  giftCreatedAt,
  orderBalance,
  earlierArt,
  earlierLetterArt,
];

/** The version that some steps lead to. */
export function versionAfter(migrations: readonly Migration[]): number {
  return 1 + migrations.length;
}

/** The shape that this program reads and writes. */
export const SCHEMA_VERSION = versionAfter(MIGRATIONS);
