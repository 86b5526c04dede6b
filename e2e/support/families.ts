import type { Contract } from '@serikad/shared/api/contract';
import type { FamilyView, GuestList } from '@serikad/shared/guest-list/family.types';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer } from './api.ts';
import { fillInvitation } from './invitations.ts';
import { person } from './sign-in.ts';

type NewFamily = Contract['POST /api/family/add']['body'];

/** The longest title that is likely on a list: some 60 letters. */
export const LONGEST_TITLE = 'Dato’ Seri Haji Mohd Zulkarnain & Datin Seri Rohaya sekeluarga';

/** A day in Malaysia, so many days from now. */
export function dayIn(days: number): string {
  return new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
}

/** A couple with a filled invitation, whose guests are on a list. */
export class ListedCouple {
  private constructor(
    readonly customer: ApiCustomer,
    readonly invitationId: string,
    readonly orderId: string,
  ) {}

  static async register(label: string): Promise<ListedCouple> {
    const customer = await ApiCustomer.register(person(`keluarga ${label}`));
    const { invitationId, orderId } = await customer.order();
    await fillInvitation(customer, invitationId, syafiqah);
    return new ListedCouple(customer, invitationId, orderId);
  }

  /** The open link, which everybody may have. */
  get openLink(): string {
    return `/invitation/view/${this.invitationId}/jemputan`;
  }

  async add(family: Pick<NewFamily, 'name'> & Partial<NewFamily>): Promise<FamilyView> {
    const body = { invitationId: this.invitationId, ...family };
    return (await this.customer.send<{ family: FamilyView }>('POST', '/api/family/add', body)).family;
  }

  /** A family as the list has it now. */
  async family(id: string): Promise<FamilyView> {
    const { families } = await this.customer.get<GuestList>(`/api/family/list/${this.invitationId}`);
    const family = families.find((each) => each.id === id);
    if (!family) throw new Error(`no family ${id} is on the list`);
    return family;
  }

  /** Sets the last day to answer, YYYY-MM-DD, and how many may come at all. */
  async limit({ closesOn = null, total = 0 }: { closesOn?: string | null; total?: number }): Promise<void> {
    const info = { show: true, limit: 0, message: '', totalLimit: total, closesOn };
    await this.customer.update('attendance-info', { id: this.invitationId, ...info });
  }

  close(): Promise<void> {
    return this.customer.close();
  }
}
