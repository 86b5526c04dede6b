import type { DesignView } from '@serikad/shared/designs/design.types';
import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import { INVITATION_SECTIONS, type InvitationSection } from '@serikad/shared/invitations/invitation.types';
import { newInvitationContent } from '@serikad/shared/invitations/new-invitation';

/** The id in the editor's address before there is an order. */
export const NEW = 'new';

/** An invitation that has no order yet: the defaults, with everything shown. */
export function newBundle(design: DesignView): InvitationBundle {
  return {
    invitation: {
      ...newInvitationContent({ design: design._id }),
      _id: NEW,
      orderId: null,
      isSample: false,
      createdAt: new Date().toISOString(),
      designCode: design._id,
      hijriDate: null,
      jawiText: null,
      prayerTimes: null,
      package: 'premium',
      theme: design.theme,
      viewAttendance: true,
      attendanceLimit: 0,
      totalAttendanceLimit: 0,
      attendanceMessage: '',
      attendanceMessageAlignment: 'text-center',
      revisions: Object.fromEntries(INVITATION_SECTIONS.map((section) => [section, 0])) as Record<
        InvitationSection,
        number
      >,
    },
    design,
    order: null,
    gifts: [],
    photos: [],
    attendance: { total: 0, full: false },
  };
}
