import type { Contract } from '@serikad/shared/api/contract';
import { FAMILY_TOKEN_HEADER } from '@serikad/shared/guest-list/guest-list';
import type { BranchView, FamilyView, GuestList } from '@serikad/shared/guest-list/family.types';
import type { ApiCustomer } from './api.ts';

type NewFamily = Pick<FamilyView, 'name'> & Partial<Contract['POST /api/family/add']['body']>;

/** Adds families to a couple's guest list, one after the other: the last one is the newest. */
export async function addFamilies(
  couple: ApiCustomer,
  invitationId: string,
  families: readonly NewFamily[],
): Promise<FamilyView[]> {
  const added: FamilyView[] = [];
  for (const family of families) {
    const { family: view } = await couple.send<{ family: FamilyView }>('POST', '/api/family/add', {
      invitationId,
      ...family,
    });
    added.push(view);
  }
  return added;
}

export async function addBranch(
  couple: ApiCustomer,
  invitationId: string,
  name: string,
  quota: number,
): Promise<string> {
  const body = { invitationId, name, quota };
  return (await couple.send<{ branch: BranchView }>('POST', '/api/branch/create', body)).branch.id;
}

/** Makes the helper link of a branch. */
export async function helperLinkOf(couple: ApiCustomer, invitationId: string, name: string): Promise<string> {
  const { branches } = await couple.get<GuestList>(`/api/family/list/${invitationId}`);
  const body = { invitationId, id: branches.find((branch) => branch.name === name)?.id, active: true };
  return (await couple.send<{ branch: BranchView }>('PUT', '/api/branch/link', body)).branch.link;
}

/** The personal links of a couple's list, by the families' titles. */
export async function linksOf(couple: ApiCustomer, invitationId: string): Promise<(title: string) => string> {
  const { families } = await couple.get<GuestList>(`/api/family/list/${invitationId}`);
  return (title) => {
    const family = families.find((each) => each.title === title);
    if (!family) throw new Error(`no family has the title ${title}`);
    return family.link;
  };
}

/**
 * A list with a family in every state, long and short names, a foreign number and none, and a branch over its quota.
 */
export async function fillGuestList(couple: ApiCustomer, invitationId: string): Promise<void> {
  const mak = await addBranch(couple, invitationId, 'Senarai Mak', 40);
  const groom = await addBranch(couple, invitationId, 'Pihak lelaki', 8);
  const families = await addFamilies(couple, invitationId, [
    { name: 'Dr. Suraya binti Mohd Kamal', title: 'Dr. Suraya & Encik Hafiz', phone: '012-677 1209', seats: 4 },
    { name: 'Rohana binti Daud', title: 'Keluarga Mak Teh Rohana', phone: '011-2345 6780', seats: 6, branch: mak },
    { name: 'Jiran Taman Melati No. 12', seats: 4, branch: mak },
    {
      name: 'Syed Ahmad Faizal bin Syed Mohamad Alattas',
      title: 'Tuan Syed Ahmad Faizal Alattas sekeluarga',
      phone: '+65 9123 4567',
      seats: 5,
      branch: groom,
    },
    { name: 'Tan Wei Ling', title: 'Tan Wei Ling & Jason Lee', phone: '016-221 7745', seats: 2, language: 'english' },
    {
      name: 'Abdul Rahman bin Mohd Noor',
      title: 'Keluarga Pak Long Rahman',
      phone: '014-880 2310',
      seats: 8,
      branch: mak,
    },
    { name: 'Salmah binti Yaakub', title: 'Cikgu Salmah & suami', phone: '017-332 0912', table: 'VIP 3' },
    {
      name: 'Dato’ Haji Ismail bin Che Mat',
      title: 'Keluarga Dato’ Haji Ismail',
      phone: '012-909 1188',
      seats: 4,
      branch: groom,
    },
    {
      name: 'Puan Hajah Siti Nurhaliza binti Tarudin',
      title: 'Puan Hajah Siti Nurhaliza sekeluarga',
      phone: '013-765 4421',
      seats: 5,
      branch: mak,
    },
    { name: 'Siti Nurhaliza Tarudin', phone: '013-765 4421', seats: 2, branch: groom },
    {
      name: 'Dato’ Seri Haji Mohd Zulkarnain bin Abdul Rahman',
      title: 'Dato’ Seri Haji Mohd Zulkarnain & Datin Seri sekeluarga',
      phone: '019-234 5567',
      seats: 6,
      branch: groom,
    },
  ]);
  const named = (name: string): FamilyView => {
    const found = families.find((family) => family.name.startsWith(name));
    if (!found) throw new Error(`no family ${name}`);
    return found;
  };
  for (const name of ['Dr. Suraya', 'Rohana', 'Syed', 'Dato’ Haji', 'Puan Hajah']) {
    await couple.send('PUT', '/api/family/sent', { id: named(name).id, kind: 'invitation' });
  }
  for (const name of ['Dr. Suraya', 'Puan Hajah']) await openedBy(couple, named(name));
  await answerFor(couple, named('Rohana'), 'coming', 4, 1);
  await answerFor(couple, named('Tan'), 'coming', 2, 0);
  await answerFor(couple, named('Abdul'), 'maybe', 5, 0);
  await answerFor(couple, named('Syed'), 'no', 0, 0);
  await answerFor(couple, named('Dato’ Seri'), 'coming', 4, 2);
}

/** Records an RSVP of a family for the main session, as the couple do. */
export async function answerFor(
  couple: ApiCustomer,
  { id }: FamilyView,
  answer: 'coming' | 'maybe' | 'no',
  adults: number,
  children: number,
): Promise<void> {
  const sessions = [{ session: 'main', answer, adults, children }];
  await couple.send('PUT', '/api/family/answer-for', { id, sessions, message: '' });
}

/** The page of a personal link notes that it was opened. */
async function openedBy(couple: ApiCustomer, { link }: FamilyView): Promise<void> {
  await couple.send('POST', '/api/family/opened', {}, { [FAMILY_TOKEN_HEADER]: link.slice('/i/'.length) });
}
