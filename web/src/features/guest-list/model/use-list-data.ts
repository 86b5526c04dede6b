import { duplicateGroups } from '@serikad/shared/guest-list/duplicates';
import { totalsOf } from '@serikad/shared/guest-list/guest-list';
import { OWN_BRANCH, type BranchView, type FamilyView, type GuestList } from '@serikad/shared/guest-list/family.types';
import type { SessionView } from '@serikad/shared/guest-list/session.types';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { useCallback, useMemo } from 'react';
import type { SelectOption } from '../../../components/ui/inputs.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { useShop } from '../../../lib/queries/shop.js';
import { coupleNames, type Occasion } from './message.js';
import { useKept } from './use-kept.js';

/** Groups of possible duplicates that the couple leave as they are, by the ids of their families. */
const NONE_LEFT = { groups: [] as string[] };
const idOf = (group: readonly FamilyView[]): string =>
  group
    .map(({ id }) => id)
    .sort()
    .join(' ');

/** The branches with the seats of the families that are shown, also before the server was asked again. */
function counted(branches: readonly BranchView[], families: readonly FamilyView[]): BranchView[] {
  return branches.map((branch) => {
    const own = families.filter((family) => family.branch === branch.id);
    return { ...branch, families: own.length, seats: own.reduce((sum, { seats }) => sum + seats, 0) };
  });
}

/** What the page works out of a list: totals, branches and duplicates are those of the families that it holds. */
export function useListData(
  { families, branches: stored, sessions, closesOn, templates, totals: { open } }: GuestList,
  invitation: InvitationView,
) {
  const { publicUrl } = useShop();
  const origin = publicUrl || window.location.origin;
  const occasion = useMemo<Occasion>(
    () => ({ invitation, closesOn, origin, templates }),
    [invitation, closesOn, origin, templates],
  );
  const branches = useMemo(() => counted(stored, families), [stored, families]);
  const options = useMemo<SelectOption[]>(
    () => branches.map(({ id, name }) => ({ value: id, label: name || t.own })),
    [branches],
  );
  const branchName = useCallback(
    (id: string) => options.find(({ value }) => value === id)?.label ?? (id === OWN_BRANCH ? t.own : ''),
    [options],
  );
  const { title } = invitation;
  const sessionName = useCallback(
    (session: Pick<SessionView, 'title'>) => session.title || title || t.mainSession,
    [title],
  );
  const groups = useMemo(() => duplicateGroups(families), [families]);
  const [left, keepLeft] = useKept(`guest-list-duplicates:${invitation._id}`, NONE_LEFT);
  const duplicates = useMemo(() => groups.filter((group) => !left.groups.includes(idOf(group))), [groups, left]);
  return {
    occasion,
    branches,
    options,
    branchName,
    canSend: coupleNames(invitation, 'ms') !== '',
    totals: useMemo(
      () => totalsOf(families, sessions.length === 0 ? undefined : sessions.map(({ id }) => id), open),
      [families, sessions, open],
    ),
    sessionName,
    /** Empty where there is one. */
    sessionOptions: useMemo<SelectOption[]>(
      () =>
        sessions.length > 1 ? sessions.map((session) => ({ value: session.id, label: sessionName(session) })) : [],
      [sessions, sessionName],
    ),
    duplicates,
    duplicateIds: useMemo(() => new Set(duplicates.flat().map(({ id }) => id)), [duplicates]),
    leaveDuplicates: () => keepLeft({ groups: groups.map(idOf) }),
  };
}
