import { LoadingRegion, Skeleton } from '../../../components/ui/states.js';

/** The shape of a checklist that is on its way. */
export function PlannerSkeleton() {
  return (
    <LoadingRegion>
      <div className="planner__body">
        <div className="planner__budget">
          <Skeleton height="11rem" />
        </div>
        <div className="planner__main">
          {[3, 2].map((rows) => (
            <div key={rows} className="card entry-group">
              <div className="card__head">
                <Skeleton width="9rem" height="1rem" />
                <Skeleton width="6rem" height="1rem" />
              </div>
              <div className="divide">
                {Array.from({ length: rows }, (_, row) => (
                  <div key={row} className="row entry-group__skel">
                    <Skeleton width="1.375rem" height="1.375rem" />
                    <div className="grow">
                      <Skeleton width="60%" height="0.875rem" />
                    </div>
                    <Skeleton width="4rem" height="0.875rem" />
                  </div>
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
    </LoadingRegion>
  );
}
