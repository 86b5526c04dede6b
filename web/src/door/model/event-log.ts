import { arrivalsOf, headsOf, standing } from '@serikad/shared/guest-list/check-in';
import {
  type DoorEvent,
  type DoorEvents,
  LARGEST_EVENTS_SENT,
  MOST_EVENTS_SENT,
} from '@serikad/shared/guest-list/check-in.types';
import type { KeptEvents, OwnEvent } from '../device/door-store.js';
import type { DoorState, Merged } from './door-state.js';

/**
 * The check-ins that a phone knows: those of the server, its own that are not sent yet, and those that were refused.
 */
export class EventLog {
  private known = new Map<string, DoorEvent>();
  private mine = new Set<string>();
  private unsent: OwnEvent[] = [];
  /** Why the server refused an event, by its id. An opening of the page sends it again. */
  private readonly refused = new Map<string, string>();
  /** Where the next reading begins; nothing: at the beginning. */
  private cursor: number | undefined;
  /** The ids of a reading from the beginning. */
  private whole: Set<string> | undefined;
  /** How many events the next call carries: after a refusal half as many, until the refused one is alone. */
  private size = MOST_EVENTS_SENT;

  open(known: KeptEvents | undefined, unsent: OwnEvent[]): void {
    this.unsent = unsent;
    if (!known) return;
    this.known = new Map(known.events.map((event) => [event.id, event]));
    this.mine = new Set(known.mine);
    this.cursor = known.cursor === 0 ? undefined : known.cursor;
  }

  add(own: OwnEvent): void {
    this.unsent.push(own);
  }

  /** The events of the next call. */
  batch(): DoorEvent[] {
    let bytes = 0;
    const first = this.sendable().slice(0, this.size);
    const end = first.findIndex(({ event }) => (bytes += bytesOf(event)) > LARGEST_EVENTS_SENT);
    return first.slice(0, end === -1 ? undefined : end).map(({ event }) => event);
  }

  /** From where the next call reads. */
  since(): number | undefined {
    if (this.cursor === undefined) this.whole ??= new Set();
    return this.cursor;
  }

  get isWaiting(): boolean {
    return this.sendable().length > 0;
  }

  /** Whether the server has another number of events than this phone. */
  get isBehind(): boolean {
    return this.cursor === undefined;
  }

  /** The server has taken a batch. @returns what this phone did not know as the server's */
  take(batch: readonly DoorEvent[], answer: DoorEvents): KeptEvents {
    const news = [...answer.events, ...batch].filter(({ id }) => !this.known.has(id));
    const sent = new Set(batch.map(({ id }) => id));
    for (const event of answer.events) {
      this.known.set(event.id, event);
      this.whole?.add(event.id);
    }
    for (const event of batch) if (!this.known.has(event.id)) this.known.set(event.id, event);
    this.cursor = answer.cursor;
    this.size = Math.min(this.size * 2, MOST_EVENTS_SENT);
    this.unsent = this.unsent.filter(({ event }) => !sent.has(event.id));
    if (!answer.more) {
      if (this.whole) this.sendAgain(this.whole, sent);
      else if (answer.count !== this.known.size) this.cursor = undefined;
      this.whole = undefined;
    }
    return this.keptOf(new Map(news.map((event) => [event.id, event])));
  }

  /** The server has refused a batch: a single event is set aside, several are sent in smaller batches. */
  refuse(batch: readonly DoorEvent[], reason: string): void {
    const [first, second] = batch;
    if (second) this.size = Math.ceil(batch.length / 2);
    else if (first) this.refused.set(first.id, reason);
  }

  /** A reading that was interrupted begins again. */
  interrupt(): void {
    if (this.whole) this.cursor = undefined;
    this.whole = undefined;
  }

  ids(): ReadonlySet<string> {
    return new Set(this.known.keys());
  }

