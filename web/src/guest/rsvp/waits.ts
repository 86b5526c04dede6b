import { waitingReason } from '@serikad/shared/rsvp/waiting-message';

/**
 * Whether other guests read a message only after the couple have approved it.
 * @param before the message that the server had until now: one that stays as it was may be approved already
 */
export function waits(message: string, before: string | undefined, approveWishes: boolean): boolean {
  return message !== before && waitingReason(message, approveWishes) !== null;
}
