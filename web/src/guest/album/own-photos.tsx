import type { OwnAlbumPhoto } from '@serikad/shared/album/album.types';
import { useGuest } from '../guest-context.js';
import { albumTexts } from './album-texts.js';
import { CameraIcon } from './camera-icon.js';
import type { QueueState } from './guest-photos.js';

interface Props {
  state: QueueState;
  failed: boolean;
  onRetry: () => void;
  onOpen: (photo: OwnAlbumPhoto) => void;
}

/** The guest's photos that the server has, each with what became of it. */
export function OwnPhotos({ state, failed, onRetry, onOpen }: Props) {
  const { view, texts } = useGuest();
  const t = albumTexts(view.locale);
  const queued = new Set(state.items.filter((item) => item.state !== 'sent').map(({ photoId }) => photoId));
  // One that is being sent stands above.
  const photos = (state.own ?? []).filter(({ _id }) => !queued.has(_id));
  if (failed && state.own === null) {
    return (
      <div className="alb-failed">
        <p className="hint" role="alert">
          {t.ownFailed}
        </p>
        <button type="button" className="btn ghost small" onClick={onRetry}>
          <span>{texts.retry}</span>
        </button>
      </div>
    );
  }
  if (photos.length === 0) return null;
  return (
    <section aria-label={t.own}>
      <h3 className="sub">{t.own}</h3>
      <ul className="alb-grid alb-own">
        {photos.map((photo, index) => (
          <li key={photo._id}>
            <button
              type="button"
              aria-label={t.ownPhoto(index + 1, t.ownStates[photo.state])}
              onClick={() => onOpen(photo)}
            >
              {photo.pictures ? (
                <img src={photo.pictures.small} alt="" width={160} height={160} loading="lazy" decoding="async" />
              ) : (
                <span className="alb-none">
                  <CameraIcon />
                </span>
              )}
              <small className={`is-${photo.state}`}>{t.ownStates[photo.state]}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
