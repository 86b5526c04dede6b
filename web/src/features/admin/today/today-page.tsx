import { type AdminToday, PERSONS_WARNED, PERSONS_WITHOUT_OFFICER } from '@serikad/shared/admin/admin-order.types';
import type { UserView } from '@serikad/shared/users/user.types';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Notice, Skeleton } from '../../../components/ui/states.js';
import { paths } from '../../../config/paths.js';
import { countText, adminTexts } from '../../../i18n/admin/common.js';
import { todayTexts as t } from '../../../i18n/admin/today.js';
import { longDate } from '../../../lib/format.js';
import { adminTodayQuery } from '../queries/admin.js';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { ringgit } from '@serikad/shared/payments/ringgit';
import { queryOf, type OrderFilters } from '../orders/order-filters.js';
import { useRowKeys } from '../orders/use-row-keys.js';
import { hourNow } from '../components/days.js';
import { Loaded } from '../components/loaded.js';
import { PaymentsCard } from './payments-card.js';
import { Queue } from './queue.js';
import { ShortList } from './short-list.js';
import * as adminCss from '../admin.module.css';
import * as todayCss from './today.module.css';

/** /admin: what is to do. The admin frame refetches it, for the numbers of its menu. */
export function TodayPage({ seller }: { seller: UserView }) {
  usePageTitle(adminTexts.today);
  const today = useQuery(adminTodayQuery());
  return (
    <Loaded query={today} heading="h1" skeleton={<TodaySkeleton />}>
      {(data) => <Today today={data} seller={seller} />}
    </Loaded>
  );
}

function Today({ today, seller }: { today: AdminToday; seller: UserView }) {
  const rows = useRef<HTMLDivElement>(null);
  useRowKeys(rows);
  const { day, made, toMake, waiting, trials, outstanding, paidToday, payments, persons } = today;
  const to = (filters: Partial<OrderFilters>) => paths.adminOrders(queryOf(filters));
  const filters = {
    made: { from: day },
    toMake: { status: 'in-progress', sort: 'oldest' },
    waiting: { status: 'approval', sort: 'oldest' },
    trials: { show: 'trial', sort: 'oldest' },
    owed: { show: 'outstanding' },
  } as const satisfies Record<string, Partial<OrderFilters>>;
  return (
    <>
      <p className="sm soft">{longDate(day)}</p>
      <h1 className={todayCss.say}>
        {t.greeting(hourNow(), seller.name)} <Link to={to(filters.made)}>{t.newOrders(countText(made))}</Link>,{' '}
        <Link to={to(filters.toMake)}>{t.toMake(countText(toMake))}</Link>,{' '}
        <Link to={to(filters.waiting)}>{t.waiting(countText(waiting))}</Link> {t.waitingEnd} {t.and}{' '}
        <Link to={to(filters.owed)}>{ringgit(outstanding)}</Link> {t.owed}.
      </h1>
      {persons >= PERSONS_WARNED && (
        <Notice tone="warn" role="note" title={t.personsTitle(persons, PERSONS_WITHOUT_OFFICER)}>
          {t.personsText(PERSONS_WITHOUT_OFFICER)}
        </Notice>
      )}
      <div className={adminCss.cols} ref={rows}>
        <div className={adminCss.column}>
          <Queue
            title={t.toMakeTitle}
            hint={t.toMakeHint}
            none={t.toMakeNone}
            page={toMake}
            status="in-progress"
            query={queryOf(filters.toMake)}
          />
          <Queue
            title={t.waitingTitle}
            none={t.waitingNone}
            page={waiting}
            status="approval"
            query={queryOf(filters.waiting)}
          />
        </div>
        <div className={adminCss.column}>
          <PaymentsCard paidToday={paidToday} payments={payments} />
          <ShortList title={t.newTitle} none={t.newNone} page={made} query={queryOf(filters.made)} kind="made" />
          <ShortList
            title={t.trialTitle}
            none={t.trialNone}
            page={trials}
            query={queryOf(filters.trials)}
            kind="trial"
          />
          <p className="xs soft num">{t.persons(persons)}</p>
        </div>
      </div>
    </>
  );
}

function TodaySkeleton() {
  return (
    <>
      <Skeleton width="11rem" height="1rem" />
      <Skeleton className={todayCss.say} width="min(100%, 34rem)" height="4.5rem" />
      <div className={adminCss.cols}>
        <Skeleton className={adminCss.skeleton} height="20rem" />
        <Skeleton className={adminCss.skeleton} height="14rem" />
      </div>
    </>
  );
}
