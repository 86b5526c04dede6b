import { CalendarSheet } from './calendar-sheet.js';
import { ContactsSheet } from './contacts-sheet.js';
import { GiftSheet } from './gift-sheet.js';
import { LocationSheet } from './location-sheet.js';
import { PhotoSheet, PlacePhotoSheet } from './photo-sheet.js';
import { RsvpSheet } from './rsvp-sheet.js';
import type { SheetRequest } from './sheet-request.js';

/** The one sheet that is open, if any. */
export function Sheets({ request, onClosed }: { request: SheetRequest; onClosed: () => void }) {
  switch (request.kind) {
    case 'contacts':
      return <ContactsSheet onClosed={onClosed} />;
    case 'calendar':
      return <CalendarSheet onClosed={onClosed} />;
    case 'location':
      return <LocationSheet onClosed={onClosed} />;
    case 'gift':
      return <GiftSheet onClosed={onClosed} />;
    case 'place-photo':
      return <PlacePhotoSheet onClosed={onClosed} />;
    case 'photo':
      return <PhotoSheet first={request.index} onClosed={onClosed} />;
    case 'loaded':
      return <request.Sheet onClosed={onClosed} />;
    case 'rsvp':
      return (
        <RsvpSheet
          attending={request.attending}
          wishOnly={request.wishOnly}
          remove={request.remove}
          onClosed={onClosed}
        />
      );
  }
}
