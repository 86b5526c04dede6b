import { classNames } from '../../../components/ui/class-names.js';
import { figuresTexts as t } from '../../../i18n/admin/figures.js';
import { shortDate } from '../components/days.js';
import type { Bar, Grain, Measure } from './chart-data.js';
import { ChartFrame, daysOf, edgeOf, scaleOf } from './chart-frame.js';
import * as adminCss from '../admin.module.css';
import * as figuresCss from './figures.module.css';

/** A measure over time as a line, and beside it that of as many days just before, as soon as they are there. */
export function LineChart({
  what,
  grain,
  bars,
  before,
  of,
  say,
}: {
  what: string;
  grain: Grain;
  bars: readonly Bar[];
  /** As many as `bars`. */
  before: readonly Bar[] | undefined;
  of: Measure;
  say: (value: number) => string;
}) {
  const values = bars.map((bar) => bar[of]);
  const earlier = before?.map((bar) => bar[of]);
  const scale = scaleOf([...values, ...(earlier ?? [])]);
  const { y } = scale;
  const x = (index: number) => (bars.length === 1 ? 50 : (index / (bars.length - 1)) * 100);
  const most = values.indexOf(Math.max(...values));
  const [first, last, highest] = [bars[0], bars.at(-1), bars[most]];
  if (!first || !last || !highest) return null;
  const path = (of: readonly number[]) => of.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(value)}`).join('');
  const line = path(values);
  const place = { left: `${x(most)}%`, top: `${y(highest[of])}%` };
  const sum = (of: readonly number[]) => of.reduce((total, value) => total + value, 0);
  const [beforeFirst, beforeLast] = [before?.[0], before?.at(-1)];
  const sentences = [
    t.chart(what, t.per[grain], shortDate(first.from), shortDate(last.to), say(highest[of]), daysOf(highest)),
    ...(earlier && beforeFirst && beforeLast
      ? [t.beforeSentence(shortDate(beforeFirst.from), shortDate(beforeLast.to), say(sum(earlier)))]
      : []),
  ];
  return (
    <>
      <p className={classNames(figuresCss.chartLegend, 'xs soft')} aria-hidden="true">
        <span className={figuresCss.chartKey}>{t.thisPeriod}</span>
        {earlier && (
          <span className={classNames(figuresCss.chartKey, figuresCss.chartKeyBefore)}>{t.periodBefore}</span>
        )}
      </p>
      <ChartFrame
        sentence={sentences.join(' ')}
        scale={scale}
        bars={bars}
        table={{
          columns: [what, ...(before ? [t.periodBefore] : [])],
          row: (index) => [
            say(values[index] ?? 0),
            ...(before?.[index] && earlier ? [<Before key="before" bar={before[index]} say={say} of={of} />] : []),
          ],
        }}
        marks={
          <>
            <i className={figuresCss.chartDot} style={place} />
            <b className={edgeOf(x(most))} style={place}>
              {say(highest[of])}
            </b>
          </>
        }
      >
        <path className={figuresCss.chartArea} d={`${line}L${x(bars.length - 1)} ${y(0)}L${x(0)} ${y(0)}Z`} />
        {earlier && <path className={figuresCss.chartBefore} d={path(earlier)} vectorEffect="non-scaling-stroke" />}
        <path className={figuresCss.chartNow} d={line} vectorEffect="non-scaling-stroke" />
        {bars.map((bar, i) => (
          <rect
            key={bar.from}
            className={figuresCss.chartHit}
            x={x(i) - 50 / bars.length}
            width={100 / bars.length}
            height="100"
          >
            <title>
              {`${daysOf(bar)}: ${say(bar[of])}`}
              {before?.[i] && `\n${daysOf(before[i])}: ${say(before[i][of])}`}
            </title>
          </rect>
        ))}
      </ChartFrame>
    </>
  );
}

/** A number of the period before, and of which days it is. */
function Before({ bar, of, say }: { bar: Bar; of: Measure; say: (value: number) => string }) {
  return (
    <>
      {say(bar[of])} <span className={adminCss.sub}>{daysOf(bar)}</span>
    </>
  );
}
