/** The short names of the digital options. */
export const PLAN_NAMES = {
  'video-rsvp': 'Video + RSVP',
  'rsvp-premium': 'RSVP Premium',
  'rsvp-standard': 'RSVP Standard',
  'video-premium': 'Video Premium',
  'video-standard': 'Video Standard',
};
