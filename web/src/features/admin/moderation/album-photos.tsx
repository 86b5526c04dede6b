import type { AdminAlbumPhoto } from '@serikad/shared/admin/content.types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { ErrorState, Pill, type PillTone } from '../../../components/ui/states.js';
import { albumContentTexts as t, contentTexts } from '../../../i18n/admin/content.js';
import { PICTURE_NAMES, removalTexts } from '../../../i18n/removals.js';
import { dateTime } from '../../../lib/format.js';
import { adminAlbumQuery } from '../queries/admin.js';
import type { ModerationTarget } from './moderation-dialog.js';
import * as adminCss from '../admin.module.css';
import * as css from './moderation.module.css';

const TONES: Readonly<Record<AdminAlbumPhoto['state'], PillTone>> = { waiting: 'wait', approved: 'ok', hidden: 'mute' };

/** The photos that guests added to an order's album, also those that are not approved. Nothing where there are none. */
export function AlbumPhotos({
  orderId,
  onModerate,
}: {
  orderId: string;
  onModerate: (target: ModerationTarget) => void;
}) {
  /** The cursors of the page that is shown and of those before it. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(adminAlbumQuery(orderId, cursors.at(-1)));
  if (!data) {
    return error === null ? null : (
      <section className="card">
        <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()}>
          {t.failed}
        </ErrorState>
      </section>
    );
  }
  const { photos, count, next } = data;
  if (count === 0) return null;
  return (
    <section className="card" aria-busy={isPlaceholderData || undefined} data-part="album-photos">
      <div className="card__head">
        <h2 className="h-card">
          {PICTURE_NAMES.album} <span className={classNames(adminCss.count, 'num')}>{count}</span>
        </h2>
      </div>
      <ul className={classNames(css.pics, 'card__pad')}>
        {photos.map((photo, index) => (
          <Photo
            key={photo._id}
            photo={photo}
            at={index + 1}
            onRemove={() =>
              onModerate({
                kind: 'picture',
                picture: { place: 'album', imageUrl: photo.imageUrl, title: photo.name },
              })
            }
          />
        ))}
      </ul>
      {(cursors.length > 0 || next !== null) && (
        <nav className={classNames('card__pad', css.more)} aria-label={PICTURE_NAMES.album}>
          <Button
            variant="second"
            size="sm"
            disabled={cursors.length === 0 || isPlaceholderData}
            onClick={() => setCursors(cursors.slice(0, -1))}
          >
            {t.newer}
          </Button>
          <Button
            variant="second"
            size="sm"
            disabled={next === null || isPlaceholderData}
            onClick={() => next !== null && setCursors([...cursors, next])}
          >
            {t.older}
          </Button>
        </nav>
      )}
    </section>
  );
}

function Photo({ photo, at, onRemove }: { photo: AdminAlbumPhoto; at: number; onRemove: () => void }) {
  const { name, state, pictures } = photo;
  const who = name === '' ? removalTexts.aGuest : name;
  const what = `${PICTURE_NAMES.album}: ${who}`;
  return (
    <li>
      <a href={pictures.large} target="_blank" rel="noopener noreferrer">
        <img src={pictures.small} alt={what} loading="lazy" />
      </a>
      <p className="xs">
        <b dir="auto">{who}</b> <span className="soft num">{dateTime(photo.at)}</span>
      </p>
      <Pill tone={TONES[state]}>{t.states[state]}</Pill>{' '}
      <Button variant="ghost" size="sm" icon="trash" aria-label={contentTexts.removeOf(what, at)} onClick={onRemove}>
        {contentTexts.remove}
      </Button>
    </li>
  );
}
