import type { Counted } from '@serikad/shared/admin/counted';
import type { To } from 'react-router-dom';
import { Pagination } from '../../../components/ui/navigation.js';
import { countText } from '../../../i18n/admin/common.js';
import { ordersTexts as t } from '../../../i18n/admin/orders.js';
import { lastPage, pagesOf } from './pages-of.js';
import * as css from '../orders/orders.module.css';
import type { ReactNode } from 'react';

/** Under a list: which of how many are shown, and the way to its other pages. */
export function ListFoot({
  page,
  perPage,
  shown,
  count,
  countIs,
  to,
}: Counted & {
  page: number;
  perPage: number;
  shown: number;
  to: (page: number) => To;
}) {
  const first = (page - 1) * perPage;
  if (shown === 0) return null;
  return (
    <div className={css.listFoot}>
      <span className="xs soft num">
        {t.range(first + 1, first + shown, countText({ count, countIs }))}
        {countIs !== 'exact' && page === lastPage(perPage) && t.lastPage}
      </span>
      <Pagination page={page} pages={pagesOf({ page, perPage, shown, count, countIs })} to={to} />
    </div>
  );
}

/** A page of a list: its rows, or a sentence where there are none, and links to the other pages. */
export function PagedList({
  empty,
  children,
  ...foot
}: Parameters<typeof ListFoot>[0] & {
  empty: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      {foot.shown === 0 ? empty : children}
      <ListFoot {...foot} />
    </>
  );
}
