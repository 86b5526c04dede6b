import { LoadingRegion, Skeleton } from '../../components/ui/states.js';

/** The shape of an order's page while it loads. */
export function OrderSkeleton() {
  return (
    <LoadingRegion heading="h1">
      <div className="order-head">
        <Skeleton className="order-head__skeleton" ratio="2 / 3" />
        <div className="stack">
          <Skeleton width="10rem" height="0.75rem" />
          <Skeleton width="min(20rem, 100%)" height="2.25rem" />
          <Skeleton width="12rem" height="0.875rem" />
        </div>
      </div>
      <div className="order-cols">
        <Skeleton height="20rem" className="order-skeleton" />
        <Skeleton height="24rem" className="order-skeleton" />
      </div>
    </LoadingRegion>
  );
}
