import { Skeleton } from '../../../components/ui/states.js';
import * as css from './links.module.css';

/** A page of a secret link while it loads. */
export function LinkSkeleton() {
  return (
    <div className={css.skeleton}>
      <Skeleton width="75%" height="2rem" />
      <Skeleton width="95%" height="1rem" />
      <Skeleton height="12rem" />
    </div>
  );
}
