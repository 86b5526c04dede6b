import type { GuestList } from '@serikad/shared/guest-list/family.types';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { TotalsStrip } from './totals-strip.js';

/** The guest list after the guests' data was erased: its figures. The order's page says since when. */
export function ErasedList({ list, invitation }: { list: GuestList; invitation: InvitationView }) {
  return (
    <>
      <h2 className="sr">{t.title}</h2>
      <TotalsStrip totals={list.totals} limit={invitation.totalAttendanceLimit} />
    </>
  );
}
