/**
 * The five prayers in the order of the day, as Malaysia's calendar names them; guests read these names in English too.
 */
export const PRAYERS = ['Subuh', 'Zohor', 'Asar', 'Maghrib', 'Isyak'] as const;
export type Prayer = (typeof PRAYERS)[number];

/** When the prayers of a day begin, each as HH:MM in Malaysia. */
export type PrayerTimes = Record<Prayer, string>;

export interface PrayerTime {
  prayer: Prayer;
  /** HH:MM */
  time: string;
}

/** Whether the page shows prayer times; `district`: whose (`District`), empty while none is chosen. */
export interface PrayerChoice {
  show: boolean;
  district: string;
}

/** The prayer times that the page shows: whose, and which. */
export interface ShownPrayerTimes {
  district: string;
  times: PrayerTime[];
}
