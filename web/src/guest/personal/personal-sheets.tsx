import type { SheetRequest } from '../sheets/sheet-request.js';
import { Sheets as OpenSheets } from '../sheets/sheets.js';
import { FamilyCalendar } from './family-calendar.js';
import { FamilyLocations, haveSeveralPlaces } from './family-locations.js';
import { FamilySheet } from './family-sheet.js';
import { useFamilyState } from './use-family.js';
import { useSessions } from './use-sessions.js';

/** The one sheet that is open on a personal page, if any. */
export function Sheets({ request, onClosed }: { request: SheetRequest; onClosed: () => void }) {
  const sessions = useSessions(useFamilyState().info);
  if (request.kind === 'calendar' && sessions.length > 0) {
    return <FamilyCalendar sessions={sessions} onClosed={onClosed} />;
  }
  if (request.kind === 'location' && haveSeveralPlaces(sessions)) {
    return <FamilyLocations sessions={sessions} onClosed={onClosed} />;
  }
  return request.kind === 'rsvp' ? (
    <FamilySheet request={request} onClosed={onClosed} />
  ) : (
    <OpenSheets request={request} onClosed={onClosed} />
  );
}
