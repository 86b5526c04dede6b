/** @jest-environment jsdom */
import type { FamilyView, GuestList } from '@serikad/shared/guest-list/family.types';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiError } from '../../../lib/api-error.js';
import { call } from '../../../lib/api.js';
import { countOf } from '../model/outbox.js';
import { aFamily } from '../model/test-families.js';
import { guestListQuery } from '../queries/guest-list.js';
import { useOutbox } from './use-outbox.js';

jest.mock('../../../lib/api.js', () => ({ call: jest.fn() }));
const server = call as jest.MockedFunction<typeof call>;

interface Sent {
  route: string;
  body: { name?: string; id?: string; sent?: boolean };
  key: string | undefined;
}

interface Answered {
  family: FamilyView;
}

const INVITATION = 'inv1';
const dto = (name: string) =>
  ({ invitationId: INVITATION, name }) as Parameters<ReturnType<typeof useOutbox>['add']>[0];
const offline = () => new ApiError('network', 'no network');

describe('what waits for a connection (G-02, G-05)', () => {
  let client: QueryClient;
  let sent: Sent[];
  /** What the server does with each call. */
  let answer: (sent: Sent) => Promise<Answered>;
  const stored: string[] = [];

  beforeEach(() => {
    localStorage.clear();
    stored.length = 0;
    sent = [];
    client = new QueryClient();
    const list: GuestList = {
      families: [aFamily()],
      branches: [],
      totals: {} as GuestList['totals'],
      closesOn: null,
      sessions: [],
      sessionsRevision: 0,
      catererLink: '',
      templates: {},
      catererBranches: false,
      queues: [],
    };
    client.setQueryData(guestListQuery(INVITATION).queryKey, list);
    answer = ({ body }) =>
      Promise.resolve({ family: aFamily({ id: body.id ?? `of ${body.name}`, name: body.name ?? '' }) });
    server.mockImplementation(((route: string, options: { body: Sent['body']; headers?: Record<string, string> }) => {
      const one = { route, body: options.body, key: options.headers?.['Idempotency-Key'] };
      sent.push(one);
      return answer(one);
    }) as typeof call);
  });
  afterEach(() => client.clear());

  const open = () =>
    renderHook(
      () =>
        useOutbox(INVITATION, {
          onStored: ({ name }) => stored.push(name),
          onMarkRefused: () => stored.push('mark refused'),
        }),
      {
        wrapper: ({ children }: { children: ReactNode }) => (
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        ),
      },
    );
  const listed = () => client.getQueryData(guestListQuery(INVITATION).queryKey)?.families.map(({ id }) => id);

  it('G-02 families are stored one after the other, in their order, each under a key of its own', async () => {
    const { result } = open();
    act(() => {
      result.current.add(dto('Ali'));
      result.current.add(dto('Abu'));
    });
    await waitFor(() => expect(stored).toEqual(['Ali', 'Abu']));
    expect(sent.map(({ body }) => body.name)).toEqual(['Ali', 'Abu']);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
    expect(listed()).toEqual(['f1', 'of Ali', 'of Abu']);
    await waitFor(() => expect(countOf(result.current.outbox)).toBe(0));
    expect(localStorage).toHaveLength(0);
  });

  it('G-02 a family waits without a network, also through a closed page, and is sent under the same key', async () => {
    answer = () => Promise.reject(offline());
    const first = open();
    act(() => first.result.current.add(dto('Ali')));
    await waitFor(() => expect(first.result.current.failure).toBe('no network'));
    first.unmount();

    const second = open();
    await waitFor(() => expect(second.result.current.failure).toBe('no network'));
    expect(second.result.current.outbox.families.map(({ family }) => family.name)).toEqual(['Ali']);
    answer = () => Promise.resolve({ family: aFamily({ id: 'f2', name: 'Ali' }) });
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(stored).toEqual(['Ali']));
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent.length).toBeGreaterThan(2);
    await waitFor(() => expect(second.result.current.failure).toBeUndefined());
  });

  it('G-02 a refused family stays with the reason and is not sent again; the next one is', async () => {
    answer = ({ body }) =>
      body.name === 'Ali'
        ? Promise.reject(new ApiError('limit-reached', 'full', { status: 400 }))
        : Promise.resolve({ family: aFamily({ id: 'f2', name: body.name ?? '' }) });
    const { result } = open();
    act(() => {
      result.current.add(dto('Ali'));
      result.current.add(dto('Abu'));
    });
    await waitFor(() => expect(stored).toEqual(['Abu']));
    expect(result.current.outbox.families).toMatchObject([{ family: { name: 'Ali' }, refused: 'full' }]);
    act(() => result.current.retry());
    await act(() => Promise.resolve());
    expect(sent).toHaveLength(2);
    act(() => result.current.discard(result.current.outbox.families[0]?.key ?? ''));
    expect(result.current.outbox.families).toEqual([]);
  });

  it('G-05 of two marks of one message the later one counts, also while the earlier one is in flight', async () => {
    let release = (): void => undefined;
    answer = ({ body }) =>
      new Promise((resolve) => {
        release = () => resolve({ family: aFamily({ sent: body.sent ? { invitation: { at: 'now' } } : {} }) });
      });
    const { result } = open();
    act(() => result.current.mark({ id: 'f1', kind: 'invitation', sent: true }));
    act(() => result.current.mark({ id: 'f1', kind: 'invitation', sent: false }));
    await act(() => Promise.resolve(release()));
    await waitFor(() => expect(sent.map(({ body }) => body.sent)).toEqual([true, false]));
    await act(() => Promise.resolve(release()));
    await waitFor(() => expect(countOf(result.current.outbox)).toBe(0));
  });

  it('G-05 a queue is begun before what is done in it, which waits without a network', async () => {
    const queue = { kind: 'invitation', key: 'q1', startedAt: '2026-11-20T08:00:00.000Z', ids: ['f1', 'f2'] } as const;
    answer = () => Promise.reject(offline());
    const { result } = open();
    act(() => {
      result.current.mark({ id: '', kind: 'invitation', key: 'q1', ids: ['f1', 'f2'] });
      result.current.mark({ id: 'f1', kind: 'invitation', opened: true });
    });
    await waitFor(() => expect(result.current.failure).toBe('no network'));
    act(() => {
      result.current.mark({ id: 'f1', kind: 'invitation', sent: true });
      result.current.mark({ id: 'f2', kind: 'invitation', opened: true });
      result.current.mark({ id: 'f2', kind: 'invitation', skippedIn: 'q1' });
    });
    expect(countOf(result.current.outbox)).toBe(1);
    sent = [];
    answer = ({ route, body }) =>
      Promise.resolve(
        /queue|skip/.test(route)
          ? ({ queues: [{ ...queue, skipped: route.includes('skip') ? ['f2'] : [] }] } as unknown as Answered)
          : { family: aFamily({ id: body.id ?? '', chat: 'invitation' }) },
      );
    await waitFor(() => {
      act(() => result.current.retry());
      expect(result.current.outbox.marks).toEqual([]);
    });
    expect(sent.map(({ route, body }) => [route, body.id])).toEqual([
      ['PUT /api/family/queue', undefined],
      ['PUT /api/family/chat', 'f1'],
      ['PUT /api/family/sent', 'f1'],
      ['PUT /api/family/skip', 'f2'],
    ]);
    expect(client.getQueryData(guestListQuery(INVITATION).queryKey)?.queues).toEqual([{ ...queue, skipped: ['f2'] }]);
    expect(stored).toEqual([]);
  });

  it('G-05 a mark of a family that was deleted elsewhere is dropped, and said', async () => {
    answer = () => Promise.reject(new ApiError('not-found', 'gone', { status: 404 }));
    const { result } = open();
    act(() => result.current.mark({ id: 'f9', kind: 'invitation', sent: true }));
    await waitFor(() => expect(stored).toEqual(['mark refused']));
    expect(countOf(result.current.outbox)).toBe(0);
  });

  it('G-05 a family that is skipped and was deleted elsewhere is not spoken of', async () => {
    answer = () => Promise.reject(new ApiError('not-found', 'gone', { status: 404 }));
    const { result } = open();
    act(() => result.current.mark({ id: 'f9', kind: 'invitation', skippedIn: 'q1' }));
    await waitFor(() => expect(result.current.outbox.marks).toEqual([]));
    expect([sent.map(({ route }) => route), stored]).toEqual([['PUT /api/family/skip'], []]);
  });

  it('G-05 a busy server and one that is away are asked again, and nothing is lost when the session ends', async () => {
    const failures = [
      new ApiError('too-many-requests', 'busy', { status: 429 }),
      new ApiError('unavailable', 'away', { status: 503 }),
      new ApiError('invalid-token', 'ended', { status: 403 }),
    ];
    answer = () => Promise.reject(failures[sent.length - 1] ?? offline());
    const { result } = open();
    act(() => result.current.mark({ id: 'f1', kind: 'reminder', sent: true }));
    await waitFor(() => expect(result.current.failure).toBe('busy'));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.failure).toBe('away'));
    act(() => result.current.retry());
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(countOf(result.current.outbox)).toBe(1);
    expect(stored).toEqual([]);
  });
});
