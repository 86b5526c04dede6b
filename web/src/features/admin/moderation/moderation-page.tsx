import type { AdminPicture, AdminWish, OrderContent } from '@serikad/shared/admin/content.types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Icon } from '../../../components/ui/icon.js';
import { Pill, Skeleton } from '../../../components/ui/states.js';
import { paths } from '../../../config/paths.js';
import { contentTexts as t } from '../../../i18n/admin/content.js';
import { orderTexts } from '../../../i18n/admin/order.js';
import { PICTURE_NAMES, removalTexts } from '../../../i18n/removals.js';
import { isApiError } from '../../../lib/api-error.js';
import { dateTime } from '../../../lib/format.js';
import { adminContentQuery, adminOrderQuery } from '../queries/admin.js';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { Loaded } from '../components/loaded.js';
import { NotFoundHere } from '../components/not-found-here.js';
import { OrderNames } from '../components/order-names.js';
import { pageOf } from '../components/pages-of.js';
import { PagedList } from '../components/list-foot.js';
import { useShortcut } from '../frame/shortcuts-context.js';
import { AlbumPhotos } from './album-photos.js';
import { ModerationDialog, type ModerationTarget } from './moderation-dialog.js';
import * as adminCss from '../admin.module.css';
import * as orderCss from '../order/order.module.css';
import * as contentCss from './moderation.module.css';

const PER_PAGE = 50;

/** /admin/orders/:id/content: the pictures and the guests' words of an invitation, each with its way out. */
export function Component() {
  usePageTitle(t.title);
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const page = pageOf(query.get('page'));
  const list = new URLSearchParams(query);
  list.delete('page');
  const back = paths.adminOrder(id, list.toString());
  const navigate = useNavigate();
  useShortcut('back', () => void navigate(back));
  const content = useQuery(adminContentQuery(id, page, PER_PAGE));
  const order = useQuery(adminOrderQuery(id));
  const [target, setTarget] = useState<ModerationTarget | null>(null);
  if (isApiError(content.error, 'not-found')) return <NotFoundHere>{orderTexts.notFoundText}</NotFoundHere>;
  const addressOf = (target: number) => {
    const next = new URLSearchParams(list);
    if (target > 1) next.set('page', String(target));
    return paths.adminContent(id, next.toString());
  };
  return (
    <>
      <div className={orderCss.orderCrumb}>
        <Link className="crumb" to={back}>
          <Icon name="chevron-left" />
          {order.data ? <OrderNames order={order.data.order} /> : t.back}
        </Link>
      </div>
      <div className={adminCss.head}>
        <h1>{t.title}</h1>
      </div>
      <Loaded query={content} skeleton={<ContentSkeleton />}>
        {(data) => (
          <div className={adminCss.column}>
            <Pictures content={data} onModerate={setTarget} />
            <AlbumPhotos orderId={id} onModerate={setTarget} />
            <section className="card" aria-busy={content.isPlaceholderData || undefined}>
              <div className="card__head">
                <h2 className="h-card">
                  {t.wishes} <span className={classNames(adminCss.count, 'num')}>{data.wishCount}</span>
                </h2>
              </div>
              <PagedList
                page={page}
                perPage={PER_PAGE}
                shown={data.wishes.length}
                count={data.wishCount}
                countIs="exact"
                to={addressOf}
                empty={<p className="card__pad sm soft">{t.noWishes}</p>}
              >
                <ul className="divide">
                  {data.wishes.map((wish) => (
                    <Wish key={wish._id} wish={wish} onModerate={setTarget} />
                  ))}
                </ul>
              </PagedList>
            </section>
          </div>
        )}
      </Loaded>
      <ModerationDialog orderId={id} target={target} onClose={() => setTarget(null)} />
    </>
  );
}

function ContentSkeleton() {
  return (
    <div className={adminCss.column}>
      <Skeleton className={adminCss.skeleton} height="14rem" />
      <Skeleton className={adminCss.skeleton} height="20rem" />
    </div>
  );
}

function Pictures({ content, onModerate }: { content: OrderContent; onModerate: (target: ModerationTarget) => void }) {
  const { pictures, removals } = content;
  return (
    <section className="card">
      <div className="card__head">
        <h2 className="h-card">
          {t.pictures} <span className={classNames(adminCss.count, 'num')}>{pictures.length}</span>
        </h2>
      </div>
      {pictures.length === 0 ? (
        <p className="card__pad sm soft">{t.noPictures}</p>
      ) : (
        <ul className={classNames(contentCss.pics, 'card__pad')}>
          {pictures.map((picture, index) => (
            <Picture
              key={`${picture.place} ${picture.imageUrl}`}
              picture={picture}
              at={index + 1}
              onRemove={() => onModerate({ kind: 'picture', picture })}
            />
          ))}
        </ul>
      )}
      {removals.length > 0 && (
        <div className={classNames('card__pad', contentCss.gone)}>
          <h3 className="h-label">{t.removals}</h3>
          <ul className="xs">
            {removals.map(({ place, at, reason }) => (
              <li key={at + place}>
                <b>{PICTURE_NAMES[place]}</b> <span className="soft num">{dateTime(at)}</span>{' '}
                {removalTexts.reason(reason)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Picture({
  picture: { place, imageUrl, title },
  at,
  onRemove,
}: {
  picture: AdminPicture;
  at: number;
  onRemove: () => void;
}) {
  const name = title === '' ? PICTURE_NAMES[place] : `${PICTURE_NAMES[place]}: ${title}`;
  return (
    <li>
      <a href={`/storage/${imageUrl}`} target="_blank" rel="noopener noreferrer">
        <img src={`/storage/${imageUrl.replace(/\.webp$/, '-320.webp')}`} alt={name} loading="lazy" />
      </a>
      <p className="xs">{name}</p>
      <Button variant="ghost" size="sm" icon="trash" aria-label={t.removeOf(name, at)} onClick={onRemove}>
        {t.remove}
      </Button>
    </li>
  );
}

function Wish({ wish, onModerate }: { wish: AdminWish; onModerate: (target: ModerationTarget) => void }) {
  const { from, message, createdAt, withheld } = wish;
  return (
    <li className={contentCss.wish}>
      <div className="grow">
        <p>
          <b>{from}</b> <span className="xs soft num">{dateTime(createdAt)}</span>{' '}
          {withheld && <Pill tone="bad">{t.hidden}</Pill>}
        </p>
        <p className={classNames('sm', contentCss.wishText)}>{message}</p>
        {withheld && <p className="xs soft">{removalTexts.reason(withheld.reason)}</p>}
      </div>
      <Button
        variant={withheld ? 'second' : 'ghost'}
        size="sm"
        icon={withheld ? 'undo' : 'trash'}
        aria-label={withheld ? t.showOf(from) : t.hideOf(from)}
        onClick={() => onModerate({ kind: 'wish', wish })}
      >
        {withheld ? t.show : t.hide}
      </Button>
    </li>
  );
}
