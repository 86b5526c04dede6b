/** @jest-environment jsdom */
import type { FamilyView, GuestList } from '@serikad/shared/guest-list/family.types';
import type { ImportedRow } from '@serikad/shared/guest-list/import/import.types';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiError } from '../../../lib/api-error.js';
import { call } from '../../../lib/api.js';
import { clearDraft } from '../../../lib/form/draft.js';
import { aFamily } from '../model/test-families.js';
import type { FamilyChanges } from '../mutations/use-family-changes.js';
import { guestListQuery } from '../queries/guest-list.js';
import { importKey } from './import-draft.js';
import type { ImportPlan } from './import-plan.js';
import { useImport } from './use-import.js';

jest.mock('../../../lib/api.js', () => ({ call: jest.fn() }));
const server = call as jest.MockedFunction<typeof call>;

const INVITATION = 'inv1';
const row = (name: string) => ({ name, phone: '', seats: 2, title: '', table: '', note: '' }) as unknown as ImportedRow;
const plan = (parts: Partial<ImportPlan>): ImportPlan => ({
  additions: [],
  merges: [],
  duplicates: [],
  bad: [],
  seats: 0,
  ...parts,
});

describe('G-03 an import that is sent', () => {
  let client: QueryClient;
  let sent: {
    route: string;
    text: string | undefined;
    key: string | undefined;
    sessions: unknown;
    duplicates: unknown;
  }[];
  let answer: (route: string) => Promise<unknown>;
  let edited: Parameters<FamilyChanges['edit']>[];
  let edit: () => Promise<FamilyView>;

  beforeEach(() => {
    clearDraft(importKey(INVITATION));
    sent = [];
    edited = [];
    edit = () => Promise.resolve(aFamily());
    client = new QueryClient();
    const list = {
      families: [aFamily({ id: 'a', revision: 7 })],
      branches: [],
      closesOn: null,
    } as unknown as GuestList;
    client.setQueryData(guestListQuery(INVITATION).queryKey, list);
    answer = () => Promise.resolve({ id: 'batch', families: 1, undoUntil: '' });
    server.mockImplementation(((
      route: string,
      options: { body: { text?: string; sessions?: string[]; duplicates?: number }; headers?: Record<string, string> },
    ) => {
      const { text, sessions, duplicates } = options.body;
      sent.push({ route, text, sessions, duplicates, key: options.headers?.['Idempotency-Key'] });
      return answer(route);
    }) as typeof call);
  });
  afterEach(() => client.clear());

  const changes = {
    edit: (...args: Parameters<FamilyChanges['edit']>) => {
      edited.push(args);
      return edit();
    },
  } as unknown as FamilyChanges;
  const open = () =>
    renderHook(() => useImport(INVITATION, changes), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    });

  it('sends the same batch under the same key until it is answered, also after a reload', async () => {
    answer = () => Promise.reject(new ApiError('network', 'no network'));
    const first = open();
    act(() => first.result.current.commit(plan({ additions: [row('Ali')], seats: 2 })));
    await waitFor(() => expect(first.result.current.failure).toBe('no network'));
    expect(first.result.current.draft.sending).not.toBeNull();
    first.unmount();

    const second = open();
    answer = () => Promise.resolve({ id: 'batch', families: 1, undoUntil: '' });
    act(() => void second.result.current.retry());
    await waitFor(() => expect(second.result.current.draft.stored).toMatchObject({ id: 'batch', families: 1 }));
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('G-18 invites the families to the chosen sessions, without a choice to all', async () => {
    const { result } = open();
    act(() => result.current.commit(plan({ additions: [row('Ali')] })));
    await waitFor(() => expect(sent).toHaveLength(1));
    act(() => result.current.restart());
    act(() => result.current.change({ sessions: ['akad'] }));
    act(() => result.current.commit(plan({ additions: [row('Abu')] })));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ sessions }) => sessions)).toEqual([undefined, ['akad']]);
  });

  it('keeps what was entered when the batch is refused, and takes another key then', async () => {
    answer = () => Promise.reject(new ApiError('limit-reached', 'full', { status: 409 }));
    const { result } = open();
    act(() => result.current.change({ text: 'Ali' }));
    const commit = () => act(() => result.current.commit(plan({ additions: [row('Ali')] })));
    commit();
    await waitFor(() => expect(result.current.failure).toBe('full'));
    expect(result.current.draft).toMatchObject({ text: 'Ali', sending: null, stored: null });
    commit();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('merges after the batch is stored; what could not be merged is tried again alone', async () => {
    edit = () => Promise.reject(new ApiError('network', 'no network'));
    const { result } = open();
    const merges = [{ id: 'a', values: { table: 'A1' } }];
    act(() => result.current.commit(plan({ additions: [row('Ali')], merges })));
    await waitFor(() => expect(result.current.failure).toBe('no network'));
    expect(result.current.draft).toMatchObject({ sending: null, stored: { id: 'batch', merges } });
    edit = () => Promise.resolve(aFamily());
    act(() => result.current.mergeAgain());
    await waitFor(() => expect(result.current.draft.stored?.merges).toEqual([]));
    expect(edited).toHaveLength(2);
    expect(edited[1]).toMatchObject([{ id: 'a', name: 'Rosmah binti Ali', table: 'A1' }, 7]);
    expect(sent).toHaveLength(1);
  });

  it('is undone as a whole; what was entered is there again', async () => {
    const { result } = open();
    act(() => result.current.change({ step: 'check', text: 'Ali', consent: true }));
    act(() => result.current.commit(plan({ additions: [row('Ali')] })));
    await waitFor(() => expect(result.current.draft.stored).not.toBeNull());
    act(() => result.current.undo());
    await waitFor(() => expect(result.current.draft.stored).toBeNull());
    expect(sent[1]?.route).toBe('PUT /api/family/import/undo');
    expect(result.current.draft).toMatchObject({ step: 'check', text: 'Ali', consent: false });
  });

  it('says how many of its families the list has already, and reads the list again when there are more', async () => {
    const { result } = open();
    const name = aFamily().name;
    answer = () => Promise.reject(new ApiError('conflict', 'check again', { status: 409 }));
    act(() => result.current.commit(plan({ additions: [row(name), row('Ali')] })));
    await waitFor(() => expect(result.current.failure).toBe('check again'));
    expect(sent[0]).toMatchObject({ duplicates: 1 });
    expect(result.current.draft).toMatchObject({ sending: null, stored: null });
    expect(client.getQueryState(guestListQuery(INVITATION).queryKey)?.isInvalidated).toBe(true);
  });

  it('says why it cannot be undone any more', async () => {
    const { result } = open();
    act(() => result.current.commit(plan({ additions: [row('Ali')] })));
    await waitFor(() => expect(result.current.draft.stored).not.toBeNull());
    answer = () => Promise.reject(new ApiError('conflict', 'too late', { status: 409 }));
    act(() => result.current.undo());
    await waitFor(() => expect(result.current.failure).toBe('too late'));
    expect(result.current.draft.stored).toMatchObject({ id: 'batch' });
  });
});
