/** Which sheet a tap opens. */
export type SheetRequest =
  | { kind: 'photo'; index: number }
  | { kind: 'contacts' | 'calendar' | 'location' | 'gift' }
  | { kind: 'rsvp'; attending?: boolean; wishOnly?: boolean };
