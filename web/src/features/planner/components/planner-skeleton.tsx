import { classNames } from '../../../components/ui/class-names.js';
import { LoadingRegion, Skeleton } from '../../../components/ui/states.js';
import * as css from '../planner.module.css';

export function PlannerSkeleton() {
  return (
    <LoadingRegion>
      <div className={css.plannerBody}>
        <div className={css.plannerBudget}>
          <Skeleton height="11rem" />
        </div>
        <div className={css.plannerMain}>
          {[3, 2].map((rows) => (
            <div key={rows} className={classNames('card', css.entryGroup)}>
              <div className="card__head">
                <Skeleton width="9rem" height="1rem" />
                <Skeleton width="6rem" height="1rem" />
              </div>
              <div className="divide">
                {Array.from({ length: rows }, (_, row) => (
                  <div key={row} className={classNames('row', css.entryGroupSkel)}>
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
