import { arrivalsOf, headsOf } from '@serikad/shared/guest-list/check-in';
import { type DoorEvent, type DoorList, type Heads, MOST_EVENTS_SENT } from '@serikad/shared/guest-list/check-in.types';
import { newKey } from '../../platform/new-key.js';
import type { DoorStore, KeptEvents, OwnEvent, Settings } from '../device/door-store.js';
import { type DoorApi, LinkEnded, Refused } from './door-api.js';
import { type DoorState, NEW_STATE } from './door-state.js';

/** How often it asks what other phones recorded, and whether the list changed, in milliseconds. */
const ASK_MS = 10_000;
const LIST_MS = 5 * 60_000;

/** Whom a check-in is of. */
export interface Arriving extends Heads {
  family: string | null;
  name: string;
  label: string;
}

/** A phone at the door: what it keeps, records and sends. */
export class DoorPhone {
  private state: DoorState = NEW_STATE;
  private readonly listeners = new Set<() => void>();
  private known = new Map<string, DoorEvent>();
  private mine = new Set<string>();
  private unsent: OwnEvent[] = [];
  private cursor: number | undefined;
  private etag: string | undefined;
  private listAt = 0;
  private syncing: Promise<void> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly api: DoorApi,
    private readonly store: DoorStore,
  ) {}

  readonly read = (): DoorState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Shows what is kept, then asks the server. */
  async open(): Promise<void> {
    try {
      const { list, known, settings, unsent } = await this.store.read();
      this.unsent = unsent;
      this.takeKnown(known);
      if (list && Date.parse(list.list.expiresAt) > Date.now()) {
        this.etag = list.etag;
        if (settings) this.change({ settings });
        this.show(list.list);
      }
      this.recount();
    } catch {
      this.change({ isKept: false });
    }
    await this.sync();
  }

  /** Sends what is not sent, and reads what there is; one call at a time. */
  sync(): Promise<void> {
    this.syncing ??= this.round().finally(() => {
      this.syncing = undefined;
      clearTimeout(this.timer);
      if (this.state.phase !== 'ended') this.timer = setTimeout(() => void this.sync(), ASK_MS);
    });
    return this.syncing;
  }

  /** @returns the event, kept on the device where that is possible */
  async checkIn({ family, name, label, adults, children }: Arriving): Promise<DoorEvent> {
    return this.record({ family, name, adults, children, undoes: null, session: this.state.settings.session }, label);
  }

  async undo({ id, family, session }: DoorEvent, label: string): Promise<void> {
    await this.record({ family, name: '', adults: 0, children: 0, undoes: id, session }, label);
  }

  async saveSettings(settings: Settings): Promise<void> {
    this.change({ settings });
    await this.store.saveSettings(settings).catch(() => this.change({ isKept: false }));
  }

  private async record(of: Omit<DoorEvent, 'id' | 'at' | 'by'>, label: string): Promise<DoorEvent> {
    const event = { ...of, id: newKey(), at: new Date().toISOString(), by: this.state.settings.helper };
    const own = { event, label };
    // Kept before it is shown: what the helper has seen is never lost.
    await this.store.addUnsent(own).catch(() => this.change({ isKept: false }));
    this.unsent.push(own);
    this.mine.add(event.id);
    this.change({ merged: null });
    this.recount();
    // A call that is under way has left without it.
    void (this.syncing ?? Promise.resolve()).then(() => this.sync());
    return event;
  }

  private async round(): Promise<void> {
    try {
      if (Date.now() - this.listAt > LIST_MS || !this.state.list) await this.readList();
      await this.exchange();
      this.change({ offlineSince: null });
    } catch (error) {
      if (error instanceof LinkEnded) await this.end();
      else if (error instanceof Refused) this.change({ refusal: error.message, offlineSince: null });
      else this.change({ offlineSince: this.state.offlineSince ?? Date.now() });
      if (this.state.phase === 'opening') this.change({ phase: 'failed' });
    }
  }

  private async readList(): Promise<void> {
    const answer = await this.api.list(this.state.list ? this.etag : undefined);
    this.listAt = Date.now();
    if (!answer) return;
    const { list, etag } = answer;
    this.etag = etag;
    this.show(list);
    await this.store.saveList(answer).catch(() => this.change({ isKept: false }));
  }

  private show(list: DoorList): void {
    const { settings } = this.state;
    const session = list.sessions.includes(settings.session) ? settings.session : (list.sessions[0] ?? '');
    this.change({ phase: 'ready', list, settings: { ...settings, session } });
  }

  private async exchange(): Promise<void> {
    const wasOffline = this.state.offlineSince !== null;
    const before = new Set(this.known.keys());
    /** The ids of a reading from the beginning. */
    let whole: Set<string> | undefined;
    for (let more = true; more;) {
      const batch = this.unsent.slice(0, MOST_EVENTS_SENT).map(({ event }) => event);
      if (this.cursor === undefined) whole ??= new Set();
      const answer = await this.api.send(batch, this.cursor);
      const sent = new Set(batch.map(({ id }) => id));
      for (const event of answer.events) {
        this.known.set(event.id, event);
        whole?.add(event.id);
      }
      for (const event of batch) if (!this.known.has(event.id)) this.known.set(event.id, event);
      this.cursor = answer.cursor;
      this.unsent = this.unsent.filter(({ event }) => !sent.has(event.id));
      if (whole && !answer.more) {
        this.sendAgain(whole, sent);
        whole = undefined;
      } else if (!answer.more && answer.count !== this.known.size) this.cursor = undefined;
      const isBehind = this.cursor === undefined;
      await this.keep([...sent]);
      this.change({ refusal: '' });
      this.recount();
      more = answer.more || this.unsent.length > 0 || isBehind;
    }
    if (wasOffline) this.noteMerged(before);
  }

  /** What this phone knows and the server does not: a backup was restored. Each is stored once, from whichever phone. */
  private sendAgain(whole: ReadonlySet<string>, sent: ReadonlySet<string>): void {
    for (const event of [...this.known.values()]) {
      if (whole.has(event.id) || sent.has(event.id)) continue;
      this.known.delete(event.id);
      this.unsent.push({ event, label: event.name });
    }
  }

  private noteMerged(before: ReadonlySet<string>): void {
    const others = [...this.known.values()].filter(({ id }) => !before.has(id) && !this.mine.has(id));
    const heads = others.reduce((sum, event) => sum + headsOf(event), 0);
    const by = others.find((event) => event.by !== '')?.by ?? '';
    if (heads > 0) this.change({ merged: { by, heads, at: Date.now() } });
  }

  private async keep(sent: readonly string[]): Promise<void> {
    const kept: KeptEvents = { events: [...this.known.values()], cursor: this.cursor ?? 0, mine: [...this.mine] };
    await this.store.saveKnown(kept, sent).catch(() => this.change({ isKept: false }));
  }

  private takeKnown(known: KeptEvents | undefined): void {
    if (!known) return;
    this.known = new Map(known.events.map((event) => [event.id, event]));
    this.mine = new Set(known.mine);
    this.cursor = known.cursor === 0 ? undefined : known.cursor;
  }

  private async end(): Promise<void> {
    this.known.clear();
    this.change({ phase: 'ended', list: null, offlineSince: null, merged: null });
    this.recount();
    await this.store.end().catch(() => undefined);
  }

  private recount(): void {
    const own = this.unsent.map(({ event }) => event);
    own.forEach(({ id }) => this.mine.add(id));
    const events = [...this.known.values(), ...own];
    this.change({ events, unsent: [...this.unsent], arrivals: arrivalsOf(events), mine: new Set(this.mine) });
  }

  private change(part: Partial<DoorState>): void {
    this.state = { ...this.state, ...part };
    this.listeners.forEach((listener) => listener());
  }
}