  /** What other phones recorded that is not among the ids. */
  mergedSince(before: ReadonlySet<string>): Omit<Merged, 'at'> | null {
    const all = [...this.known.values(), ...this.unsent.map(({ event }) => event)];
    const isOther = ({ id }: DoorEvent): boolean => !before.has(id) && !this.mine.has(id);
    const heads = sumOf(all) - sumOf(all.filter((event) => !isOther(event)));
    const fresh = standing(all).filter(({ id, family }) => family !== null && !before.has(id));
    const [own, others] = [fresh.filter((event) => !isOther(event)), fresh.filter(isOther)];
    const doubled = own.filter(({ family, session }) =>
      others.some((other) => other.family === family && other.session === session),
    );
    if (heads <= 0 && doubled.length === 0) return null;
    const by = all.find((event) => isOther(event) && event.by !== '')?.by ?? '';
    return { by, heads, doubled: [...new Set(doubled.flatMap(({ family }) => family ?? []))] };
  }

  /**
   * What a phone without network recorded before a moment, and sent only now, of families that this phone had checked
   * in: on that phone `mergedSince` says so.
   */
  lateSince(before: ReadonlySet<string>, moment: number): Omit<Merged, 'at'> | null {
    const all = standing([...this.known.values(), ...this.unsent.map(({ event }) => event)]);
    const doubled = all.filter(
      ({ id, at, family, session }) =>
        !before.has(id) &&
        !this.mine.has(id) &&
        family !== null &&
        Date.parse(at) < moment &&
        all.some((own) => this.mine.has(own.id) && own.family === family && own.session === session),
    );
    const [first] = doubled;
    if (!first) return null;
    return {
      by: first.by,
      heads: sumOf(doubled),
      doubled: [...new Set(doubled.flatMap(({ family }) => family ?? []))],
    };
  }

  /** All that the server has, to be kept on the device. */
  kept(): KeptEvents {
    return this.keptOf(this.known);
  }

  /** Removes what the server has. */
  end(): void {
    this.known.clear();
  }

  /** What the page shows of it. */
  shown(): Pick<DoorState, 'events' | 'unsent' | 'refused' | 'arrivals' | 'mine'> {
    const own = this.unsent.map(({ event }) => event);
    own.forEach(({ id }) => this.mine.add(id));
    const events = [...this.known.values(), ...own];
    const undone = new Set(events.map(({ undoes }) => undoes));
    const refused = this.unsent.flatMap((each) => {
      const reason = this.refused.get(each.event.id);
      return reason === undefined || undone.has(each.event.id) ? [] : [{ ...each, reason }];
    });
    return { events, unsent: this.sendable(), refused, arrivals: arrivalsOf(events), mine: new Set(this.mine) };
  }

  /** A cursor in the midst of a reading says nothing about the events before it. */
  private keptOf(events: ReadonlyMap<string, DoorEvent>): KeptEvents {
    const mine = [...events.keys()].filter((id) => this.mine.has(id));
    return { events: [...events.values()], cursor: this.whole ? 0 : (this.cursor ?? 0), mine };
  }

  private sendable(): OwnEvent[] {
    return this.unsent.filter(({ event }) => !this.refused.has(event.id));
  }

  /** What this phone knows and the server does not: a backup was restored. Each is stored once, from any phone. */
  private sendAgain(whole: ReadonlySet<string>, sent: ReadonlySet<string>): void {
    for (const event of [...this.known.values()]) {
      if (whole.has(event.id) || sent.has(event.id)) continue;
      this.known.delete(event.id);
      this.unsent.push({ event, label: event.name });
    }
  }
}

const encoder = new TextEncoder();

/** Persons of the events that count. */
const sumOf = (events: readonly DoorEvent[]): number =>
  standing(events).reduce((sum, event) => sum + headsOf(event), 0);

/** As JSON in a list. */
const bytesOf = (event: DoorEvent): number => encoder.encode(JSON.stringify(event)).length + 1;
