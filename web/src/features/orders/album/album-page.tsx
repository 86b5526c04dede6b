import type { CoupleAlbum, WholePhotoState } from '@serikad/shared/album/album.types';
import { isSectionOpen } from '@serikad/shared/invitations/packages';
import type { OrderDetails } from '@serikad/shared/orders/order.types';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Loaded } from '../../../components/loaded.js';
import '../../../components/ui/guest-list-icons.js';
import { Button, ButtonLink } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Icon } from '../../../components/ui/icon.js';
import { EmptyState, Skeleton } from '../../../components/ui/states.js';
import { paths, patterns } from '../../../config/paths.js';
import { albumTexts as t } from '../../../i18n/album.js';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { albumQuery } from '../queries/album.js';
import { useAlbumSwitch } from '../mutations/album.js';
import { AlbumSettings } from './album-settings.js';
import { ArchiveButton } from './archive-button.js';
import { stateIn } from './album-address.js';
import { PhotoList } from './photo-list.js';
import { WallLink } from './wall-link.js';
import * as css from './album.module.css';

/** How often new photos are looked for while guests add them, in milliseconds. */
const EVERY_MS = 20_000;

/** The couple's view of their guests' photos. */
export default function AlbumPage({ details }: { details: OrderDetails }) {
  const { order, invitation } = details;
  usePageTitle(t.title);
  const heading = useRef<HTMLHeadingElement>(null);
  // The address of the order's page but for its query: the app itself moves the focus on other changes alone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={classNames('wrap', css.page)}>
      <Link className="crumb" to={paths.orderView(order._id)}>
        <Icon name="arrow-left" />
        {t.back}
      </Link>
      <div className={css.head}>
        <h1 className="h-page" ref={heading} tabIndex={-1}>
          {t.title}
        </h1>
        <p className="soft">{t.lead}</p>
      </div>
      {isSectionOpen('album', order.items) ? (
        <Album details={details} key={invitation._id} />
      ) : (
        <section className="card">
          <EmptyState
            icon="lock"
            title={t.lockedTitle}
            actions={<ButtonLink to={`${patterns.changePackage}?orderId=${order._id}`}>{t.changePackage}</ButtonLink>}
          >
            {t.lockedText}
          </EmptyState>
        </section>
      )}
    </div>
  );
}

function AlbumSkeleton() {
  return (
    <div className={css.columns}>
      <div className="stack">
        <Skeleton height="3.25rem" />
        <Skeleton height="24rem" />
      </div>
      <Skeleton height="16rem" />
    </div>
  );
}

function Album({ details }: { details: OrderDetails }) {
  const { invitation } = details;
  const [query, setQuery] = useSearchParams();
  // Beside the address, which follows a moment later.
  const [state, setState] = useState(() => stateIn(query));
  /** The cursors of the page that is shown and of those before it. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const album = useQuery({
    ...albumQuery(invitation._id, state, cursors.at(-1)),
    // Not while photos are selected: the list would change under the selection.
    refetchInterval: ({ state: { data } }) =>
      data?.on === true && data.time === 'open' && cursors.length === 0 && !isBusy ? EVERY_MS : false,
  });
  const show = (next: WholePhotoState) => {
    setCursors([]);
    setState(next);
    setQuery({ album: next }, { replace: true, preventScrollReset: true, state: { keepFocus: true } });
  };
  return (
    <Loaded query={album} skeleton={<AlbumSkeleton />} errorText={t.loadError}>
      {(data) =>
        !data.on && isEmpty(data) ? (
          <Start invitationId={invitation._id} />
        ) : (
          <div className={css.columns}>
            <div className={css.photosMain}>
              <PhotoList
                key={state}
                album={data}
                isOther={album.isPlaceholderData}
                state={state}
                details={details}
                cursors={cursors}
                onPage={setCursors}
                onState={show}
                onBusy={setBusy}
              />
            </div>
            <aside className={css.side}>
              <AlbumSettings album={data} invitationId={invitation._id} />
              <WallLink invitationId={invitation._id} path={data.wallLink} />
              <ArchiveButton invitationId={invitation._id} counts={data.counts} />
            </aside>
          </div>
        )
      }
    </Loaded>
  );
}

function isEmpty({ counts }: CoupleAlbum): boolean {
  return counts.waiting + counts.approved + counts.hidden === 0;
}

/** Before the album was turned on for the first time: what it is. */
function Start({ invitationId }: { invitationId: string }) {
  const { isPending, mutate: turn } = useAlbumSwitch(invitationId);
  return (
    <section className={classNames('card card--lift', css.start)}>
      <div className="state__icon">
        <Icon name="image" />
      </div>
      <h2 className="h-sec">{t.startTitle}</h2>
      <ol className={css.steps}>
        {t.startSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button size="lg" busy={isPending} onClick={() => turn(true)}>
        {t.start}
      </Button>
    </section>
  );
}
