import type { InvitationView } from '@serikad/shared/invitations/invitation.types';

/** The moments (milliseconds since the epoch) at which an invitation's page changes by the clock alone. */
export function pageMoments({ liveTimes }: Pick<InvitationView, 'liveTimes'>): number[] {
  return liveTimes ? [Date.parse(liveTimes.from), Date.parse(liveTimes.until)] : [];
}

/** Whether a page that was rendered at one moment still holds at another one. */
export function isSamePage(moments: readonly number[], renderedAt: number, now: number): boolean {
  return moments.every((moment) => moment <= renderedAt === moment <= now);
}
