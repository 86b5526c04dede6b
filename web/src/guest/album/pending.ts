/**
 * Notes for the next visit how many photos this device has that were not sent,
 * so that it sends them without being asked.
 */
export function notePending(invitationId: string, count: number): void {
  try {
    if (count === 0) localStorage.removeItem(nameOf(invitationId));
    else localStorage.setItem(nameOf(invitationId), String(count));
  } catch {
    // They are sent once the guest opens the sheet.
  }
}

/** Whether photos of an earlier visit wait. */
export function isPending(invitationId: string): boolean {
  try {
    return localStorage.getItem(nameOf(invitationId)) !== null;
  } catch {
    return false;
  }
}

const nameOf = (invitationId: string): string => `album-pending:${invitationId}`;
