import type { ReactNode } from 'react';
import { figuresTexts as t } from '../../../i18n/admin/figures.js';
import { shortDate, today } from '../components/days.js';
import { ticksOf, type Bar } from './chart-data.js';
import * as css from './figures.module.css';

/** The days of a bar, as they are said. */
export const daysOf = ({ from, to }: Bar): string =>
  from === to ? shortDate(from) : `${shortDate(from)} – ${shortDate(to)}`;

/** The end of a range, as below a chart. */
const endOf = (day: string): string => (day === today() ? t.now : shortDate(day));

export interface Scale {
  ticks: readonly number[];
  /** From the top, in percent. */
  y: (value: number) => number;
}

/** A scale that reaches over all values, and over 0. */
export function scaleOf(values: readonly number[]): Scale {
  const ticks = ticksOf(values);
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  return { ticks, y: (value) => ((high - value) / (high - low)) * 100 };
}

/** At which edge a label is placed that is to stay within the chart. @param x its place in percent */
export function edgeOf(x: number): string | undefined {
  return x < 15 ? css.isFirst : x > 85 ? css.isLast : undefined;
}

/**
 * The ground of a chart over time: its lines, their values, and the days. Who can't see it reads the sentence, and
 * the table below holds every number.
 */
export function ChartFrame({
  sentence,
  scale: { ticks, y },
  sayTick = (tick) => tick.toLocaleString('en-MY', { notation: 'compact' }),
  bars,
  marks,
  table,
  children,
}: {
  sentence: string;
  scale: Scale;
  sayTick?: (tick: number) => string;
  bars: readonly Bar[];
  /** HTML over the drawing, which does not stretch. */
  marks?: ReactNode;
  /** The numbers' names, and the numbers of each bar. */
  table: { columns: readonly string[]; row: (index: number) => readonly ReactNode[] };
  /** The drawing, in a square of 100 by 100. */
  children: ReactNode;
}) {
  const [first, middle, last] = [bars[0], bars[Math.floor(bars.length / 2)], bars.at(-1)];
  return (
    <>
      <div className={css.chart} role="img" aria-label={sentence}>
        <div className={css.chartY}>
          {ticks.map((tick) => (
            <span key={tick} style={{ top: `${y(tick)}%` }}>
              {sayTick(tick)}
            </span>
          ))}
        </div>
        <div className={css.chartPlot}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {ticks.map((tick) => (
              <path
                key={tick}
                className={tick === 0 ? css.chartZero : css.chartLine}
                d={`M0 ${y(tick)}H100`}
                vectorEffect="non-scaling-stroke"
              />
            ))}
            {children}
          </svg>
          {marks}
        </div>
        <div className={css.chartX}>
          {first && <span>{shortDate(first.from)}</span>}
          {middle && bars.length > 2 && <span>{shortDate(middle.from)}</span>}
          {last && bars.length > 1 && <span>{endOf(last.to)}</span>}
        </div>
      </div>
      <details className={css.chartTable}>
        <summary>{t.table}</summary>
        <div className={css.chartTableScroll} tabIndex={0} role="group" aria-label={table.columns[0]}>
          <table className="table">
            <caption className="sr">{sentence}</caption>
            <thead>
              <tr>
                <th scope="col">{t.period}</th>
                {table.columns.map((column) => (
                  <th key={column} scope="col" className="r">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {bars.map((bar, index) => (
                <tr key={bar.from}>
                  <th scope="row">{daysOf(bar)}</th>
                  {table.row(index).map((cell, column) => (
                    <td key={table.columns[column]} className="r num">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
