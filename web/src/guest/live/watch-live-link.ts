import type { Locale } from '@serikad/shared/i18n/language';
import type { LiveLinkAnswer, LiveTimes } from '@serikad/shared/invitations/invitation.types';
import { call, CallError } from '../api/call.js';

/** How often the clock is read: a timer of a suspended phone may be late. */
const TICK_MS = 10_000;
/** Open pages ask at a random moment of this length, not all of them at once. */
const SPREAD_MS = 60_000;

interface Options {
  /** The invitation's. */
  id: string;
  locale: Locale;
  /** As the page came with it: empty outside of `times`. */
  link: string;
  times: LiveTimes;
  onChange: (link: string) => void;
}

/**
 * Asks the server for the link of a live stream when its time begins, and takes the link away when the time is over.
 * The phone's clock may be wrong: it decides when to ask, until an answer has the server's time.
 * @returns a function that ends it
 */
export function watchLiveLink({ id, locale, link, times, onChange }: Options): () => void {
  let shown = link;
  let from = Date.parse(times.from);
  let until = Date.parse(times.until);
  /** How far the server's clock is ahead of the phone's, in milliseconds. */
  let ahead = 0;
  let isAsking = false;
  const now = (): number => Date.now() + ahead;
  const later = (moment: number): number => moment + Math.random() * SPREAD_MS;
  /** When to ask; never: the time is over, or there is no link any more. */
  let askAt = next();

  function next(): number {
    if (shown !== '') return later(until);
    return now() < until ? later(Math.max(from, now())) : Infinity;
  }

  function show(changed: string): void {
    if (changed === shown) return;
    shown = changed;
    onChange(changed);
  }

  async function ask(): Promise<void> {
    isAsking = true;
    try {
      const { data, now: serverTime } = await call<LiveLinkAnswer>(`/api/invitation/live-link/${id}`, locale);
      if (!Number.isNaN(serverTime)) ahead = serverTime - Date.now();
      if (data.times) [from, until] = [Date.parse(data.times.from), Date.parse(data.times.until)];
      show(data.link);
      askAt = data.times ? next() : Infinity;
    } catch (error) {
      askAt = error instanceof CallError && error.passes ? later(now() + SPREAD_MS) : Infinity;
    } finally {
      isAsking = false;
    }
  }

  function tick(): void {
    if (shown !== '' && now() >= until) show('');
    if (!isAsking && !document.hidden && now() >= askAt) void ask();
  }

  const timer = setInterval(tick, TICK_MS);
  tick();
  return () => clearInterval(timer);
}
