import { localeOf } from '@serikad/shared/i18n/language';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import type { PrayerTimes, ShownPrayerTimes } from '@serikad/shared/prayer-times/prayer-times.types';
import { shownPrayers } from '@serikad/shared/prayer-times/programme-prayers';
import { call } from './api/call.js';

/**
 * For the editor's preview: the prayer times that the server adds to an invitation, of what is typed. They are asked
 * for once for each day and district; until they are there, the preview shows none.
 * @param onLoaded called when some have come that were not there before
 */
export function previewPrayers(onLoaded: () => void): (invitation: InvitationView) => ShownPrayerTimes | null {
  const loaded = new Map<string, PrayerTimes>();
  const asked = new Set<string>();

  async function load(key: string, invitation: InvitationView): Promise<void> {
    asked.add(key);
    try {
      const path = `/api/invitation/prayer-times?${key}`;
      loaded.set(key, (await call<PrayerTimes>(path, localeOf(invitation.language))).data);
      onLoaded();
    } catch {
      // Asked again with the next change.
      asked.delete(key);
    }
  }

  return (invitation) => {
    const { date, prayers } = invitation;
    if (!prayers.show || prayers.district === '' || date === null || !/^(20\d\d|2100)-\d\d-\d\d$/.test(date))
      return null;
    const { district } = prayers;
    const key = new URLSearchParams({ date, district }).toString();
    const times = loaded.get(key);
    if (!times && !asked.has(key)) void load(key, invitation);
    return times ? { district, times: shownPrayers(times, invitation) } : null;
  };
}
