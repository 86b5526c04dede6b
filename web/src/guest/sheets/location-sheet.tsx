import { isWebLink } from '@serikad/shared/validation/web-link';
import { useGuest } from '../guest-context.js';
import { CopyButton } from '../ui/copy-button.js';
import { LinkRow } from './link-row.js';
import { Sheet } from './sheet.js';

export function LocationSheet({ onClosed }: { onClosed: () => void }) {
  const { bundle, view, texts } = useGuest();
  const { venue, location } = bundle.invitation;
  const query = encodeURIComponent(view.fullAddress);
  // The couple's own links where they gave any; the same rule as when they were stored, so that no other scheme shows.
  const maps = isWebLink(location.googleMapLink)
    ? location.googleMapLink
    : `https://www.google.com/maps/search/?api=1&query=${query}`;
  const waze = isWebLink(location.wazeLink) ? location.wazeLink : `https://waze.com/ul?q=${query}&navigate=yes`;
  return (
    <Sheet title={texts.location} onClosed={onClosed}>
      <div className="place">
        <b>{venue.venue}</b>
        <span>{venue.address}</span>
        {view.fullAddress !== '' && <CopyButton text={view.fullAddress} label={texts.copyAddress} />}
      </div>
      <LinkRow icon="pin" title={texts.googleMaps} hint={texts.googleMapsHint} href={maps} />
      <LinkRow icon="navigate" title={texts.waze} hint={texts.wazeHint} href={waze} />
    </Sheet>
  );
}
