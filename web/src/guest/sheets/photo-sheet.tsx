import { useState } from 'react';
import { useGuest } from '../guest-context.js';
import { pictureUrl } from '../view/picture-url.js';
import { Sheet } from './sheet.js';
import { WholePhoto } from './whole-photo.js';

/** The photos of the couple's gallery one by one and uncropped. */
export function PhotoSheet({ first, onClosed }: { first: number; onClosed: () => void }) {
  const { bundle, texts } = useGuest();
  const { photos } = bundle;
  const [index, setIndex] = useState(first);
  const photo = photos[index];
  if (!photo) return null;
  return (
    <Sheet title={texts.gallery} onClosed={onClosed}>
      <WholePhoto
        id={photo._id}
        src={pictureUrl(photo.imageUrl)}
        position={texts.photoOf(index + 1, photos.length)}
        hasPrevious={photos.length > 1}
        hasNext={photos.length > 1}
        onStep={(by) => setIndex((index + by + photos.length) % photos.length)}
      />
    </Sheet>
  );
}

/** The photo of gate or landmark. */
export function PlacePhotoSheet({ onClosed }: { onClosed: () => void }) {
  const { bundle, texts } = useGuest();
  if (bundle.invitation.placePhoto === '') return null;
  return (
    <Sheet title={texts.landmark} onClosed={onClosed}>
      <WholePlacePhoto />
    </Sheet>
  );
}

/** The photo of gate or landmark with what the couple say of it. */
export function WholePlacePhoto() {
  const { placePhoto, placeNotes } = useGuest().bundle.invitation;
  return (
    <WholePhoto id={placePhoto} src={pictureUrl(placePhoto)} alt={placeNotes.landmark} position={placeNotes.landmark} />
  );
}
