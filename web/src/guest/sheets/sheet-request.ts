/** Which sheet a tap opens. */
export type SheetRequest =
  { kind: 'contacts' | 'calendar' | 'location' | 'gift' } | { kind: 'rsvp'; attending?: boolean; wishOnly?: boolean };
