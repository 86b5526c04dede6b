import type { Contract } from '@serikad/shared/api/contract';
import type { PersonalInvitation } from '@serikad/shared/guest-list/family.types';
import { FAMILY_TOKEN_HEADER } from '@serikad/shared/guest-list/guest-list';
import type { Locale } from '@serikad/shared/i18n/language';
import { call, json } from '../api/call.js';
import { answersOf } from './session-words.js';
import type { FamilyWords } from './family.types.js';

/** The calls of one personal link; its token goes in a header, because addresses are logged. */
export class FamilyApi {
  private readonly headers: Record<string, string>;

  constructor(
    token: string,
    private readonly locale: Locale,
  ) {
    this.headers = { [FAMILY_TOKEN_HEADER]: token };
  }

  /** What the link gives; with the server's time, because a phone's clock may be wrong. */
  async load(): Promise<{ data: PersonalInvitation; now: number }> {
    return this.call<PersonalInvitation>('by-link');
  }

  /** @param sessions ids of those that the family is invited to */
  async answer(words: FamilyWords, sessions: readonly string[]): Promise<PersonalInvitation> {
    const { answer, message } = words;
    const ofSessions = words.sessions && answersOf({ ...words, sessions: words.sessions }, sessions);
    const [adults, children] = answer === 'no' ? [0, 0] : [words.adults, words.children];
    const body: Contract['PUT /api/family/answer']['body'] = {
      sessions: ofSessions ?? sessions.map((session) => ({ session, answer, adults, children })),
      message,
    };
    return (await this.call<PersonalInvitation>('answer', json('PUT', body))).data;
  }

  async remove(): Promise<PersonalInvitation> {
    return (await this.call<PersonalInvitation>('answer', { method: 'DELETE' })).data;
  }

  /** `keepalive`: the guest may leave the page at once. */
  async noteOpened(): Promise<void> {
    await this.call('opened', { method: 'POST', keepalive: true });
  }

  private call<Data>(path: string, init: RequestInit = {}): Promise<{ data: Data; now: number }> {
    return call<Data>(`/api/family/${path}`, this.locale, { ...init, headers: { ...init.headers, ...this.headers } });
  }
}
