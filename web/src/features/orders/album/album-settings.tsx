import { MOST_ALBUM_BYTES, MOST_ALBUM_PHOTOS, type CoupleAlbum } from '@serikad/shared/album/album.types';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Switch } from '../../../components/ui/choices.js';
import { paths } from '../../../config/paths.js';
import { albumTexts as t } from '../../../i18n/album.js';
import { dateTime } from '../../../lib/format.js';
import { useAlbumSwitch } from '../mutations/album.js';
import { sizeText } from './sizes.js';
import * as css from './album.module.css';

/** Whether photos are taken, when, and how much space is used. */
export function AlbumSettings({ album, invitationId }: { album: CoupleAlbum; invitationId: string }) {
  /** What the switch shows until the server has answered. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { isPending, mutate: turn } = useAlbumSwitch(invitationId, () => setWanted(null));
  const { counts, bytes } = album;
  const photos = counts.waiting + counts.approved + counts.hidden;
  const used = Math.max(photos / MOST_ALBUM_PHOTOS, bytes / MOST_ALBUM_BYTES);
  return (
    <section className="card card__pad">
      <div className="stack">
        <Switch
          label={t.switch}
          hint={t.switchHint}
          checked={wanted ?? album.on}
          onChange={(on) => {
            if (isPending) return;
            setWanted(on);
            turn(on);
          }}
        />
        <When album={album} invitationId={invitationId} />
        <div>
          <p className={css.quota}>
            <b className="sr">{t.quota}: </b>
            <span>{t.photosOf(photos, MOST_ALBUM_PHOTOS)}</span>
            <span>{t.sizeOf(sizeText(bytes), sizeText(MOST_ALBUM_BYTES))}</span>
          </p>
          <svg className={css.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={Math.min(100, used * 100)} height="1" />
          </svg>
        </div>
      </div>
    </section>
  );
}

function When({ album: { on, time, opens, closes }, invitationId }: { album: CoupleAlbum; invitationId: string }) {
  if (opens === null || closes === null) {
    return (
      <p className="sm">
        {t.noDay}{' '}
        <Link className="link" to={paths.editorSection(invitationId, 'dateTime')}>
          {t.setDay}
        </Link>
      </p>
    );
  }
  if (!on) return null;
  const until = dateTime(closes);
  return (
    <p className="sm soft">
      {time === 'before' ? t.opensAt(dateTime(opens), until) : time === 'open' ? t.openUntil(until) : t.closedAt(until)}
    </p>
  );
}
