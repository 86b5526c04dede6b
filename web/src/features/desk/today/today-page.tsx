import type { UserView } from '@serikad/shared/users/user.types';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ErrorState, LoadingRegion, Price, Skeleton } from '../../../components/ui/states.js';
import { paths } from '../../../config/paths.js';
import { deskTexts, ringgit, todayTexts as t } from '../../../i18n/ms/desk.js';
import { longDate } from '../../../lib/format.js';
import { deskFiguresQuery, deskOrdersQuery } from '../../../lib/queries/desk.js';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { queryOf, type OrderFilters } from '../orders/order-filters.js';
import { hourNow, today } from '../parts/days.js';
import { Queue } from './queue.js';
import { ShortList } from './short-list.js';

/** How many of a queue stand here; the rest is a tap away. */
const SHOWN = 5;
/** The shop goes on while the page is open. */
const EVERY_MS = 60_000;
const live = { refetchInterval: EVERY_MS, placeholderData: keepPreviousData };

/** /admin: what is there to do. */
export function TodayPage({ seller }: { seller: UserView }) {
  usePageTitle(deskTexts.today);
  const day = today();
  const made = useQuery({ ...deskOrdersQuery({ limit: SHOWN, from: day }), ...live });
  const toMake = useQuery({ ...deskOrdersQuery({ limit: SHOWN, itemStatus: 'in-progress', sort: 'oldest' }), ...live });
  const waiting = useQuery({ ...deskOrdersQuery({ limit: SHOWN, itemStatus: 'approval', sort: 'oldest' }), ...live });
  const trials = useQuery({ ...deskOrdersQuery({ limit: SHOWN, payment: 'trial', sort: 'oldest' }), ...live });
  const figures = useQuery({ ...deskFiguresQuery({ from: day, to: day }), ...live });
  const all = [made, toMake, waiting, trials, figures];

  if (all.some(({ data, isError }) => isError && data === undefined)) {
    const again = () => all.forEach(({ isError, refetch }) => isError && void refetch());
    return (
      <ErrorState heading="h1" onRetry={again} busy={all.some(({ isFetching }) => isFetching)}>
        {deskTexts.loadError}
      </ErrorState>
    );
  }
  if (!made.data || !toMake.data || !waiting.data || !trials.data || !figures.data) return <TodaySkeleton />;

  const to = (filters: Partial<OrderFilters>) => paths.deskOrders(queryOf(filters));
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
      <h1 className="desk-say">
        {t.greeting(hourNow(), seller.name)} <Link to={to(filters.made)}>{t.newOrders(made.data.count)}</Link>,{' '}
        <Link to={to(filters.toMake)}>{t.toMake(toMake.data.count)}</Link>,{' '}
        <Link to={to(filters.waiting)}>{t.waiting(waiting.data.count)}</Link> {t.waitingEnd} {t.and}{' '}
        <Link to={to(filters.owed)}>{ringgit(figures.data.outstanding)}</Link> {t.owed}.
      </h1>
      <div className="desk-cols">
        <div className="desk-stack">
          <Queue
            title={t.toMakeTitle}
            hint={t.toMakeHint}
            none={t.toMakeNone}
            page={toMake.data}
            status="in-progress"
            query={queryOf(filters.toMake)}
          />
          <Queue
            title={t.waitingTitle}
            none={t.waitingNone}
            page={waiting.data}
            status="approval"
            query={queryOf(filters.waiting)}
          />
        </div>
        <div className="desk-stack">
          <ShortList title={t.newTitle} none={t.newNone} page={made.data} query={queryOf(filters.made)} kind="made" />
          <section className="card card__pad desk-paid">
            <div>
              <h2 className="h-card">{t.paidToday}</h2>
              <p className="xs soft">{t.paidHint}</p>
            </div>
            <Price amount={figures.data.revenue.toLocaleString('en-MY')} />
          </section>
          <ShortList
            title={t.trialTitle}
            none={t.trialNone}
            page={trials.data}
            query={queryOf(filters.trials)}
            kind="trial"
          />
        </div>
      </div>
    </>
  );
}

function TodaySkeleton() {
  return (
    <LoadingRegion heading="h1">
      <Skeleton width="11rem" height="1rem" />
      <Skeleton className="desk-say" width="min(100%, 34rem)" height="4.5rem" />
      <div className="desk-cols">
        <Skeleton className="desk-skel" height="20rem" />
        <Skeleton className="desk-skel" height="14rem" />
      </div>
    </LoadingRegion>
  );
}
