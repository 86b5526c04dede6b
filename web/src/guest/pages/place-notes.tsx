import { useGuest } from '../guest-context.js';
import { pictureUrl } from '../view/picture-url.js';

/**
 * What helps guests to find the place and to arrive; nothing where the couple say none of it.
 * @param onPhoto opens the photo whole; absent on paper, which shows none
 */
export function PlaceNotes({ onPhoto }: { onPhoto?: () => void }) {
  const { bundle, texts } = useGuest();
  const { placeNotes, placePhoto } = bundle.invitation;
  const { landmark, parking, prayerRoom, wheelchair } = placeNotes;
  const photo = placePhoto !== '' && onPhoto && <PlacePhoto onOpen={onPhoto} />;
  const notes = [
    { label: texts.landmark, note: landmark, photo },
    { label: texts.parking, note: parking },
    { label: texts.prayerRoom, note: prayerRoom },
    { label: texts.wheelchair, note: wheelchair },
  ].filter((row) => row.note !== '' || row.photo);
  if (notes.length === 0) return null;
  return (
    <dl className="place-notes">
      {notes.map((row) => (
        <div key={row.label}>
          <dt>{row.label}</dt>
          {row.note !== '' && <dd dir="auto">{row.note}</dd>}
          {row.photo && <dd>{row.photo}</dd>}
        </div>
      ))}
    </dl>
  );
}

/**
 * The photo of gate or landmark in the width that phones need;
 * that of a sample has one width alone. A tap opens it whole.
 */
function PlacePhoto({ onOpen }: { onOpen: () => void }) {
  const { bundle, texts } = useGuest();
  const { placeNotes, placePhoto } = bundle.invitation;
  const alt = placeNotes.landmark || texts.landmark;
  return (
    <button type="button" className="place-photo" aria-label={`${texts.zoomIn}: ${alt}`} onClick={onOpen}>
      <img
        src={pictureUrl(bundle.invitation.isSample ? placePhoto : placePhoto.replace(/\.webp$/, '-640.webp'))}
        alt={alt}
        loading="lazy"
        decoding="async"
        draggable={false}
      />
    </button>
  );
}
