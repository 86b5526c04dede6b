import { DAY_MS } from '../calendar/durations.js';
import type { InvitationView } from '../invitations/invitation.types.js';
import { albumOpens } from './album-opens.js';
import { ALBUM_DAYS, type AlbumTime } from './album.types.js';

type Timed = Pick<InvitationView, 'date' | 'startTime' | 'endTime'>;

/**
 * When guests may add photos, in milliseconds since the epoch:
 * from the wedding's start on; nothing while it has no day.
 */
export function albumMoments(wedding: Timed): { opens: number; closes: number } | null {
  const opens = albumOpens(wedding);
  return opens === Infinity ? null : { opens, closes: opens + ALBUM_DAYS * DAY_MS };
}

/** @param now milliseconds since the epoch */
export function albumTime(invitation: Timed, now: number): AlbumTime {
  const moments = albumMoments(invitation);
  if (!moments || now < moments.opens) return 'before';
  return now < moments.closes ? 'open' : 'over';
}
