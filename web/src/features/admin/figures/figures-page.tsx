import { addDays } from '@serikad/shared/calendar/days';
import { MOST_FIGURE_DAYS, type ShopFigures } from '@serikad/shared/admin/figures.types';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { classNames } from '../../../components/ui/class-names.js';
import { Notice, Price, Skeleton } from '../../../components/ui/states.js';
import { adminTexts } from '../../../i18n/admin/common.js';
import { figuresTexts as t } from '../../../i18n/admin/figures.js';
import { adminFiguresQuery } from '../queries/admin.js';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { ringgit } from '@serikad/shared/payments/ringgit';
import { today } from '../components/days.js';
import { Loaded } from '../components/loaded.js';
import { BarChart } from './bar-chart.js';
import { barsBeside, barsOf, changeOf, type Measure } from './chart-data.js';
import { CrashesCard } from './crashes-card.js';
import { DesignsCard } from './designs-card.js';
import { FunnelCard } from './funnel-card.js';
import { LineChart } from './line-chart.js';
import { OwedCard } from './owed-card.js';
import { PagesCard } from './pages-card.js';
import { RangePicker } from './range-picker.js';
import { lengthOf, rangeBefore, rangeOf, type Range } from './range.js';
import * as adminCss from '../admin.module.css';
import * as figuresCss from './figures.module.css';

/** /admin/figures: how the shop is doing. */
export function Component() {
  usePageTitle(adminTexts.figures);
  const [query] = useSearchParams();
  const day = today();
  const range = rangeOf(query, day);
  const length = lengthOf(range);
  const isRange = length >= 1 && length <= MOST_FIGURE_DAYS && range.to <= day;
  const figures = useQuery({ ...adminFiguresQuery({ ...range }), enabled: isRange });
  const before = useQuery({ ...adminFiguresQuery({ ...rangeBefore(range) }), enabled: isRange });
  return (
    <>
      <div className={classNames(adminCss.head, figuresCss.headRange)}>
        <h1>{adminTexts.figures}</h1>
        <RangePicker range={range} today={day} />
      </div>
      {!isRange ? (
        <Notice tone="warn" role="alert">
          {t.refused}
        </Notice>
      ) : (
        <Loaded query={figures} skeleton={<ChartsSkeleton />}>
          {(data) => <Charts figures={data} before={before.data} range={range} />}
        </Loaded>
      )}
    </>
  );
}

const plain = (value: number): string => value.toLocaleString('en-MY');

function Charts({ figures, before, range }: { figures: ShopFigures; before: ShopFigures | undefined; range: Range }) {
  const { grain, bars } = barsOf(figures.days);
  // While other days are on their way the two answers may be of different ones.
  const earlier =
    before?.to === addDays(figures.from, -1) && before.days.length === figures.days.length ? before : null;
  const compared = (of: Measure) =>
    earlier && (
      <Change
        now={figures[of]}
        before={earlier[of]}
        days={figures.days.length}
        say={of === 'revenue' ? ringgit : plain}
      />
    );
  const chart = { grain, bars };
  const title = (what: string) => `${what} ${t.per[grain]}`;
  return (
    <div className={classNames(adminCss.cols, adminCss.colsEven)}>
      <section className="card card__pad">
        <h2 className="h-card">{title(t.orders)}</h2>
        <p className={figuresCss.fig}>{plain(figures.orders)}</p>
        {compared('orders')}
        <BarChart what={t.orders} of="orders" say={plain} {...chart} />
      </section>
      <section className="card card__pad">
        <h2 className="h-card">{title(t.revenue)}</h2>
        <p className={figuresCss.fig}>
          <Price amount={figures.revenue.toLocaleString('en-MY').replace('-', '−')} />
        </p>
        {compared('revenue')}
        <p className="xs soft">{t.revenueHint}</p>
        <LineChart
          what={t.revenue}
          of="revenue"
          say={ringgit}
          before={earlier ? barsBeside(bars, earlier.days) : undefined}
          {...chart}
        />
      </section>
      <FunnelCard figures={figures} />
      <OwedCard figures={figures} />
      <section className="card card__pad">
        <h2 className="h-card">{title(t.visitors)}</h2>
        <p className={figuresCss.fig}>{plain(figures.visitors)}</p>
        {compared('visitors')}
        <BarChart what={t.visitors} of="visitors" say={plain} {...chart} />
      </section>
      <PagesCard pages={figures.pages} />
      <DesignsCard range={range} />
      <CrashesCard />
    </div>
  );
}

function ChartsSkeleton() {
  return (
    <div className={classNames(adminCss.cols, adminCss.colsEven)}>
      {[0, 1, 2, 3].map((card) => (
        <Skeleton key={card} className={adminCss.skeleton} height="20rem" />
      ))}
    </div>
  );
}

/** What became of a figure since as many days before. */
function Change({ now, before, days, say }: { now: number; before: number; days: number; say: (n: number) => string }) {
  const change = changeOf(now, before);
  const percent = Math.abs((change ?? 0) * 100).toFixed(0);
  const text =
    change === null
      ? t.before(say(before), days)
      : percent === '0'
        ? t.same(days)
        : change > 0
          ? t.up(percent, days)
          : t.down(percent, days);
  return <p className="xs soft">{text}</p>;
}
