import type { Funnel, ShopFigures } from '@serikad/shared/admin/figures.types';
import { classNames } from '../../../components/ui/class-names.js';
import { figuresTexts as t } from '../../../i18n/admin/figures.js';
import * as css from './figures.module.css';

const STEPS: readonly (keyof Funnel)[] = ['visitors', 'looked', 'began', 'orders', 'paid'];

/** From visitor to payment: how many come to each step, and what share of the visitors that is. */
export function FunnelCard({ figures: { funnel, conversion } }: { figures: ShopFigures }) {
  const most = Math.max(1, ...STEPS.map((step) => funnel[step]));
  const shareOf = (count: number) => (funnel.visitors === 0 ? undefined : count / funnel.visitors);
  return (
    <section className="card card__pad">
      <h2 className="h-card">{t.funnel}</h2>
      <p className={css.fig}>{conversion === null ? '–' : t.percent(conversion)}</p>
      <p className="xs soft">{conversion === null ? t.noVisitors : t.conversionHint}</p>
      <ol className={css.pages}>
        {STEPS.map((step) => {
          const share = shareOf(funnel[step]);
          return (
            <li key={step}>
              <span className="sm">{t.steps[step]}</span>
              <span className="sm num">
                <b>{funnel[step].toLocaleString('en-MY')}</b>{' '}
                {share !== undefined && <span className="soft">{t.percent(share)}</span>}
              </span>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect width="100" height="8" />
                <rect className={css.pagesShare} width={(funnel[step] / most) * 100} height="8" />
              </svg>
            </li>
          );
        })}
      </ol>
      <p className={classNames('xs soft', css.funnelHint)}>{t.funnelHint}</p>
    </section>
  );
}
