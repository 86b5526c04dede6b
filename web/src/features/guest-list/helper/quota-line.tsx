import { helperTexts as t } from '../../../i18n/link-pages.js';
import * as css from '../links/links.module.css';

/** So few seats left are said in gold. */
const FEW = 8;

/** "98 daripada 150 tempat": what the families of the branch take of its quota. */
export function QuotaLine({ seats, quota }: { seats: number; quota: number | null }) {
  const left = quota === null ? null : Math.max(0, quota - seats);
  const isLow = left !== null && left < FEW;
  return (
    <div className={css.quota}>
      <p>
        <span>
          <b className="num">{seats}</b>{' '}
          <span className="soft">{quota === null ? t.seatsTaken(seats) : t.seatsOf(quota)}</span>
        </span>
        {left !== null && (
          <span className={css.left} data-low={isLow}>
            {left === 0 ? t.full : t.seatsLeft(left)}
          </span>
        )}
      </p>
      {quota !== null && (
        <progress
          className={css.bar}
          data-low={isLow}
          max={Math.max(1, quota)}
          value={Math.min(seats, quota)}
          aria-label={t.seats}
        />
      )}
    </div>
  );
}
