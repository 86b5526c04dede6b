import { LoadingRegion, Skeleton } from '../../../components/ui/states.js';
import * as css from '../orders.module.css';

/** The shape of an order's page while it loads. */
export function OrderSkeleton() {
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
