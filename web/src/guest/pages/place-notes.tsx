import { useGuest } from '../guest-context.js';

/** What helps guests to find the place and to arrive; nothing where the couple wrote none of it. */
export function PlaceNotes() {
  const { bundle, texts } = useGuest();
  const { landmark, parking, prayerRoom, wheelchair } = bundle.invitation.placeNotes;
  const notes = [
    [texts.landmark, landmark],
    [texts.parking, parking],
    [texts.prayerRoom, prayerRoom],
    [texts.wheelchair, wheelchair],
  ].filter(([, note]) => note !== '');
  if (notes.length === 0) return null;
  return (
    <dl className="place-notes">
      {notes.map(([label, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
