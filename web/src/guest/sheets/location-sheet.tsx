import { useState } from 'react';
import { useGuest } from '../guest-context.js';
import { PlaceNotes } from '../pages/place-notes.js';
import { CopyButton } from '../ui/copy-button.js';
import { LinkRow } from './link-row.js';
import { WholePlacePhoto } from './photo-sheet.js';
import { PrintableSheet } from './printable-sheet.js';

export function LocationSheet({ onClosed }: { onClosed: () => void }) {
  const { bundle, view, texts } = useGuest();
  const [photo, setPhoto] = useState(false);
  const { venue, placePhoto } = bundle.invitation;
  const { maps, waze } = view.places;
  const inner = { title: texts.landmark, onBack: () => setPhoto(false), content: <WholePlacePhoto /> };
  return (
    <PrintableSheet title={texts.location} onClosed={onClosed} inner={photo && placePhoto !== '' ? inner : undefined}>
      {view.fullAddress !== '' && (
        <div className="place">
          <b>{venue.venue}</b>
          <span>{venue.address}</span>
          <CopyButton text={view.fullAddress} label={texts.copyAddress} />
        </div>
      )}
      <PlaceNotes onPhoto={() => setPhoto(true)} />
      {maps !== null && <LinkRow icon="pin" title={texts.googleMaps} hint={texts.googleMapsHint} href={maps} />}
      {waze !== null && <LinkRow icon="navigate" title={texts.waze} hint={texts.wazeHint} href={waze} />}
    </PrintableSheet>
  );
}
