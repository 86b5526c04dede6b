import type * as malay from '../ms/editor-date-time.js';
import type { TextsLike } from '../texts-like.js';

export const prayerTexts: TextsLike<typeof malay.prayerTexts> = {
  show: 'Show prayer times on the card',
  showHint: 'Those during the event, approximately, below the programme.',
  state: 'State',
  district: 'District',
  choose: 'Choose',
  noDate: 'Choose the date of the event first.',
  failed: 'The prayer times could not be loaded. The card shows them all the same once this is saved.',
  of: (times) => `Approximately: ${times}.`,
  overlaps: 'At a prayer time',
  overlap: (activity, time, prayer) => `${activity} is at ${prayer} (${time}).`,
  overMaghrib: (time) => `The event goes on over Maghrib (${time}). Guests may need a place to pray.`,
};

export const hijriTexts: TextsLike<typeof malay.hijriTexts> = {
  show: 'Show the Hijri date on the card',
  hint: (proposal) => `Leave it empty to use ${proposal}.`,
  unknown: 'There is no calculation for this day. Write its Hijri date yourself.',
  noDate: 'Choose the date of the event first.',
  sighted: 'This month is announced after the new moon is sighted, so its date may change by a day.',
};

export const postponementTexts: TextsLike<typeof malay.postponementTexts> = {
  before: 'Original date',
  hint: 'Guests see a notice on the card. Their answers are kept.',
  date: 'New date',
  nextDay: 'Before the start, so the wedding ends on the next day. Check that this is meant.',
  notLater:
    'This new date is not after the first one. If the wedding is earlier, switch “The wedding is postponed” off and change the date alone.',
  dateHint: 'Leave it empty while it is open: guests read “New date to be announced”.',
};

export const phaseTexts: TextsLike<typeof malay.phaseTexts> = {
  mode: 'What the card shows',
  hints: {
    off: 'The card does not change.',
    auto: 'Save the date until the venue is filled in, then the invitation, today on the wedding day, and a thank-you after it.',
    'save-the-date': 'Names and date alone. Guests cannot answer yet.',
    invitation: 'All parts of the card, even when the date has passed.',
    today: 'Map, programme and phone numbers first.',
    thanks: 'Your thanks, the gallery and guests’ wishes.',
  },
  thanksHint: 'Leave it empty to use the usual one.',
};

export const programmeTexts: TextsLike<typeof malay.programmeTexts> = {
  tentativeText: 'Activities are sorted by time. Change the order with the arrows.',
  time: 'Time',
  activity: 'Activity',
  addActivity: 'Add an activity',
};
