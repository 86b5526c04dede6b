import { classNames } from '../../../components/ui/class-names.js';
import { figuresTexts as t } from '../../../i18n/admin/figures.js';
import { shortDate, today } from '../components/days.js';
import type { Bar, Grain, Measure } from './chart-data.js';
import { ChartFrame, daysOf, edgeOf, scaleOf } from './chart-frame.js';
import * as css from './figures.module.css';

/** How wide a bar is in its place, of 1. */
const FILLED = 0.72;

export function BarChart({
  what,
  grain,
  bars,
  of,
  say,
}: {
  what: string;
  grain: Grain;
  bars: readonly Bar[];
  of: Measure;
  say: (value: number) => string;
}) {
  const values = bars.map((bar) => bar[of]);
  const scale = scaleOf(values);
  const { y } = scale;
  const most = values.indexOf(Math.max(...values));
  const width = 100 / bars.length;
  const [first, last, highest] = [bars[0], bars.at(-1), bars[most]];
  if (!first || !last || !highest) return null;
  const sentence = t.chart(
    what,
    t.per[grain],
    shortDate(first.from),
    shortDate(last.to),
    say(highest[of]),
    daysOf(highest),
  );
  const at = (most + 0.5) * width;
  return (
    <ChartFrame
      sentence={sentence}
      scale={scale}
      bars={bars}
      table={{ columns: [what], row: (index) => [say(values[index] ?? 0)] }}
      marks={
        highest[of] > 0 && (
          <b className={edgeOf(at)} style={{ left: `${at}%`, top: `${y(highest[of])}%` }}>
            {say(highest[of])}
          </b>
        )
      }
    >
      {bars.map((bar, i) => (
        <rect
          key={bar.from}
          className={classNames(css.chartBar, i === most ? css.chartBarMost : bar.to === today() && css.chartBarNow)}
          x={(i + (1 - FILLED) / 2) * width}
          y={Math.min(y(0), y(bar[of]))}
          width={width * FILLED}
          height={Math.abs(y(bar[of]) - y(0))}
        >
          <title>{`${daysOf(bar)}: ${say(bar[of])}`}</title>
        </rect>
      ))}
    </ChartFrame>
  );
}
