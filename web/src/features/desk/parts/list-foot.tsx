import type { To } from 'react-router-dom';
import { Pagination } from '../../../components/ui/navigation.js';
import { ordersTexts as t } from '../../../i18n/ms/desk/orders.js';

/** Under a list: which of how many are shown, and the way to its other pages. */
export function ListFoot({
  page,
  perPage,
  shown,
  count,
  to,
}: {
  page: number;
  perPage: number;
  shown: number;
  count: number;
  to: (page: number) => To;
}) {
  const first = (page - 1) * perPage;
  if (shown === 0) return null;
  return (
    <div className="desk-list__foot">
      <span className="xs soft num">{t.range(first + 1, first + shown, count)}</span>
      <Pagination page={page} pages={Math.ceil(count / perPage)} to={to} />
    </div>
  );
}
