import { Injectable } from '@nestjs/common';
import { arrivalsOf, linkCodes } from '@serikad/shared/guest-list/check-in';
import type { DoorEventsDto } from '@serikad/shared/guest-list/check-in.dto';
import {
  type DoorEvents,
  type DoorFamily,
  type DoorList,
  type DoorView,
  MOST_DOOR_EVENTS,
  MOST_EVENTS_READ,
} from '@serikad/shared/guest-list/check-in.types';
import type { FamilyAnswer } from '@serikad/shared/guest-list/family.types';
import { shortNames } from '@serikad/shared/invitations/couple-names';
import { AccessService } from '../../../access/access.service.js';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/domain-error.js';
import type { SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { FamilyRsvpService } from '../../rsvp/responses/family-rsvp.service.js';
import { doorEvent, doorEventRecord } from './door-event.view.js';
import { DoorEventsRepository } from './door-events.repository.js';
import { DoorLinks } from './door-links.service.js';
import { FamiliesRepository } from './families.repository.js';
import type { FamilyRecord } from './family.schema.js';
import { GuestListsRepository } from './guest-lists.repository.js';

/** Events of the last minute are read again: servers' clocks differ, and a write may be slow. */
const OVERLAP_MS = 60_000;
const LATEST = 20;

const TOO_MANY = {
  en: `There are already ${MOST_DOOR_EVENTS} check-ins. Please count further guests by hand.`,
  ms: `Sudah ada ${MOST_DOOR_EVENTS} daftar masuk. Sila kira tetamu seterusnya dengan tangan.`,
};

/** The list that a phone at the door keeps, and the check-ins that it sends. */
@Injectable()
export class DoorService {
  constructor(
    private readonly links: DoorLinks,
    private readonly lists: GuestListsRepository,
    private readonly families: FamiliesRepository,
    private readonly events: DoorEventsRepository,
    private readonly rsvps: FamilyRsvpService,
    private readonly access: AccessService,
    private readonly clock: Clock,
  ) {}

  /**
   * What the couple see; also without the package.
   * @returns with how many events were read for it
   * @throws DomainError not-found
   */
  async view(user: SignedInUser, of: string): Promise<{ view: DoorView; read: number }> {
    const owned = await this.access.ownInvitation(user, of);
    const [{ link, expiresAt }, records] = await Promise.all([this.links.view(owned), this.events.all(owned.id)]);
    const events = records.map(doorEvent);
    const view = {
      link,
      expiresAt: new Date(expiresAt).toISOString(),
      arrivals: arrivalsOf(events),
      latest: events.slice(-LATEST).toReversed(),
    };
    return { view, read: events.length };
  }

  /** @throws DomainError not-found, for unknown, renewed, revoked and expired links alike */
  async list(token: string): Promise<DoorList> {
    const { id, list, invitation, answering, expiresAt } = await this.links.open(token);
    const { sessions, details } = answering;
    const [families, answers, open] = await Promise.all([
      this.families.findWithoutPhones(id),
      this.rsvps.ofInvitation(id),
      this.rsvps.openTotals(id),
    ]);
    const seatsOf = new Map(list.entries.map(({ f, s }) => [f.toHexString(), s]));
    const { couple, date, startTime, language } = invitation;
    return {
      names: shortNames(couple),
      date,
      startTime,
      language,
      sessions,
      ...(sessions.length > 1 && {
        titles: Object.fromEntries(details.map(({ id, title }) => [id, title || invitation.title])),
      }),
      expiresAt: new Date(expiresAt).toISOString(),
      families: families.flatMap((family) => {
        const seats = seatsOf.get(family._id.toHexString());
        return seats === undefined ? [] : [doorFamily(family, seats, answers.get(family._id.toHexString()))];
      }),
      open,
    };
  }

  /**
   * Stores what a phone recorded, each event once, and returns what there is.
   * @throws DomainError not-found, limit-reached
   */
  async record(token: string, { events, now: sentAt, since }: DoorEventsDto): Promise<DoorEvents> {
    const { id, list } = await this.links.open(token);
    const now = this.clock.now();
    if (events.length > 0) {
      const known = await this.events.known(id, events);
      const fresh = events.filter((event) => !known.has(event.id));
      // What is undone stays undone, also when nothing more can be added. Calls at the same time may go over it by what
      // they carry: it keeps the collection small, nothing else.
      const most = fresh.every(({ undoes }) => undoes !== null) ? 2 * MOST_DOOR_EVENTS : MOST_DOOR_EVENTS;
      if (fresh.length > 0 && (await this.events.count(id, list.door?.madeAt)) + fresh.length > most) {
        throw new DomainError('limit-reached', { texts: TOO_MANY });
      }
      const families = new Set([...list.entries, ...list.removed].map(({ f }) => f.toHexString()));
      await this.events.insert(
        events.map((event) => doorEventRecord(event, { invitationId: id, families, sentAt, now })),
      );
      // The customer may have been deleted meanwhile, with all events that were there.
      if (!(await this.lists.exists(id))) {
        await this.events.deleteAll(id);
        throw new DomainError('not-found');
      }
    }
    const [read, count] = await Promise.all([
      this.events.since(id, new Date(since ?? 0), MOST_EVENTS_READ),
      this.events.count(id),
    ]);
    const last = read.length >= MOST_EVENTS_READ ? read.at(-1)?.storedAt.getTime() : undefined;
    // All of the last millisecond have been read.
    const cursor = last === undefined ? now - OVERLAP_MS : last + 1;
    return { events: read.map(doorEvent), cursor, more: last !== undefined, count };
  }
}

function doorFamily(
  { _id, name, title, table, sessions, tokenHash }: Omit<FamilyRecord, 'phone' | 'note'>,
  seats: number,
  answer: FamilyAnswer | undefined,
): DoorFamily {
  return {
    id: _id.toHexString(),
    name,
    title,
    seats,
    table,
    sessions: sessions ?? null,
    answers: answer?.sessions ?? [],
    ...linkCodes(tokenHash),
  };
}
