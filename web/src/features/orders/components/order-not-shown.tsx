import type { OrderDetails } from '@serikad/shared/orders/order.types';
import type { UseQueryResult } from '@tanstack/react-query';
import { ButtonLink } from '../../../components/ui/button.js';
import { EmptyState, ErrorState, LoadingRegion, Skeleton } from '../../../components/ui/states.js';
import { paths } from '../../../config/paths.js';
import { orderTexts as t } from '../../../i18n/orders.js';
import { isApiError } from '../../../lib/api-error.js';
import { useUserId } from '../../../lib/session/use-session.js';
import * as css from '../orders.module.css';

/** In place of an order that is on its way, could not be fetched, or is not there for this person. */
export function OrderNotShown({ order }: { order: UseQueryResult<OrderDetails> }) {
  const userId = useUserId() ?? '';
  return (
    <div className="wrap main">
      {/* Another customer's order looks like one that does not exist. */}
      {isApiError(order.error, 'not-found') ? (
        <EmptyState
          heading="h1"
          icon="box"
          title={t.notFound}
          actions={<ButtonLink to={paths.profile(userId)}>{t.back}</ButtonLink>}
        >
          {t.notFoundText}
        </EmptyState>
      ) : order.isError ? (
        <ErrorState heading="h1" error={order.error} onRetry={() => void order.refetch()} busy={order.isFetching}>
          {t.loadError}
        </ErrorState>
      ) : (
        <OrderSkeleton />
      )}
    </div>
  );
}

function OrderSkeleton() {
  return (
    <LoadingRegion heading="h1">
      <div className={css.orderHead}>
        <Skeleton className={css.orderHeadSkeleton} ratio="2 / 3" />
        <div className="stack">
          <Skeleton width="10rem" height="0.75rem" />
          <Skeleton width="min(20rem, 100%)" height="2.25rem" />
          <Skeleton width="12rem" height="0.875rem" />
        </div>
      </div>
      <div className={css.orderCols}>
        <Skeleton height="20rem" className={css.orderSkeleton} />
        <Skeleton height="24rem" className={css.orderSkeleton} />
      </div>
    </LoadingRegion>
  );
}
