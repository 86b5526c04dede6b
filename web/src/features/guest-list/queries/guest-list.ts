import type {
  BranchView,
  ChangedTemplates,
  FamilyView,
  GuestList,
  SendQueue,
} from '@serikad/shared/guest-list/family.types';
import type { SessionsAnswer } from '@serikad/shared/guest-list/session.types';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.js';

/** How often an open list is asked for again, in ms: helpers add to it, and families answer. */
const POLL_MS = 30_000;

/** The whole guest list of an invitation: search, filters and duplicates are worked out from it on the device. */
export function guestListQuery(invitationId: string) {
  return queryOptions({
    queryKey: ['guest-list', invitationId],
    queryFn: ({ signal }) => call('GET /api/family/list/:invitationId', { params: { invitationId }, signal }),
    refetchInterval: POLL_MS,
  });
}

type Update = (list: GuestList) => Partial<GuestList>;

/** Changes the list that is held. A request for it that is under way was asked before the change, and is dropped. */
async function update(client: QueryClient, invitationId: string, change: Update): Promise<void> {
  const { queryKey } = guestListQuery(invitationId);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (list) => list && { ...list, ...change(list) });
}

/** Puts families that a call has returned in their places, new ones at the end. */
export function storeFamilies(client: QueryClient, id: string, families: readonly FamilyView[]): Promise<void> {
  return update(client, id, (list) => {
    const stored = new Map(families.map((family) => [family.id, family]));
    const kept = list.families.map((family) => {
      const next = stored.get(family.id) ?? family;
      stored.delete(family.id);
      return next;
    });
    return { families: [...kept, ...stored.values()] };
  });
}

export function dropFamilies(client: QueryClient, id: string, ids: readonly string[]): Promise<void> {
  const gone = new Set(ids);
  return update(client, id, ({ families }) => ({ families: families.filter((family) => !gone.has(family.id)) }));
}

export function storeBranch(client: QueryClient, id: string, branch: BranchView): Promise<void> {
  return update(client, id, ({ branches }) => ({
    branches: branches.some((each) => each.id === branch.id)
      ? branches.map((each) => (each.id === branch.id ? branch : each))
      : [...branches, branch],
  }));
}

/** @param skipped a family whose chat is not asked about any more */
export function storeQueues(client: QueryClient, id: string, queues: SendQueue[], skipped?: string): Promise<void> {
  return update(client, id, ({ families }) => ({
    queues,
    families: families.map((family) => (family.id === skipped ? { ...family, chat: null } : family)),
  }));
}

export function storeTemplates(client: QueryClient, id: string, templates: ChangedTemplates): Promise<void> {
  return update(client, id, () => ({ templates }));
}

export function storeCaterer(
  client: QueryClient,
  id: string,
  caterer: Partial<Pick<GuestList, 'catererLink' | 'catererBranches'>>,
): Promise<void> {
  return update(client, id, () => caterer);
}

export function storeSessions(client: QueryClient, id: string, { sessions, revision }: SessionsAnswer): Promise<void> {
  return update(client, id, () => ({ sessions, sessionsRevision: revision }));
}

export function invalidateGuestList(client: QueryClient, invitationId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: guestListQuery(invitationId).queryKey });
}
