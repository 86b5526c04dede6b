import { waitingReason } from '@serikad/shared/rsvp/waiting-message';

interface Words {
  from: string;
  message: string;
}

/**
 * Whether other guests read a message only after the couple have approved it.
 * @param before the words that the server had until now: a message that stays as it was may be approved already
 */
export function waits(now: Words, before: Words | null | undefined, approveWishes: boolean): boolean {
  return waitingReason(now, approveWishes, before) !== null;
}
