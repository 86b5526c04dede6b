import type { DoorEvent, DoorList, Heads } from '@serikad/shared/guest-list/check-in.types';
import { newKey } from '../../platform/new-key.js';
import type { DoorStore, KeptEvents, Settings } from '../device/door-store.js';
import { type DoorApi, LinkEnded, Refused } from './door-api.js';
import { type DoorState, NEW_STATE } from './door-state.js';
import { EventLog } from './event-log.js';

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
  private readonly log = new EventLog();
  private etag: string | undefined;
  private listAt = 0;
  /** When it last read what other phones recorded, by the server's clock. */
  private askedAt = 0;
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
      this.log.open(known, unsent);
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
    this.log.add(own);
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
    const before = this.log.ids();
    /** When the server answered, by its clock: that of the events. */
    let now = Number.NaN;
    /** Why nothing is taken now, whichever check-in it is. */
    let refusal = '';
    try {
      for (let more = true; more;) {
        const batch = refusal === '' ? this.log.batch() : [];
        const answer = await this.send(batch);
        if (answer instanceof Refused) {
          if (answer.ofOne || batch.length > 1) this.log.refuse(batch, answer.message);
          else refusal = answer.message;
          this.recount();
          continue;
        }
        now = answer.now;
        const news = this.log.take(batch, answer);
        if (news.events.length > 0 || batch.length > 0) {
          await this.keep(news, batch);
          this.recount();
        }
        more = answer.more || this.log.isBehind || (this.log.isWaiting && refusal === '');
      }
    } finally {
      this.log.interrupt();
    }
    this.change({ refusal });
    // A phone with network would have sent it before.
    const merged = wasOffline ? this.log.mergedSince(before) : this.log.lateSince(before, this.askedAt - ASK_MS);
    if (!Number.isNaN(now)) this.askedAt = now;
    if (merged) this.change({ merged: { ...merged, at: Date.now() } });
  }

  /** @returns a refusal of what was sent */
  private send(batch: readonly DoorEvent[]): Promise<Awaited<ReturnType<DoorApi['send']>> | Refused> {
    return this.api.send(batch, this.log.since()).catch((error: unknown) => {
      if (error instanceof Refused && batch.length > 0) return error;
      throw error;
    });
  }

  private async keep(news: KeptEvents, sent: readonly DoorEvent[]): Promise<void> {
    const ids = sent.map(({ id }) => id);
    await this.store.saveKnown(news, () => this.log.kept(), ids).catch(() => this.change({ isKept: false }));
  }

  private async end(): Promise<void> {
    this.log.end();
    this.change({ phase: 'ended', list: null, offlineSince: null, merged: null });
    this.recount();
    await this.store.end().catch(() => undefined);
  }

  private recount(): void {
    this.change(this.log.shown());
  }

  private change(part: Partial<DoorState>): void {
    this.state = { ...this.state, ...part };
    this.listeners.forEach((listener) => listener());
  }
}
