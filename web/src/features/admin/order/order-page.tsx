import type { AdminOrderDetails } from '@serikad/shared/admin/admin-order.types';
import { DEFAULT_DESIGN } from '@serikad/shared/designs/design.types';
import { namesSlug } from '@serikad/shared/invitations/couple-names';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { DesignCover } from '../../../components/design-cover.js';
import { ButtonAnchor, ButtonLink } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Icon } from '../../../components/ui/icon.js';
import { ErrorState, LoadingRegion, Skeleton } from '../../../components/ui/states.js';
import { paths } from '../../../config/paths.js';
import { adminTexts } from '../../../i18n/admin/common.js';
import { contentTexts } from '../../../i18n/admin/content.js';
import { orderTexts as t } from '../../../i18n/admin/order.js';
import { isApiError } from '../../../lib/api-error.js';
import { dateTime } from '../../../lib/format.js';
import { adminOrderQuery } from '../queries/admin.js';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { ringgit } from '@serikad/shared/payments/ringgit';
import { customerChat } from '../components/customer-chat.js';
import { NotFoundHere } from '../components/not-found-here.js';
import { namesText, OrderNames } from '../components/order-names.js';
import { useShortcut } from '../frame/shortcuts-context.js';
import { CustomerCard } from './customer-card.js';
import { FrozenCard } from './frozen-card.js';
import { HistoryCard } from './history-card.js';
import { ItemsCard } from './items-card.js';
import { LedgerCard } from './ledger-card.js';
import { RecordPayment } from './record-payment.js';
import { useNeighbours, type Neighbours } from './use-neighbours.js';
import * as adminCss from '../admin.module.css';
import * as ordersCss from '../orders/orders.module.css';
import * as orderCss from './order.module.css';

/** /admin/orders/:id: one order whole. */
export function Component() {
  const { id = '' } = useParams();
  const details = useQuery(adminOrderQuery(id));
  const neighbours = useNeighbours(id);
  return (
    <>
      <OrderNav neighbours={neighbours} />
      {details.data ? (
        // Another order begins with forms of its own.
        <Order key={id} details={details.data} />
      ) : isApiError(details.error, 'not-found') ? (
        <NotFoundHere>{t.notFoundText}</NotFoundHere>
      ) : details.isError ? (
        <ErrorState heading="h1" error={details.error} onRetry={() => void details.refetch()} busy={details.isFetching}>
          {adminTexts.loadError}
        </ErrorState>
      ) : (
        <OrderSkeleton />
      )}
    </>
  );
}

/** Back to the list, and on to its next order without it. */
function OrderNav({ neighbours: { list, previous, next } }: { neighbours: Neighbours }) {
  const navigate = useNavigate();
  const go = (to: string | undefined) => (to === undefined ? undefined : () => void navigate(to));
  useShortcut('back', go(list));
  useShortcut('previous', go(previous));
  useShortcut('next', go(next));
  return (
    <div className={orderCss.orderCrumb}>
      <Link className="crumb" to={list}>
        <Icon name="chevron-left" />
        {adminTexts.orders}
      </Link>
      <nav className={classNames('row', orderCss.orderCrumbSteps)} aria-label={t.neighbours}>
        <Step to={previous} icon="chevron-left" label={t.previous} />
        <Step to={next} icon="chevron-right" label={t.next} />
      </nav>
    </div>
  );
}

function Step({ to, icon, label }: { to: string | undefined; icon: 'chevron-left' | 'chevron-right'; label: string }) {
  if (to === undefined) {
    return (
      <span className={classNames('btn btn--ghost btn--icon', orderCss.orderCrumbOff)} aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <Link className="btn btn--ghost btn--icon" to={to} aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  );
}

function Order({ details }: { details: AdminOrderDetails }) {
  const { order } = details;
  const invitation = order.invitation[0];
  usePageTitle(namesText(order));
  const card = invitation && paths.guestView(invitation._id, namesSlug(invitation.couple));
  const list = useSearchParams()[0].toString();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const record = () => {
    form.current?.scrollIntoView({ block: 'center' });
    form.current?.querySelector('input')?.focus({ preventScroll: true });
  };
  useShortcut('record', record);
  useShortcut('content', () => void navigate(paths.adminContent(order._id, list)));
  useShortcut('chat', () => window.open(customerChat(order), '_blank', 'noopener'));
  useShortcut('card', card === undefined ? undefined : () => window.open(card, '_blank', 'noopener'));
  return (
    <>
      <div className={classNames(adminCss.head, orderCss.orderHead)}>
        <DesignCover design={invitation?.design ?? DEFAULT_DESIGN} sizes="4rem" eager />
        <div className="grow">
          <h1>
            <OrderNames order={order} />
          </h1>
          <p className="sm soft">
            <span className="mono">{order._id}</span>{' '}
            <span className={classNames('num', orderCss.orderMade)}>{t.made(dateTime(order.createdAt))}</span>
          </p>
        </div>
        <div className={orderCss.orderAct}>
          {order.outstanding > 0 && (
            <button
              type="button"
              className={classNames('btn btn--danger until-desktop', orderCss.orderPay)}
              onClick={record}
            >
              <span>
                {t.balance} {ringgit(order.outstanding)}
              </span>
              <span>{t.record}</span>
            </button>
          )}
          <ButtonLink variant="second" icon="image" to={paths.adminContent(order._id, list)}>
            {contentTexts.open}
          </ButtonLink>
          {card !== undefined && (
            <ButtonAnchor variant="second" icon="eye" href={card} newTab>
              {t.view}
            </ButtonAnchor>
          )}
          <ButtonAnchor icon="chat" href={customerChat(order)} newTab>
            {t.whatsapp}
          </ButtonAnchor>
        </div>
      </div>
      <div className={adminCss.cols}>
        <div className={adminCss.column}>
          <ItemsCard details={details} />
          <FrozenCard details={details} />
          <HistoryCard entries={details.audit} />
        </div>
        <div className={adminCss.column}>
          <LedgerCard details={details} />
          <RecordPayment order={order} formRef={form} />
          <CustomerCard order={order} />
        </div>
      </div>
    </>
  );
}

function OrderSkeleton() {
  return (
    <LoadingRegion heading="h1">
      <div className={classNames(adminCss.head, orderCss.orderHead)}>
        <Skeleton className={orderCss.orderCover} ratio="2 / 3" />
        <div className="grow">
          <Skeleton width="min(80%, 18rem)" height="2rem" />
          <Skeleton className={ordersCss.skelRowSub} width="min(60%, 14rem)" height="0.875rem" />
        </div>
      </div>
      <div className={adminCss.cols}>
        <div className={adminCss.column}>
          <Skeleton className={adminCss.skeleton} height="16rem" />
          <Skeleton className={adminCss.skeleton} height="20rem" />
        </div>
        <div className={adminCss.column}>
          <Skeleton className={adminCss.skeleton} height="14rem" />
          <Skeleton className={adminCss.skeleton} height="18rem" />
        </div>
      </div>
    </LoadingRegion>
  );
}
