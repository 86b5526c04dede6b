import type { CoupleAlbum, WholePhotoState } from '@serikad/shared/album/album.types';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { ShareButton } from '../../../components/share/share-button.js';
import { Button } from '../../../components/ui/button.js';
import { EmptyState } from '../../../components/ui/states.js';
import { albumTexts as t } from '../../../i18n/album.js';
import { dateTime } from '../../../lib/format.js';

/** Why there are no photos of a state, and what to do. */
export function NoPhotos({
  album,
  state,
  invitation,
  onState,
}: {
  album: CoupleAlbum;
  state: WholePhotoState;
  invitation: InvitationView;
  onState: (state: WholePhotoState) => void;
}) {
  const { counts } = album;
  if (state === 'hidden') {
    return (
      <section className="card">
        <EmptyState icon="eye" title={t.noHiddenTitle} heading="h3">
          {t.noHiddenText}
        </EmptyState>
      </section>
    );
  }
  if (state === 'approved') {
    return (
      <section className="card">
        <EmptyState
          icon="check"
          title={t.noApprovedTitle}
          heading="h3"
          {...(counts.waiting > 0 && {
            actions: <Button onClick={() => onState('waiting')}>{t.review(counts.waiting)}</Button>,
          })}
        >
          {t.noApprovedText}
        </EmptyState>
      </section>
    );
  }
  return (
    <section className="card">
      <EmptyState
        icon="image"
        title={t.noWaitingTitle}
        heading="h3"
        {...(album.on &&
          album.time !== 'over' && { actions: <ShareButton variant="second" invitation={invitation} /> })}
      >
        {waitingText(album)}
      </EmptyState>
    </section>
  );
}

function waitingText({ on, time, opens, counts }: CoupleAlbum): string {
  const isDone = counts.approved + counts.hidden > 0;
  if (!on) return t.noWaitingOff;
  if (time === 'over') return isDone ? `${t.noWaitingDone} ${t.noWaitingOver}` : t.noWaitingOver;
  if (time === 'open') return isDone ? `${t.noWaitingDone} ${t.noWaitingOpen}` : t.noWaitingOpen;
  return opens === null ? t.noDay : t.noWaitingBefore(dateTime(opens));
}
