import type { AdminOrderPage } from '@serikad/shared/admin/admin-order.types';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Icon } from '../../../components/ui/icon.js';
import { Select } from '../../../components/ui/inputs.js';
import { ChipLinks } from '../../../components/ui/navigation.js';
import { EmptyState, Skeleton } from '../../../components/ui/states.js';
import { paths } from '../../../config/paths.js';
import { cappedCount, countText, adminTexts } from '../../../i18n/admin/common.js';
import { ordersTexts as t } from '../../../i18n/admin/orders.js';
import { STATUS_NAMES } from '../../../i18n/orders.js';
import { dayAndMonth } from '../../../lib/format.js';
import { adminOrdersQuery } from '../queries/admin.js';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { ringgit } from '@serikad/shared/payments/ringgit';
import { ListFoot } from '../components/list-foot.js';
import { Loaded } from '../components/loaded.js';
import { isFiltered, ITEM_STATUSES, NO_FILTERS, ORDERS_PER_PAGE, paramsOf, queryOf, SHOWS } from './order-filters.js';
import { OrdersTable } from './orders-table.js';
import { SearchBox } from './search-box.js';
import { useOrderFilters } from './use-order-filters.js';
import { useRowKeys } from './use-row-keys.js';
import * as adminCss from '../admin.module.css';
import * as ordersCss from './orders.module.css';

const STATUS_OPTIONS = [
  { value: 'any', label: t.anyStatus } as const,
  ...ITEM_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] })),
];
const SORT_OPTIONS = [
  { value: 'newest', label: t.newest },
  { value: 'oldest', label: t.oldest },
] as const;

/** /admin/orders: every order, searched and filtered by the query of the address. */
export function Component() {
  usePageTitle(adminTexts.orders);
  const { filters, queryWith, change } = useOrderFilters();
  const orders = useQuery(adminOrdersQuery(paramsOf(filters)));
  const list = useRef<HTMLDivElement>(null);
  const { first } = useRowKeys(list);
  return (
    <>
      <div className={adminCss.head}>
        <h1>{adminTexts.orders}</h1>
        <p className="sm soft num" role="status">
          {orders.data && t.count(countText(orders.data))}
          {orders.data && (orders.data.counts.owed ?? 0) > 0 && ` · ${t.owed(ringgit(orders.data.counts.owed ?? 0))}`}
        </p>
      </div>
      <div className={ordersCss.tools}>
        <SearchBox value={filters.search} onSearch={(search) => change({ search }, true)} onDown={first} />
        <Select
          aria-label={t.status}
          value={filters.status}
          options={STATUS_OPTIONS}
          onChange={(status) => change({ status })}
        />
        <Select aria-label={t.sort} value={filters.sort} options={SORT_OPTIONS} onChange={(sort) => change({ sort })} />
      </div>
      <div className={adminCss.filterChips}>
        <ChipLinks
          label={t.payments}
          current={filters.show}
          chips={SHOWS.map((show) => ({
            id: show,
            label: <Counted label={t.show[show]} count={orders.data?.counts[show]} />,
            to: paths.adminOrders(queryWith({ show })),
          }))}
        />
        {filters.from !== '' && (
          <Link
            className={classNames('chip', adminCss.filterChipsFrom)}
            to={paths.adminOrders(queryWith({ from: '' }))}
            state={{ keepFocus: true }}
            aria-label={t.dropSince(dayAndMonth(filters.from))}
          >
            {t.since(dayAndMonth(filters.from))}
            <Icon name="close" />
          </Link>
        )}
      </div>
      <div className={classNames('card', ordersCss.list)} ref={list} aria-busy={orders.isPlaceholderData || undefined}>
        <Loaded query={orders} skeleton={<TableSkeleton />}>
          {(page) => <Found page={page} />}
        </Loaded>
      </div>
    </>
  );
}

/** A choice, and how many it holds as far as they are known. */
function Counted({ label, count = null }: { label: string; count: number | null | undefined }) {
  return (
    <>
      {label}{' '}
      {count !== null && <span className={classNames(adminCss.filterChipsCount, 'num')}>{cappedCount(count)}</span>}
    </>
  );
}

function Found({ page }: { page: AdminOrderPage }) {
  const { filters, queryWith, change } = useOrderFilters();
  const { count, countIs, orders } = page;
  if (orders.length > 0) {
    return (
      <>
        <OrdersTable orders={orders} query={queryOf(filters)} />
        <ListFoot
          page={filters.page}
          perPage={ORDERS_PER_PAGE}
          shown={orders.length}
          count={count}
          countIs={countIs}
          to={(target) => paths.adminOrders(queryWith({ page: target }))}
        />
      </>
    );
  }
  if (count > 0) {
    return (
      <EmptyState
        icon="search"
        title={t.beyond}
        actions={<ButtonLink to={paths.adminOrders(queryWith({}))}>{t.firstPage}</ButtonLink>}
      />
    );
  }
  if (!isFiltered(filters)) {
    return (
      <EmptyState icon="box" title={t.empty}>
        {t.emptyText}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="search"
      title={filters.search === '' ? t.none : t.noneFor(filters.search)}
      actions={
        <Button variant="second" onClick={() => change(NO_FILTERS)}>
          {t.clear}
        </Button>
      }
    >
      {t.noneText}
    </EmptyState>
  );
}

function TableSkeleton() {
  return (
    <>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className={ordersCss.skelRow}>
          <Skeleton width="2.25rem" ratio="2 / 3" />
          <div className="grow">
            <Skeleton width="min(60%, 14rem)" height="1.125rem" />
            <Skeleton className={ordersCss.skelRowSub} width="min(40%, 8rem)" height="0.75rem" />
          </div>
          <Skeleton width="5rem" height="1.5rem" />
        </div>
      ))}
    </>
  );
}
