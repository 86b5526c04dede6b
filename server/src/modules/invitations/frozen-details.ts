import { publicTitle } from '@serikad/shared/invitations/defaults';
import { shownHijriDate } from '@serikad/shared/invitations/hijri-date';
import { shownJawi } from '@serikad/shared/invitations/jawi-names';
import { FROZEN_FIELDS, type FrozenDetails } from '@serikad/shared/orders/frozen-details.types';
import { jawiNamesOf } from './invitation-parts.js';
import type { InvitationRecord } from './invitation.schema.js';
import { savedTitle } from './invitation-title.js';

/**
 * The details of an invitation for the seller to work from: the fields of the list and no other, so that neither the
 * bank account nor anything that is added later gets into a copy by itself.
 */
export function frozenDetails(invitation: InvitationRecord, confirmedAt: Date): FrozenDetails {
  const jawiNames = jawiNamesOf(invitation.jawiNames);
  const shown = {
    ...invitation,
    hijriDate: shownHijriDate(invitation),
    jawiText: shownJawi({ ...invitation, jawiNames }),
  };
  // `null` for what an older invitation doesn't have.
  const details = Object.fromEntries(
    FROZEN_FIELDS.map((field): [string, unknown] => [field, shown[field] ?? null]),
  ) as Omit<FrozenDetails, 'confirmedAt'>;
  // The seller prints what the invitation shows.
  const title = publicTitle({ title: savedTitle(invitation), language: invitation.language });
  return { ...details, title, confirmedAt: confirmedAt.toISOString() };
}
