import { doorEnd, lastDayOf } from '@serikad/shared/guest-list/check-in';
import type { SessionView } from '@serikad/shared/guest-list/session.types';
import type { GuestListRecord } from './guest-list.schema.js';
import type { GuestSecretsService } from './guest-secrets.service.js';

/** The path of a door link. */
const DOOR_PATH = '/d/';
/** How long a phone keeps the list of an invitation without a day, in milliseconds. */
const WITHOUT_DAY_MS = 2 * 24 * 60 * 60 * 1000;

/** The door link for the couple; empty without one. */
export function doorLinkOf({ _id, door }: GuestListRecord, secrets: GuestSecretsService): string {
  const token = secrets.doorToken(_id.toHexString(), (door?.rotation ?? 0) - 1);
  return secrets.linkOf(DOOR_PATH, token, door?.hash);
}

/** When the link of a wedding ends. Without a day it works, and phones ask again within two days. */
export function doorEndOf(mainDay: string | null, sessions: readonly SessionView[], now: number): number {
  const lastDay = lastDayOf(mainDay, sessions);
  const end = lastDay === null ? Number.NaN : doorEnd(lastDay);
  return Number.isNaN(end) ? now + WITHOUT_DAY_MS : end;
}
