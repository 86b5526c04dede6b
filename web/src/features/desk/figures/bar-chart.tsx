import { figuresTexts as t } from '../../../i18n/ms/desk/figures.js';
import { shortDate } from '../parts/days.js';
import { ticksOf, type Bar, type Grain } from './chart-data.js';

/** How wide a bar is in its place, of 1. */
const FILLED = 0.72;

/** Bars over time. Who can't see them reads the sentence, and the table below holds every number. */
export function BarChart({
  what,
  grain,
  bars,
  of,
  say,
  sayTick = (tick) => tick.toLocaleString('en-MY', { notation: 'compact' }),
}: {
  what: string;
  grain: Grain;
  bars: readonly Bar[];
  of: 'orders' | 'revenue' | 'visitors';
  say: (value: number) => string;
  sayTick?: (tick: number) => string;
}) {
  const values = bars.map((bar) => bar[of]);
  const ticks = ticksOf(values);
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  /** From the top, in percent. */
  const y = (value: number) => ((high - value) / (high - low)) * 100;
  const most = values.indexOf(Math.max(...values));
  const width = 100 / bars.length;
  const label = (bar: Bar) =>
    bar.from === bar.to ? shortDate(bar.from) : `${shortDate(bar.from)} – ${shortDate(bar.to)}`;
  const [first, last, highest] = [bars[0], bars.at(-1), bars[most]];
  if (!first || !last || !highest) return null;
  const sentence = t.chart(
    what,
    t.per[grain],
    shortDate(first.from),
    shortDate(last.to),
    say(highest[of]),
    label(highest),
  );
  return (
    <>
      <div className="chart" role="img" aria-label={sentence}>
        <div className="chart__y">
          {ticks.map((tick) => (
            <span key={tick} style={{ top: `${y(tick)}%` }}>
              {sayTick(tick)}
            </span>
          ))}
        </div>
        <div className="chart__plot">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {ticks.map((tick) => (
              <path
                key={tick}
                className={tick === 0 ? 'chart__zero' : 'chart__line'}
                d={`M0 ${y(tick)}H100`}
                vectorEffect="non-scaling-stroke"
              />
            ))}
            {bars.map((bar, i) => (
              <rect
                key={bar.from}
                className={i === most ? 'chart__bar chart__bar--most' : 'chart__bar'}
                x={(i + (1 - FILLED) / 2) * width}
                y={Math.min(y(0), y(bar[of]))}
                width={width * FILLED}
                height={Math.abs(y(bar[of]) - y(0))}
              >
                <title>{`${label(bar)}: ${say(bar[of])}`}</title>
              </rect>
            ))}
          </svg>
          {highest[of] > 0 && (
            <b
              className={most < bars.length * 0.15 ? 'is-first' : most > bars.length * 0.85 ? 'is-last' : undefined}
              style={{ left: `${(most + 0.5) * width}%`, top: `${y(highest[of])}%` }}
            >
              {say(highest[of])}
            </b>
          )}
        </div>
        <div className="chart__x">
          <span>{shortDate(first.from)}</span>
          {bars.length > 2 && <span>{shortDate(bars[Math.floor(bars.length / 2)]?.from ?? '')}</span>}
          {bars.length > 1 && <span>{shortDate(last.to)}</span>}
        </div>
      </div>
      <details className="chart-table">
        <summary>{t.table}</summary>
        <div className="chart-table__scroll" tabIndex={0} role="group" aria-label={what}>
          <table className="table">
            <caption className="sr">{sentence}</caption>
            <thead>
              <tr>
                <th scope="col">{t.period}</th>
                <th scope="col" className="r">
                  {what}
                </th>
              </tr>
            </thead>
            <tbody>
              {bars.map((bar) => (
                <tr key={bar.from}>
                  <th scope="row">{label(bar)}</th>
                  <td className="r num">{say(bar[of])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
