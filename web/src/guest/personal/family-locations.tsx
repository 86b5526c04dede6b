import { isWebLink } from '@serikad/shared/validation/web-link';
import { useGuest } from '../guest-context.js';
import { LinkRow } from '../sheets/link-row.js';
import { Sheet } from '../sheets/sheet.js';
import { CopyButton } from '../ui/copy-button.js';
import { mapOf, placeLine } from './session-map.js';
import type { ShownSession } from './use-sessions.js';

/** Whether the sessions are at more than one place. */
export function haveSeveralPlaces(sessions: readonly ShownSession[]): boolean {
  return new Set(sessions.map(({ place }) => placeLine(place))).size > 1;
}

/** The way to each session that the family is invited to. */
export function FamilyLocations({ sessions, onClosed }: { sessions: readonly ShownSession[]; onClosed: () => void }) {
  const { texts } = useGuest();
  return (
    <Sheet title={texts.location} onClosed={onClosed}>
      {sessions.map(({ id, title, when, place }) =>
        placeLine(place) === '' ? null : (
          <section key={id} className="session-calendar" aria-label={title}>
            <h3 dir="auto">{title}</h3>
            <p>{when}</p>
            <div className="place">
              <b dir="auto">{place.venue}</b>
              <span dir="auto">{place.address}</span>
              <CopyButton text={placeLine(place)} label={texts.copyAddress} />
            </div>
            <LinkRow icon="pin" title={texts.googleMaps} hint={texts.googleMapsHint} href={mapOf(place)} />
            {place.wazeLink !== '' && isWebLink(place.wazeLink) && (
              <LinkRow icon="navigate" title={texts.waze} hint={texts.wazeHint} href={place.wazeLink} />
            )}
          </section>
        ),
      )}
    </Sheet>
  );
}
