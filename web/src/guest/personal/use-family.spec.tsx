/** @jest-environment jsdom */
import { options, render } from 'preact';
import type { PersonalInvitation } from '@serikad/shared/guest-list/family.types';
import { FamilyApi } from './family-api.js';
import { FamilyStore } from './family-store.js';
import type { FamilyWords } from './family.types.js';
import { personalTextsIn } from './texts/texts.js';
import { type FamilyState, useFamily } from './use-family.js';

// Effects run at once: the frame after which they would comes by no clock here.
options.requestAnimationFrame = (run: () => void) => queueMicrotask(run);

const RETRY_MS = 15_000;
const FIRST = '2026-11-20T08:00:00.000Z';
const LATER = '2026-11-20T09:00:00.000Z';
const family = { id: 'f1', title: 'Keluarga Ali', token: 't' };
const words = (adults: number): FamilyWords => {
  const said = { answer: 'coming' as const, adults, children: 0 };
  return { ...said, message: '', sessions: [{ session: 'main', ...said }] };
};
const linkWith = (adults: number, updatedAt: string): PersonalInvitation => ({
  invitationId: 'i1',
  title: family.title,
  seats: 4,
  language: 'malay',
  sessions: ['main'],
  answer: {
    sessions: [{ session: 'main', answer: 'coming', adults, children: 0 }],
    message: '',
    answeredAt: FIRST,
    updatedAt,
    onBehalf: false,
  },
  closesAt: null,
});

/** The server: what it has, and which calls came. */
let stored: PersonalInvitation;
let calls: string[];
let isBusy: boolean;
/** What the page was given by each render. */
const seen = jest.fn<void, [FamilyState]>();
const state = (): FamilyState | undefined => seen.mock.lastCall?.[0];
const texts = personalTextsIn('ms');
const [api, store] = [new FamilyApi('t', 'ms'), new FamilyStore(family.id)];

function Page() {
  seen(useFamily({ family, texts, api, store, ready: true }));
  return null;
}
/** Calls and renders that follow each other take some turns. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await jest.advanceTimersByTimeAsync(1);
}

/** A page of which words have waited since an RSVP. */
async function pageWith(since: string): Promise<void> {
  store.write('pending', { ...words(3), since });
  render(<Page />, document.createElement('div'));
  await settled();
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  [calls, isBusy, stored] = [[], false, linkWith(2, FIRST)];
  globalThis.fetch = ((path: string, { method = 'GET' }: RequestInit) => {
    calls.push(`${method} ${path.split('/').pop() ?? ''}`);
    const isRefused = isBusy && method === 'PUT';
    if (method === 'PUT' && !isRefused) stored = linkWith(3, LATER);
    const error = { errorCode: 'unavailable', errorMessage: 'Sila cuba lagi.' };
    const body = isRefused ? { data: { error } } : { data: JSON.parse(JSON.stringify(stored)) as PersonalInvitation };
    const status = isRefused ? 503 : 200;
    return Promise.resolve({ ok: !isRefused, status, headers: new Headers(), json: () => Promise.resolve(body) });
  }) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

describe('G-08 an RSVP that waits', () => {
  it('G-08 is sent once when there is a network', async () => {
    await pageWith(FIRST);
    expect(calls.filter((each) => each === 'PUT answer')).toHaveLength(1);
    expect([state()?.pending, state()?.refusal, store.read('pending')]).toEqual([null, null, null]);
    const before = calls.length;
    await jest.advanceTimersByTimeAsync(4 * RETRY_MS);
    await settled();
    expect(calls).toHaveLength(before);
  });

  it('G-08 waits on where the server is busy, and is sent again every 15 seconds', async () => {
    isBusy = true;
    await pageWith(FIRST);
    const sent = () => calls.filter((each) => each === 'PUT answer').length;
    const first = sent();
    expect(first).toBeLessThanOrEqual(2);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await jest.advanceTimersByTimeAsync(RETRY_MS);
      await settled();
    }
    expect(sent()).toBe(first + 3);
    isBusy = false;
    await jest.advanceTimersByTimeAsync(RETRY_MS);
    await settled();
    expect(state()?.pending).toBeNull();
  });

  it('G-08 goes back into the form where the RSVP was changed meanwhile, with a sentence', async () => {
    stored = linkWith(1, LATER);
    await pageWith(FIRST);
    expect(calls).not.toContain('PUT answer');
    expect([state()?.pending, state()?.refusal]).toEqual([null, texts.answeredMeanwhile]);
    expect(store.read('draft')).toEqual(words(3));
  });
});
